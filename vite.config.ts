import preact from '@preact/preset-vite'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const client = (file: string) => `src/plugins/web/client/${file}`

/** Scripts and styles are compressed here, once, so that the server never has to. */
const compressed: Plugin = {
  name: 'compressed',
  writeBundle({ dir = '.' }) {
    const assets = join(dir, 'assets')
    for (const name of readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file))) {
      const bytes = readFileSync(join(assets, name))
      writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes))
      writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    }
  },
}

// The pages' scripts and styles. The server reads the manifest and writes the HTML itself.
export default defineConfig({
  plugins: [preact({ devToolsEnabled: false }), compressed],
  publicDir: false,
  base: '/',
  build: {
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own with a hash in its name: the pages' policy allows no data: fonts or code.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rollupOptions: {
      checks: { pluginTimings: false },
      input: {
        home: client('home/main.ts'),
        owner: client('owner/main.tsx'),
        account: client('account/main.tsx'),
        plain: client('plain.ts'),
      },
    },
  },
})
