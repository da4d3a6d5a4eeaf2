import type { Client } from '@millwright/contract/contract'
import type { Category } from '@millwright/contract/catalogue/entities'
import type { ShopHead } from '@millwright/contract/shop/entities'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import { listSorts, sortNumbers } from '@millwright/domain/list/listFilter'
import { isAt } from '@millwright/domain/paths/isAt'
import { path } from '@millwright/domain/paths/path'
import { missing } from '../../loader.ts'
import type { LoaderContext, Head, Loader, TitleText } from '../../loader.ts'
import { serverRendered } from '../../serverRendered.ts'
import type { ServerRendered } from '@millwright/ui/StaticHtml'
import { shownTree } from '../../loading/categoryTree.ts'
import { decoratedPageOf } from '../../content/decoratedPage.ts'
import type { DecoratedPage } from '../../content/decoratedPage.ts'
import { documentOf } from '../../loading/documentOf.ts'
import { isDecorated } from '../../loading/isDecorated.ts'
import { ownSign } from '../../content/ownSign.ts'
import { couponsOfShop } from '../../promotion/shownCoupons.ts'
import type { ShownCoupons } from '../../promotion/shownCoupons.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { searchGoods } from '../../search/searchGoods.ts'
import { slimCard } from '../../loading/slimCard.ts'
import { isNarrowed, readShopAddress, writeShopAddress } from './shopAddress.ts'
import type { ShopAddress } from './shopAddress.ts'
import { id, oneOf, text } from '../../searchParams.ts'

export type ShopClass = { categoryId: string; name: string; count?: number }
export type ShopGoods = { products: ServerRendered<CardProduct[]>; total: number; pages: number }

export type ShopIndexData = {
  head: Head
  address: ShopAddress
  shop: ShopHead
  open: boolean
  /** Whether the buyer saved the shop. Absent for a visitor. */
  kept?: boolean
  /** The path of the selected category, from the root. */
  trail: ShopClass[]
  /** The categories to choose from. */
  classes: ShopClass[]
  /** The decorated front. Absent if the address narrows the products. */
  front?: DecoratedPage
  /** The coupons. Absent if the address narrows the products. */
  coupons?: ShownCoupons
  /** The products. Absent if the search failed; the rest of the page still shows. */
  goods?: ShopGoods
}
export type ShopIndexProps = Omit<ShopIndexData, 'head'>

const OPEN = 1
const PUBLISHED = 1
const PAGE = 20

export const searchParams = { sid: id, cid: text, pn: text, sort: oneOf(listSorts), page: text }

/** Loads `/shopIndex?sid[&cid]`: a shop with its own sign, its decorated front and its products. */
export const load: Loader<ShopIndexData, typeof searchParams> = async (api, context) => {
  const address = readShopAddress(context.url.searchParams)
  if (!context.query.sid) missing({ unnamed: 'shop' })
  if (!address) missing({ unknown: 'category' })
  const { shopId } = address
  const [shop, home, tree, found, kept, coupons] = await Promise.all([
    api.shopHeadInfo({ shopId }),
    orUndefined(api.homepage({ renovationType: 1, shopId })),
    orUndefined(api.categoryInfo({ shopId })),
    orUndefined(search(api, context, address)),
    context.user ? orUndefined(api.isShopCollection({ shopId })) : undefined,
    isNarrowed(address) ? undefined : couponsOfShop(api, context, shopId),
  ])
  if (!shop) missing({ unknown: 'shop' })
  const open = (shop.shopStatus ?? OPEN) === OPEN
  if (!open)
    return { head: { title: shop.shopName, noindex: true, status: 404 }, address, shop, open, trail: [], classes: [] }

  const { trail, below } = wayTo(tree ? shownTree(tree) : [], address.categoryId)
  const counts = new Map(found?.categories.map(({ categoryId, count }) => [categoryId, count]))
  const document = home?.homeStatus === PUBLISHED ? documentOf(home, { sid: shopId }) : undefined
  const front = document && isDecorated(document) && !isNarrowed(address) && isAt(context.url.pathname, 'shopIndex')
  return {
    head: {
      title: titleOf(address, shop, trail),
      description: shop.intro && `${shop.shopName}：${shop.intro}`,
      canonical: writeShopAddress({ shopId, categoryId: address.categoryId }),
      noindex: Boolean(address.keyword) || undefined,
      sign: document && ownSign(document, context.locale),
      jsonLd: jsonLdOf(shop, context),
    },
    address,
    shop,
    open,
    ...(kept !== undefined && { kept }),
    trail: trail.map(classOf),
    classes: below.map((one) => ({
      ...classOf(one),
      ...(counts.get(one.categoryId) && { count: counts.get(one.categoryId) }),
    })),
    ...(coupons && { coupons }),
    ...(front && { front: await decoratedPageOf(api, context, document) }),
    ...(found && {
      goods: {
        products: serverRendered(found.products.records.map(slimCard)),
        total: found.products.total,
        pages: found.products.pages,
      },
    }),
  }
}

function search(
  api: Client,
  context: Pick<LoaderContext, 'user'>,
  { shopId, categoryId, keyword, sort, page }: ShopAddress,
) {
  return searchGoods(api, context, {
    shopId,
    shopCategoryId: categoryId,
    keyword,
    sort: sortNumbers[sort],
    current: page,
    size: PAGE,
  })
}

/**
 * Returns the path of a category (`trail`) and the categories to choose from (`below`): its children, the siblings of a
 * leaf, or the top level without a category. A single category with children is replaced by its children.
 */
function wayTo(
  tree: readonly Category[],
  categoryId: string | undefined,
): { trail: Category[]; below: readonly Category[] } {
  const trail = categoryId === undefined ? [] : trailOf(tree, categoryId)
  const leaf = trail.length > 0 && !trail.at(-1)?.categories?.length
  const above = leaf ? trail.at(-2) : trail.at(-1)
  let below = above ? (above.categories ?? []) : tree
  while (below.length === 1 && below[0]?.categories?.length) below = below[0].categories
  return { trail, below }
}

function trailOf(tree: readonly Category[], categoryId: string): Category[] {
  for (const one of tree) {
    if (one.categoryId === categoryId) return [one]
    const below = trailOf(one.categories ?? [], categoryId)
    if (below.length) return [one, ...below]
  }
  return []
}

const classOf = ({ categoryId, categoryName }: Category): ShopClass => ({ categoryId, name: categoryName })

function titleOf({ keyword }: ShopAddress, { shopName }: ShopHead, trail: readonly Category[]): TitleText {
  if (keyword) return { namespace: 'shop', key: 'titleKeyword', values: { keyword, shop: shopName } }
  const here = trail.at(-1)
  return here ? { namespace: 'shop', key: 'titleClass', values: { name: here.categoryName, shop: shopName } } : shopName
}

/** Returns the shop as schema.org data for search engines. */
function jsonLdOf({ shopId, shopName, intro, phone, city }: ShopHead, { url, locale }: LoaderContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name: shopName,
    url: url.origin + path('shopIndex', { sid: shopId, lang: locale }),
    ...(intro && { description: intro }),
    ...(phone && { telephone: phone }),
    ...(city && { address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'CN' } }),
  }
}
