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
