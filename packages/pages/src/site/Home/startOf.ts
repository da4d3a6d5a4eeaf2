import type { Category } from '@millwright/contract/catalogue/entities'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { path } from '@millwright/domain/paths/path'
import type { Locale } from '@millwright/domain/locale'
import { namespaces } from '@millwright/i18n/namespaces'
import type { IconName } from '@millwright/ui/Icon'
import { hasScreen } from '../../hasScreen.ts'

/** Two rows of eight columns on wide windows, four rows of four on phones. */
const MOST_TILES = 16

export type HomeWay = { href: string; icon: IconName; title: string; text: string }
export type HomeTile = { href: string; name: string; pic?: string | undefined }
/** The ways to order and the categories, with their texts, so that the page's script needs none of them. */
export type StartLinks = { words: Record<'ways' | 'categories', string>; ways: HomeWay[]; categories: HomeTile[] }

/** Returns the ways to order and one tile for each of the given top categories. */
export function startOf(locale: Locale, tree: readonly Category[] = []): StartLinks {
  const text = namespaces.homeDesk[locale]
  const ways: HomeWay[] = [
    { href: path('quick-order'), icon: 'copy', title: text.wayPaste, text: text.wayPasteText },
    { href: path('supermarket'), icon: 'table', title: text.wayMarket, text: text.wayMarketText },
    { href: path('financial-payment'), icon: 'document', title: text.wayTerms, text: text.wayTermsText },
    { href: path('special-discount'), icon: 'clock', title: text.wayOffers, text: text.wayOffersText },
  ]
  return {
    words: { ways: text.ways, categories: text.categories },
    ways: ways.filter(({ href }) => hasScreen(href)),
    categories: tree.slice(0, MOST_TILES).map(({ categoryId, categoryName, ...category }) => ({
      href: writeListPath({ categoryPath: [categoryId] }),
      name: categoryName,
      pic: firstPicture(category),
    })),
  }
}

/** Returns the picture of a category, or of the first of its children that has one. */
function firstPicture({ pic, categories = [] }: Pick<Category, 'pic' | 'categories'>): string | undefined {
  if (pic) return pic
  for (const child of categories) {
    const found = firstPicture(child)
    if (found) return found
  }
  return undefined
}
