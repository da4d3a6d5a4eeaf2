import type { Assets } from '../document/assets.ts'
import { readAssets } from './readAssets.ts'

/** The browser's files of the build, and their names. */
export type ShopBuild = { assets: Assets; folder: string }

let served: ShopBuild | undefined

/** While a shop is written, its tools say what its files are called. */
export function serveFromSources(build: ShopBuild): void {
  served = build
}

/** The browser's files of this shop: they lie in `client`, beside the folder of the server's files. */
export function shopBuild(): ShopBuild {
  if (served) return served
  const folder = `${import.meta.dirname}/../client`
  return { folder, assets: readAssets(folder) }
}
