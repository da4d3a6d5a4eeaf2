import { bestUnit } from '@millwright/domain/price/bestUnit'
import type { Money } from '@millwright/domain/money/money'
import type { CallContext } from '../call/call.ts'
import { arrayText } from '../../db/db.ts'
import { memberTerms } from '../member/levels.ts'
import type { Tiers } from '../wire/wire.ts'
import { agreementsOn } from './agreements.ts'
import { pricedOf } from './lines.ts'

/** The public unit price of a SKU at a quantity, and the lowest unit price that the buyer pays without a quote. */
export type BuyerPrice = { shelf: Money; own: Money }

/** Returns a lookup of the prices of SKUs for a buyer. Unknown and delisted SKUs have no price. */
export async function buyerPrices(
  at: Pick<CallContext, 'db' | 'now'>,
  user: number,
  skuIds: readonly number[],
): Promise<(skuId: number, quantity: number) => BuyerPrice | undefined> {
  const ids = [...new Set(skuIds)]
  if (!ids.length) return () => undefined
  const [rows, agreed, { percent: memberPercent }] = await Promise.all([
    at.db.query<{ skuId: number; listPrice: string; tiers: Tiers }>(
      `select k.sku_id as "skuId", k.price as "listPrice", k.tiers from sku k join product p using (prod_id)
        where k.sku_id = any($1::text::bigint[]) and p.status = 1`,
      [arrayText(ids)],
    ),
    agreementsOn({ ...at, user }, ids),
    memberTerms(at, user),
  ])
  const skus = new Map(rows.map(({ skuId, ...sku }) => [skuId, sku]))
  return (skuId, quantity) => {
    const sku = skus.get(skuId)
    if (!sku) return undefined
    const { price: agreementPrice = null, minQty: agreementMinQty = null } = agreed.get(skuId) ?? {}
    const shelf = pricedOf({ ...sku, agreementPrice: null, agreementMinQty: null })
    const own = pricedOf({ ...sku, agreementPrice, agreementMinQty })
    return {
      shelf: bestUnit(shelf, quantity).unit,
      own: bestUnit({ ...own, memberPercent }, quantity).unit,
    }
  }
}
