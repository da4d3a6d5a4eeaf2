import { build } from 'vite'

/** Builds the browser's and the server's files of a shop in a folder with its own `vite.config.ts`. */
export async function buildShop(root: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.chdir(root)
  // Node imports the configuration with this process's export conditions, so that the current sources are never built
  // with the plugin of an older build.
  const configLoader = 'native'
  await build({ root, configLoader })
  await build({ root, configLoader, build: { ssr: true } })
}
