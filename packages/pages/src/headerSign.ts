/** The header settings of a merchant's `shop_signs` block. */
export type HeaderSign = {
  bgUrl?: string
  navList: readonly { name: string; href: string; newTab: boolean }[]
  showCategory: boolean
  showLogo: boolean
  showNavs: boolean
  showSearch: boolean
  /** Whether the settings belong to a shop or a saved page. Their links then replace the mall's. */
  own?: boolean
}
