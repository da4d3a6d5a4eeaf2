import type { SupermarketRow } from '@millwright/contract/catalogue/entities'
import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import type { Head, Loader } from '../../loader.ts'
import { text } from '../../searchParams.ts'
import { agreedPrices, withAgreedPrices } from '../../loading/agreedPrices.ts'
import type { Agreed } from '../../loading/agreedPrices.ts'
import { readRowQuantitiesParam } from './rowQuantities.ts'
import type { RowQuantities } from './rowQuantities.ts'

type Figures = 'priceTiers' | 'minOrderQty' | 'packQty' | 'leadDays' | 'unit'

export type MarketRow = Pick<SupermarketRow, 'skuId' | 'prodId' | 'price' | 'stocks'> &
  Partial<Pick<SupermarketRow, Figures>> & {
    model: string
    name: string
    /** The property values of the SKU. */
    size: string
    agreementPrice?: Money
    agreementMinQty?: number
    expireTime?: number
    memberPercent?: number | undefined
  }

export type SupermarketData = {
  head: Head
  /** The week of the selection in epoch milliseconds. `start` is inclusive, `end` exclusive. */
  week: { start: number | undefined; end: number | undefined }
  classes: { categoryId: string; categoryName: string; rows: MarketRow[] }[]
  /** The quantities typed before the buyer had to sign in. */
  wanted?: RowQuantities | undefined
  agreedAgain: string | undefined
}

/** The maximum of rows to request agreement prices for. */
const AGREED = 300

export const searchParams = { q: text }

/** Loads `/supermarket`: the week's fast movers as one order table. */
export const load: Loader<SupermarketData, typeof searchParams> = async (api, context) => {
  const { startTime, endTime, categories } = await api.supermarket()
  const agreed = await agreedPrices(
    api,
    context,
    categories.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
    AGREED,
  )
  return {
    head: { title: { namespace: 'supermarket', key: 'title' }, canonical: path('supermarket') },
    week: { start: startTime, end: endTime },
    classes: categories.map(({ categoryId, categoryName, skus }) => ({
      categoryId,
      categoryName,
      rows: skus.map((sku) => rowOf(sku, agreed)),
    })),
    wanted: readRowQuantitiesParam(context.query.q),
    agreedAgain: agreed.retryHref,
  }
}

function rowOf(sku: SupermarketRow, agreed: Agreed): MarketRow {
  const { skuId, prodId, prodName, partyCode, properties, price, priceTiers, stocks, minOrderQty, packQty } = sku
  const { leadDays, unit } = sku
  const row = {
    skuId,
    prodId,
    model: partyCode ?? prodName,
    name: prodName,
    size: readProperties(properties)
      .map(({ value }) => value)
      .join(' · '),
    price,
    priceTiers: priceTiers?.length ? priceTiers : undefined,
    stocks,
    minOrderQty: minOrderQty === 1 ? undefined : minOrderQty,
    packQty: packQty === 1 ? undefined : packQty,
    leadDays,
    unit,
    memberPercent: agreed.memberPercent,
  }
  const [own = row] = withAgreedPrices<MarketRow>([row], agreed)
  return own
}
