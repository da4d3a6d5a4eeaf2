import type { Locale } from '@millwright/domain/locale'
import type { DecorationDocument } from './read.ts'

/** What a page's sign says of the header. */
export type DecorationHeader = {
  bgUrl: string
  navList: { name: string; href: string; newTab: boolean }[]
  showCategory: boolean
  showLogo: boolean
  showNavs: boolean
  showSearch: boolean
}

/** The sign, lifted out of the page for the layout to show; `undefined` where the page has none. */
export function headerOf(document: DecorationDocument, locale: Locale): DecorationHeader | undefined {
  const sign = document.blocks.find((block) => block.type === 'shop_signs')
  if (!sign) return undefined
  const { navList, ...rest } = sign.data
  return { ...rest, navList: navList.flatMap(({ name, target }) => (target ? { name: name[locale], ...target } : [])) }
}
