import { times } from '@millwright/domain/money'
import type { WireOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { arrayText } from '../db/db.ts'
import type { At } from '../call.ts'
import { cardsOf } from './cards.ts'
import { addressOf } from './addresses.ts'
import { freightFor } from './freight.ts'
import { maybeYuan, wireTiers, yuan } from './wire.ts'
import type { Tiers } from './wire.ts'

type SkuRow = {
  skuId: number; prodId: number; skuName: string; properties: string; price: string; oriPrice: string | null; stocks: number;
  partyCode: string; pic: string
  weight: number | null; tiers: Tiers; minOrderQty: number; packQty: number; leadDays: number; unit: string; agreementPrice: string | null
}
type Reader = At & { user: number | undefined }

/** The SKUs of products, with the buyer's agreement price where the buyer is known. */
export async function skusOf({ db, locale, user }: Reader, prodIds: readonly number[]): Promise<NonNullable<WireOf<'skuList'>>> {
  const rows = await db.query<SkuRow>(`
    select sku_id as "skuId", prod_id as "prodId", k.party_code as "skuName", k.properties->>$2 as properties, k.price, k.ori_price as "oriPrice", k.stocks,
      k.party_code as "partyCode", k.pic, k.weight_kg as weight, k.tiers, k.min_order_qty as "minOrderQty", k.pack_qty as "packQty", k.lead_days as "leadDays",
      p.unit->>$2 as unit, a.price as "agreementPrice"
    from sku k join product p using (prod_id) left join buyer u on u.user_id = $3::bigint left join agreement_price a using (price_group_id, sku_id)
    where prod_id = any($1::text::bigint[]) order by prod_id, k.seq`, [arrayText(prodIds), locale, user ?? null])
  return rows.map(({ price, oriPrice, agreementPrice, tiers, ...row }) => ({
    ...row, price: yuan(price), oriPrice: maybeYuan(oriPrice), agreementPrice: maybeYuan(agreementPrice), priceTiers: wireTiers(tiers), status: 1,
  }))
}

type Both = Record<Locale, string>
type ProductRow = {
  prodId: number; content: string; parameters: { key: Both; value: Both }[]; crossRefs: { brand: string; code: string }[]
  documents: { name: Both; url: string; kind: 'datasheet' | 'cad' | 'manual' | 'certificate' }[]
}

/** Products on the shelf with everything a page shows of them, in the order of the ids. Freight is that of the cheapest smallest order to the address. */
export async function prodDetailsOf(at: Reader, prodIds: readonly number[], addrId?: number | string): Promise<NonNullable<WireOf<'prodInfos'>>> {
  const { db, locale, user } = at
  const rows = await db.query<ProductRow>(`
    select prod_id as "prodId", content->>$2 as content, parameters, cross_refs as "crossRefs", documents from product
    where prod_id = any($1::text::bigint[]) and status = 1`, [arrayText(prodIds), locale])
  if (!rows.length) return []
  const shown = new Map(rows.map((row) => [row.prodId, row]))
  const ids = prodIds.filter((id) => shown.has(id))
  const [cards, skus, userAddr] = await Promise.all([cardsOf(at, ids), skusOf(at, ids), user === undefined ? undefined : addressOf(at, user, addrId ?? 0)])
  const skusByProd = Map.groupBy(skus, ({ prodId }) => Number(prodId))
  const freights = await freightFor(db, cards.map(({ shopId, price, minOrderQty }) => ({ shopId: Number(shopId), total: times(price, Number(minOrderQty) || 1) })), userAddr?.provinceId)
  return cards.map((card, index) => {
    const { content, parameters, crossRefs, documents } = shown.get(Number(card.prodId))!
    const skuList = skusByProd.get(Number(card.prodId)) ?? []
    const { fee, delivers } = freights[index]!
    return {
      ...card, content, imgs: [...new Set([card.pic, ...skuList.map(({ pic }) => pic)])].filter(Boolean).slice(0, 8).join(','), skuList, crossRefs,
      documents: documents.map(({ name, url, kind }) => ({ name: name[locale], url, kind })),
      prodParameterList: parameters.map(({ key, value }, order) => ({ prodParameterId: order + 1, parameterKey: key[locale], parameterValue: value[locale] })),
      brand: { brandId: card.brandId, brandName: card.brandName ?? '' },
      userDeliveryInfo: { totalTransFee: yuan(fee), userAddr }, isDelivery: delivers, deliveryAmount: yuan(fee),
    }
  })
}
