import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

export type ShopPluginOptions = {
  /** The folder of the shop. @default the folder that Vite is started in */
  root?: string
  /** The module whose default export is `createShop(...)`. @default 'src/shop.ts' */
  shop?: string
  /** The module that serves the shop, where there is one. @default 'src/server.ts' */
  server?: string
  /** The module that exports `shell`, the shop's own parts around every screen. @default 'src/shell.tsx' */
  shell?: string
  /** The folder of the shop's own screens: `Name.route.ts` beside `Name.tsx`. @default 'src/screens' */
  screens?: string
  /** The module that exports `languages`, as `createShop` is given them. @default 'src/languages.ts' */
  languages?: string
  /** The folder of what is built: `client` and `server` in it. @default 'build' */
  outDir?: string
}

/** The options of the plugin, with every path absolute. */
export type ShopSources = {
  root: string
  shop: string
  server: string | undefined
  shell: string | undefined
  screens: string
  languages: string | undefined
  outDir: string
}

/** Where the sources of a shop are, from what the plugin was told. */
export function readSources(root: string, given: ShopPluginOptions): ShopSources {
  const file = (path: string) => resolve(root, path)
  const optional = (path: string | undefined, usual: string) =>
    path !== undefined || existsSync(file(usual)) ? file(path ?? usual) : undefined
  return {
    root,
    shop: file(given.shop ?? 'src/shop.ts'),
    server: optional(given.server, 'src/server.ts'),
    shell: optional(given.shell, 'src/shell.tsx'),
    screens: file(given.screens ?? 'src/screens'),
    languages: optional(given.languages, 'src/languages.ts'),
    outDir: file(given.outDir ?? 'build'),
  }
}
