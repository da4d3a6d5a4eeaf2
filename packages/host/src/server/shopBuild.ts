import type { Assets } from '../document/assets.ts'
import { readAssets } from './readAssets.ts'

/** The folder of the browser's files and their names. */
export type ShopBuild = { assets: Assets; folder: string }

let served: ShopBuild | undefined

/** Sets the files that Vite serves in development. */
export function serveFromSources(build: ShopBuild): void {
  served = build
}

/** Returns the browser's files of this shop: the folder `client` beside that of the server's files. */
export function shopBuild(): ShopBuild {
  if (served) return served
  const folder = `${import.meta.dirname}/../client`
  return { folder, assets: readAssets(folder) }
}
