import type { Client } from '@millwright/contract/contract'
import type { Category, ProdCard } from '@millwright/contract/catalogue/entities'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { writeListPath } from '@millwright/domain/list/listFilter'
import { missing } from '../../loader.ts'
import type { Head } from '../../loader.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { categoryPathOf, productTrail } from './productTrail.ts'

const BRANDS = 12

/** The page data of a delisted product: substitutes, similar products, categories and brands. */
export type DetailDelistedData = {
  head: Head
  gone: true
  substitutes: CardProduct[]
  recommended: CardProduct[]
  categories: { name: string; href: string }[]
  /** The brands with products in the nearest category. */
  brands: { name: string; href: string }[]
}

/**
 * Loads the alternatives of a delisted product. Throws the refusal if there are none: the product then counts as
 * unknown.
 */
export async function loadDelisted(
  api: Client,
  prodId: string,
  tree: readonly Category[],
  refusal: unknown,
): Promise<DetailDelistedData> {
  const [related, near] = await Promise.all([
    orUndefined(api.prodRelated({ prodId })),
    orUndefined(api.recommendList({ prodId, size: 6 })),
  ])
  const substitutes = related?.substitutes ?? []
  const recommended = (near?.records ?? []).filter(({ prodId: id }) => !substitutes.some((one) => one.prodId === id))
  const [like] = [...substitutes, ...recommended]
  if (!like) throw refusal ?? missing({ unknown: 'product' })
  return {
    head: { title: { namespace: 'detail', key: 'offShelfTitle' }, noindex: true, status: 404 },
    gone: true,
    substitutes: substitutes.slice(0, 6).map(slimCard),
    recommended: recommended.map(slimCard),
    categories: productTrail(tree, like).toReversed(),
    brands: await brandsNear(api, like),
  }
}

/** Returns the brands of the category, each linked to its products there. */
async function brandsNear(api: Client, product: ProdCard): Promise<DetailDelistedData['brands']> {
  const { categoryId } = product
  if (categoryId === undefined) return []
  const categoryPath = categoryPathOf(product)
  const brands = (await orUndefined(api.brandsByCategory({ categoryId }))) ?? []
  const named = brands.flatMap(({ brandId, brandName: name }) =>
    brandId && name ? [{ name, href: writeListPath({ categoryPath, brandIds: [brandId] }) }] : [],
  )
  return named.slice(0, BRANDS)
}
