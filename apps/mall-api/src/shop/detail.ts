import { times } from '@millwright/domain/money'
import type { WireOf } from '@millwright/contract/contract'
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

/** The SKUs of a product, with the buyer's agreement price where the buyer is known. */
export async function skusOf({ db, locale, user }: Reader, prodId: number | string): Promise<NonNullable<WireOf<'skuList'>>> {
  const rows = await db.query<SkuRow>(`
    select sku_id as "skuId", prod_id as "prodId", k.party_code as "skuName", k.properties->>$2 as properties, k.price, k.ori_price as "oriPrice", k.stocks,
      k.party_code as "partyCode", k.pic, k.weight_kg as weight, k.tiers, k.min_order_qty as "minOrderQty", k.pack_qty as "packQty", k.lead_days as "leadDays",
      p.unit->>$2 as unit, a.price as "agreementPrice"
    from sku k join product p using (prod_id) left join buyer u on u.user_id = $3::bigint left join agreement_price a using (price_group_id, sku_id)
    where prod_id = $1::bigint order by k.seq`, [prodId, locale, user ?? null])
  return rows.map(({ price, oriPrice, agreementPrice, tiers, ...row }) => ({
    ...row, price: yuan(price), oriPrice: maybeYuan(oriPrice), agreementPrice: maybeYuan(agreementPrice), priceTiers: wireTiers(tiers), status: 1,
  }))
}

/** A product on the shelf with everything its page shows, or `undefined`. Freight is that of its cheapest smallest order to the address. */
export async function prodDetailOf(at: Reader, prodId: number | string, addrId?: number | string): Promise<WireOf<'prodInfo'> | undefined> {
  const { db, locale, user } = at
  const [row] = await db.query<{ content: string; parameters: { key: Record<string, string>; value: Record<string, string> }[]; crossRefs: { brand: string; code: string }[] }>(
    'select content->>$2 as content, parameters, cross_refs as "crossRefs" from product where prod_id = $1::bigint and status = 1', [prodId, locale])
  if (!row) return undefined
  const [[card], skuList] = await Promise.all([cardsOf(at, [Number(prodId)]), skusOf(at, prodId)])
  if (!card) return undefined
  const pictures = [...new Set([card.pic, ...skuList.map(({ pic }) => pic)])].filter(Boolean).slice(0, 8)
  const userAddr = user === undefined ? undefined : await addressOf(at, user, addrId ?? 0)
  const shopId = Number(card.shopId)
  const total = times(card.price, Number(card.minOrderQty) || 1)
  const [freight] = await freightFor(db, [{ shopId, total }], userAddr?.provinceId)
  return {
    ...card, content: row.content, imgs: pictures.join(','), skuList, crossRefs: row.crossRefs, documents: [],
    prodParameterList: row.parameters.map(({ key, value }, at) => ({ prodParameterId: at + 1, parameterKey: key[locale] ?? '', parameterValue: value[locale] ?? '' })),
    brand: { brandId: card.brandId, brandName: card.brandName ?? '' },
    userDeliveryInfo: { totalTransFee: yuan(freight!.fee), userAddr }, isDelivery: freight!.delivers, deliveryAmount: yuan(freight!.fee),
  }
}

