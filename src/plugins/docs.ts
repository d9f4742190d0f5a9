/** Serves: /docs, the API description to read and try in a browser. From: /openapi.json; all assets are our own. */
import swaggerUi from '@fastify/swagger-ui'
import fp from 'fastify-plugin'

export default fp(
  async function docs(app) {
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      uiConfig: {
        docExpansion: 'list',
        deepLinking: true,
        tryItOutEnabled: false,
        validatorUrl: null,
      },
      staticCSP: {
        'default-src': "'none'",
        'script-src': "'self'",
        // The viewer sets styles from its script.
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data:",
        'font-src': "'self' data:",
        'connect-src': "'self'",
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'none'",
      },
    })
  },
  { name: 'docs', dependencies: ['openapi'] },
)
