import { build } from 'vite'
import { buildClient } from './buildClient.ts'
import { compressAssets } from './src/server/compressAssets.ts'

/**
 * Builds the storefront: what the browser gets, with its manifest and its compressed twins, and what the server runs.
 */
process.env.NODE_ENV = 'production'
process.chdir(import.meta.dirname)
await buildClient('build/client')
await build({ build: { outDir: 'build/server', emptyOutDir: true, ssr: 'src/entry.server.ts' } })
await compressAssets('build/client')
