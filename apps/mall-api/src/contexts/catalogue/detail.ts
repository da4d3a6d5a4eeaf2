import type { Locale } from '@millwright/domain/locale'
import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { freightFee } from '@millwright/domain/price/freight'
import { lineTotal } from '@millwright/domain/price/price'
import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../../core/call/call.ts'
import { agreedWire, agreementsOn } from '../../core/price/agreements.ts'
import type { Agreement } from '../../core/price/agreements.ts'
import { cardsOf } from './cards.ts'
import { addressOf } from '../../core/address/addresses.ts'
import { freightRules } from '../../core/price/freight.ts'
import { optionalWireYuan, wireTiers, wireYuan } from '../../core/wire/wire.ts'
import type { DetailWire, ReadDetail, SkuWire, Tiers } from '../../core/wire/wire.ts'

type SkuRow = {
  skuId: number
  prodId: number
  skuName: string
  properties: string
  price: string
  oriPrice: string | null
  stocks: number
  partyCode: string
  pic: string
  weight: number | null
  tiers: Tiers
  minOrderQty: number
  packQty: number
  leadDays: number
  unit: string
}
type Reader = CallContext & { user: number | undefined }

/** Returns the SKUs of products, with the agreed prices of a signed-in buyer. */
export async function skusOf(at: Reader, prodIds: readonly number[]): Promise<SkuWire[]> {
  const skus = await readSkus(at, prodIds)
  return withAgreed(
    skus,
    await agreementsOn(
      at,
      skus.map(({ skuId }) => Number(skuId)),
    ),
  )
}

async function readSkus(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  prodIds: readonly number[],
): Promise<SkuWire[]> {
  const rows = await db.query<SkuRow>(
    `
    select sku_id as "skuId", prod_id as "prodId", k.party_code as "skuName", k.properties->>$2 as properties, k.price, k.ori_price as "oriPrice", k.stocks,
      k.party_code as "partyCode", k.pic, k.weight_kg as weight, k.tiers, k.min_order_qty as "minOrderQty", k.pack_qty as "packQty", k.lead_days as "leadDays",
      p.unit->>$2 as unit
    from sku k join product p using (prod_id) where prod_id = any($1::text::bigint[]) order by prod_id, k.seq`,
    [arrayText(prodIds), locale],
  )
  return rows.map(({ price, oriPrice, tiers, ...row }) => ({
    ...row,
    price: wireYuan(price),
    oriPrice: optionalWireYuan(oriPrice),
    priceTiers: wireTiers(tiers),
    status: 1,
  }))
}

function withAgreed(skus: readonly SkuWire[], agreed: ReadonlyMap<number, Agreement>): SkuWire[] {
  return skus.map((sku) => ({ ...sku, ...agreedWire(agreed.get(Number(sku.skuId))) }))
}

type Both = Record<Locale, string>
type ProductRow = {
  prodId: number
  content: string
  parameters: { key: Both; value: Both }[]
  crossRefs: { brand: string; code: string }[]
  documents: { name: Both; url: string; kind: 'datasheet' | 'cad' | 'manual' | 'certificate' }[]
}
/**
 * Returns the data of the product detail pages of listed products, in the order of the ids. The freight is for the
 * smallest order, delivered to the given address.
 */
export async function prodDetailsOf(
  at: Reader,
  prodIds: readonly number[],
  addrId?: number | string,
): Promise<DetailWire[]> {
  const { db, locale, user } = at
  const { details } = await at.kept.fresh()
  const shown = await details.all(
    prodIds.map((prodId) => ({ prodId, as: locale })),
    (missing) =>
      readDetails(
        at,
        missing.map((n) => prodIds[n]!),
      ),
  )
  if (!shown.length) return []
  const [agreed, userAddr] = await Promise.all([
    agreementsOn(
      at,
      shown.flatMap(({ skuList }) => skuList.map(({ skuId }) => Number(skuId))),
    ),
    user === undefined ? undefined : addressOf(at, user, addrId ?? 0),
  ])
  const freights = await freightRules(
    db,
    shown.map(({ shopId }) => Number(shopId)),
    userAddr?.provinceId,
  )
  return shown.map((detail) => {
    const { delivers, base, freeFrom, transit } = freights.get(Number(detail.shopId))!
    const skuList = withAgreed(detail.skuList, agreed)
    const fee = wireYuan(freightFee({ base, freeFrom }, smallestOrder(detail, skuList)))
    return {
      ...detail,
      prodType: at.finder.prodTypeOf(Number(detail.prodId), at.now),
      skuList,
      userDeliveryInfo: {
        totalTransFee: fee,
        freightRule: { base: wireYuan(base), freeFrom: wireYuan(freeFrom) },
        transitDays: transit,
        userAddr,
      },
      isDelivery: delivers,
      deliveryAmount: fee,
    }
  })
}

function smallestOrder({ skuId, price, minOrderQty }: ReadDetail, skuList: readonly SkuWire[]): Money {
  const sku = skuList.find((one) => one.skuId === skuId)
  return lineTotal(
    {
      price: money(price),
      priceTiers: sku?.priceTiers?.map((tier) => ({ minQty: Number(tier.minQty), price: money(tier.price) })),
      agreementPrice: sku?.agreementPrice ? money(sku.agreementPrice) : undefined,
      agreementMinQty: sku?.agreementMinQty ? Number(sku.agreementMinQty) : undefined,
    },
    Number(minOrderQty) || 1,
  )
}

async function readDetails(context: CallContext, prodIds: readonly number[]): Promise<Map<number, ReadDetail>> {
  const { db, locale } = context
  const rows = await db.query<ProductRow>(
    `
    select prod_id as "prodId", content->>$2 as content, parameters, cross_refs as "crossRefs", documents from product
    where prod_id = any($1::text::bigint[]) and status = 1`,
    [arrayText(prodIds), locale],
  )
  const shown = new Map(rows.map((row) => [row.prodId, row]))
  const [cards, skus] = await Promise.all([cardsOf(context, [...shown.keys()]), readSkus(context, [...shown.keys()])])
  const skusByProd = Map.groupBy(skus, ({ prodId }) => Number(prodId))
  return new Map(
    cards.map((card) => {
      const { content, parameters, crossRefs, documents } = shown.get(Number(card.prodId))!
      const skuList = skusByProd.get(Number(card.prodId)) ?? []
      return [
        Number(card.prodId),
        {
          ...card,
          content,
          imgs: [...new Set([card.pic, ...skuList.map(({ pic }) => pic)])].filter(Boolean).slice(0, 8).join(','),
          skuList,
          crossRefs,
          documents: documents.map(({ name, url, kind }) => ({ name: name[locale], url, kind })),
          prodParameterList: parameters.map(({ key, value }, order) => ({
            prodParameterId: order + 1,
            parameterKey: key[locale],
            parameterValue: value[locale],
          })),
          brand: { brandId: card.brandId, brandName: card.brandName ?? '' },
        },
      ]
    }),
  )
}
