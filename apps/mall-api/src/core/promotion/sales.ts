import type { WireOf } from '@millwright/contract/contract'
import { activityPhase } from '@millwright/domain/price/activity'
import type { Locale } from '@millwright/domain/locale'
import type { Db } from '../../db/db.ts'
import { wireYuan } from '../wire/wire.ts'

export type SaleRow = {
  seckillId: number
  prodId: number
  skuId: number
  price: string
  stocks: number
  origin: number
  maxNum: number
  holdMinutes: number
  startTime: number
  endTime: number
  /** Pieces in unpaid orders. */
  unpaid: number
}

/** Columns of the sale `k`. */
export const saleColumns = `k.seckill_id as "seckillId", k.prod_id as "prodId", k.sku_id as "skuId", k.price, k.stocks, k.origin, k.limit_each as "maxNum",
  k.hold_minutes as "holdMinutes", start_time as "startTime", end_time as "endTime",
  (select coalesce(sum(o.product_nums), 0)::int from orders o where o.seckill_id = k.seckill_id and o.status = 1) as unpaid`

const phases = { before: 1, running: 2, ended: 3 } as const

/** Returns the API's status: 1 not started, 2 running, 3 ended. */
export function activityStatusOf(times: { startTime: number; endTime: number }, now: number): 1 | 2 | 3 {
  return phases[activityPhase(times, now)]
}

export async function saleOf(db: Db, seckillId: number): Promise<SaleRow | undefined> {
  const [row] = await db.query<SaleRow>(`select ${saleColumns} from seckill k where seckill_id = $1::bigint`, [
    seckillId,
  ])
  return row
}

const DAY = 86_400_000

/** Sorts a product's deals: the running deal first, else the next one, else the last that ended. */
const leading =
  'order by (end_time <= $2::bigint), (start_time > $2::bigint), start_time * sign($2::bigint - start_time) desc limit 1'

/** Returns a product's sale that runs, starts within a day or ended within a day. */
export async function leadingSale(db: Db, prodId: number, now: number): Promise<SaleRow | undefined> {
  const [row] = await db.query<SaleRow>(
    `select ${saleColumns} from seckill k where prod_id = $1::bigint and end_time > $2::bigint - ${DAY} and start_time < $2::bigint + ${DAY} ${leading}`,
    [prodId, now],
  )
  return row
}

type SeckillVO = NonNullable<NonNullable<WireOf<'prodInfo'>>['seckillVO']>

function saleWire(sale: SaleRow, properties: string, now: number): SeckillVO {
  const { seckillId, startTime, endTime, maxNum, holdMinutes, unpaid } = sale
  return {
    seckillId,
    activityStatus: activityStatusOf(sale, now),
    startTime,
    endTime,
    maxNum,
    maxCancelTime: holdMinutes,
    unpaidNum: unpaid,
    seckillSkuList: [
      {
        seckillSkuId: seckillId,
        skuId: sale.skuId,
        properties,
        seckillPrice: wireYuan(sale.price),
        seckillStocks: sale.stocks,
        seckillOriginStocks: sale.origin,
      },
    ],
  }
}

export type GroupRow = {
  groupActivityId: number
  prodId: number
  skuId: number
  price: string
  leaderPrice: string | null
  people: number
  joined: number
  maxNum: number
  validMinutes: number
  startTime: number
  endTime: number
}

/** Columns of the group deal `g`. */
export const groupColumns = `g.group_activity_id as "groupActivityId", g.prod_id as "prodId", g.sku_id as "skuId", g.price, g.leader_price as "leaderPrice", people, joined,
  g.limit_each as "maxNum", valid_minutes as "validMinutes", start_time as "startTime", end_time as "endTime"`

export async function groupOf(db: Db, groupActivityId: number): Promise<GroupRow | undefined> {
  const [row] = await db.query<GroupRow>(
    `select ${groupColumns} from group_activity g where group_activity_id = $1::bigint`,
    [groupActivityId],
  )
  return row
}

async function leadingGroup(db: Db, prodId: number, now: number): Promise<GroupRow | undefined> {
  const [row] = await db.query<GroupRow>(
    `select ${groupColumns} from group_activity g where prod_id = $1::bigint and end_time > $2::bigint - ${DAY} and start_time < $2::bigint + ${DAY} ${leading}`,
    [prodId, now],
  )
  return row
}

type GroupVO = NonNullable<NonNullable<WireOf<'prodInfo'>>['groupActivityVO']>
type Sku = { properties: string; stocks: number }

function groupWire(group: GroupRow, sku: Sku | undefined, now: number): GroupVO {
  const { groupActivityId, startTime, endTime, maxNum, validMinutes, people, joined, price, leaderPrice } = group
  return {
    groupActivityId,
    activityStatus: activityStatusOf(group, now),
    startTime,
    endTime,
    groupNumber: people,
    maxNum,
    groupValidTime: validMinutes,
    joinNum: joined,
    groupSkuList: [
      {
        groupSkuId: groupActivityId,
        skuId: group.skuId,
        properties: sku?.properties ?? '',
        actPrice: wireYuan(price),
        leaderPrice: leaderPrice === null ? undefined : wireYuan(leaderPrice),
        sellNum: joined,
        stocks: sku?.stocks,
      },
    ],
  }
}

export async function dealsOf(
  { db, now }: { db: Db; now: number; locale: Locale },
  prodId: number,
  skus: readonly { skuId: number | string; properties?: string | null; stocks: number | string }[],
) {
  const [sale, group] = await Promise.all([leadingSale(db, prodId, now), leadingGroup(db, prodId, now)])
  const sku = (id: number) => {
    const found = skus.find(({ skuId }) => Number(skuId) === id)
    return found && { properties: found.properties ?? '', stocks: Number(found.stocks) }
  }
  return {
    ...(sale && { seckillVO: saleWire(sale, sku(sale.skuId)?.properties ?? '', now) }),
    ...(group && { groupActivityVO: groupWire(group, sku(group.skuId), now) }),
  }
}
