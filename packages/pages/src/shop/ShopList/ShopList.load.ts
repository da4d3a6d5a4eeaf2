import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { Client } from '@millwright/contract/contract'
import type { ShopCardInfo, ShopFacets } from '@millwright/contract/shop/entities'
import type { Page } from '@millwright/contract/values'
import { readKeyword } from '@millwright/domain/account/validation'
import { missing, redirect } from '../../loader.ts'
import type { Head, Loader, LoaderContext } from '../../loader.ts'
import { ownShelves } from '../../loading/agreedPrices.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { id, oneOf, page } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'
import { writeShopList } from './shopListAddress.ts'
import type { ShopListQuery } from './shopListAddress.ts'

const SHOWN = 10
const NAME_LIMIT = 200
const OWN = 1

type Good = ShopCardInfo['products'][number] & Pick<CardProduct, 'agreementPrice' | 'agreementMinQty' | 'memberPrice'>
/** A shop with some of its products at the buyer's prices. */
export type ListedShop = Omit<ShopCardInfo, 'products'> & { products: Good[] }

export type ShopListData = {
  query: ShopListQuery
  /** Whether the search was blank. The page says so and shows all shops. */
  blank: boolean
  shops: Page<ListedShop>
  facets: ShopFacets
}

/** Keeps blank input, since a blank search has its own message. */
const typed: Param<string> = (value) => value.slice(0, NAME_LIMIT).toWellFormed()
const words: Param<string> = (value) => (value && value.length <= 100 ? value.toWellFormed() : undefined)

export const searchParams = {
  shopName: typed,
  kind: oneOf(['own', 'preferred']),
  city: words,
  category: id,
  page,
}

/** Loads `/shopList`: shops by name or by their products. */
export const load: Loader<ShopListData & { head: Head }, typeof searchParams> = async (api, context) => {
  const { shopName: raw, kind, city, category, page: current = 1 } = context.query
  const shopName = raw === undefined ? undefined : readKeyword(raw)
  const query: ShopListQuery = { shopName, kind, city, category, page: current }
  // Normalizes spaces, so that each search text has one address.
  if (shopName !== undefined && shopName !== raw) redirect(writeShopList(query))
  const wanted = {
    shopName,
    shopType: kind === 'own' ? OWN : undefined,
    isPreferred: kind === 'preferred' ? 1 : undefined,
    city,
    categoryId: category,
  }
  const [shops, facets] = await Promise.all([
    api.shopPage({ ...wanted, current, size: SHOWN }),
    orUndefined(api.shopFacets(wanted)),
  ])
  if (current > 1 && current > shops.pages) missing({ unknown: 'listPage' })
  return {
    head: {
      title: shopName
        ? { namespace: 'shopList', key: 'titleFor', values: { name: shopName } }
        : { namespace: 'shopList', key: 'title' },
      canonical: writeShopList(query),
      ...(shopName && { noindex: true }),
    },
    query,
    blank: raw !== undefined && !shopName,
    shops: { ...shops, records: await withOwnGoods(api, context, shops.records) },
    facets: facets ?? { cities: [], categories: [] },
  }
}

async function withOwnGoods(
  api: Client,
  context: Pick<LoaderContext, 'user' | 'url'>,
  shops: readonly ShopCardInfo[],
): Promise<ListedShop[]> {
  const goods = await ownShelves(
    api,
    context,
    shops.map(({ products }) => products),
  )
  return shops.map((shop, at) => ({ ...shop, products: goods[at] ?? [] }))
}
