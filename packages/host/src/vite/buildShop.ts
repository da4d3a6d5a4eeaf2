import { build } from 'vite'

/** Builds a shop at a folder with its own `vite.config.ts`: what the browser gets, and what the server runs. */
export async function buildShop(root: string): Promise<void> {
  Object.assign(process.env, { NODE_ENV: 'production' })
  process.chdir(root)
  await build({ root })
  await build({ root, build: { ssr: true } })
}
