import { build } from 'vite'

/** Builds a shop at a folder with its own `vite.config.ts`: what the browser gets, and what the server runs. */
export async function buildShop(root: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.chdir(root)
  // Node imports the configuration by the export conditions of this process, so fresh sources never meet an old plugin.
  const configLoader = 'native'
  await build({ root, configLoader })
  await build({ root, configLoader, build: { ssr: true } })
}
