import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'

const client = (file: string) => `src/plugins/web/client/${file}`

// The pages' scripts and styles. The server reads the manifest and writes the HTML itself.
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false })],
  publicDir: false,
  base: '/',
  build: {
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own with a hash in its name: the pages' policy allows no data: fonts or code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        home: client('home/main.ts'),
        owner: client('owner/main.tsx'),
        account: client('account/main.tsx'),
        plain: client('plain.ts'),
      },
    },
  },
})
