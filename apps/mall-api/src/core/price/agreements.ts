import { arrayText } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'
import { wireDate, optionalWireDate, optionalWireYuan } from '../wire/wire.ts'

export type Agreement = {
  skuId: number
  prodId: number
  price: string
  /** The price without an agreement. */
  listPrice: string
  minQty: number
  /** 0 means always. */
  effectiveTime: number
  expireTime: number | null
}
type Reader = Pick<CallContext, 'db' | 'now'>

/** The number of days for which ended agreements are still listed. */
const ENDED_DAYS = 90
const DAY = 86_400_000

/** Returns the SQL condition that the agreement `a` is valid at the time of the parameter `now`. */
export const agreementValidSql = (a: string, now: string): string =>
  `${a}.effective_time <= ${now}::bigint and (${a}.expire_time is null or ${a}.expire_time > ${now}::bigint)`

const columns = `a.sku_id as "skuId", k.prod_id as "prodId", a.price, k.price as "listPrice", a.min_qty as "minQty", a.effective_time as "effectiveTime",
  a.expire_time as "expireTime"`

/** Returns the agreements of the buyer's price group by SKU. Empty for visitors. */
export async function agreementsOn(
  { db, user, now }: Reader & { user: number | undefined },
  skuIds: readonly number[],
): Promise<Map<number, Agreement>> {
  if (user === undefined || !skuIds.length) return new Map()
  const rows = await db.query<Agreement>(
    `
    select ${columns} from agreement_price a join buyer using (price_group_id) join sku k using (sku_id)
    where user_id = $1::bigint and a.sku_id = any($2::text::bigint[]) and ${agreementValidSql('a', '$3')}`,
    [user, arrayText(skuIds), now],
  )
  return new Map(rows.map((row) => [row.skuId, row]))
}

/** Returns all valid agreements of a price group, or those that ended recently. The latest end comes first. */
export async function agreementsOf({ db, now }: Reader, group: number, ended = false): Promise<Agreement[]> {
  const when = ended
    ? 'a.expire_time <= $2::bigint and a.expire_time > $3::bigint'
    : `${agreementValidSql('a', '$2')} and $3::bigint is not null`
  return db.query<Agreement>(
    `
    select ${columns} from agreement_price a join sku k using (sku_id) where price_group_id = $1::bigint and ${when}
    order by a.expire_time desc, a.sku_id`,
    [group, now, now - ENDED_DAYS * DAY],
  )
}

export function agreedWire(agreement: Agreement | undefined) {
  if (!agreement) return {}
  const { price, minQty, effectiveTime, expireTime } = agreement
  return {
    agreementPrice: optionalWireYuan(price),
    agreementMinQty: minQty > 1 ? minQty : undefined,
    effectiveTime: effectiveTime ? wireDate(effectiveTime) : undefined,
    expireTime: optionalWireDate(expireTime),
  }
}
