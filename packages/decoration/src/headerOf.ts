import type { Locale } from '@millwright/domain/locale'
import type { DecorationDocument } from './read.ts'

/** The header settings of a page's shop sign. */
export type DecorationHeader = {
  bgUrl: string
  navList: { name: string; href: string; newTab: boolean }[]
  showCategory: boolean
  showLogo: boolean
  showNavs: boolean
  showSearch: boolean
}

/** Returns the shop sign for the layout to show, or `undefined` if the page has none. */
export function headerOf(document: DecorationDocument, locale: Locale): DecorationHeader | undefined {
  const sign = document.blocks.find((block) => block.type === 'shop_signs')
  if (!sign) return undefined
  const { navList, ...rest } = sign.data
  return { ...rest, navList: navList.flatMap(({ name, target }) => (target ? { name: name[locale], ...target } : [])) }
}
