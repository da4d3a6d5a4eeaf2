import type { SeckillTime } from '@millwright/contract/promotion/entities'
import type { Money } from '@millwright/domain/money/money'
import { activityPhase } from '@millwright/domain/price/activity'
import { cardTitle } from '@millwright/domain/product/cardTitle'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { id, page } from '../../searchParams.ts'
import { flashSaleHref } from './flashSaleHref.ts'

export type SaleCard = {
  seckillId: string
  title: string
  name: string | undefined
  pic: string
  unit: string | undefined
  price: Money
  /** The regular price. */
  was: Money
  left: number | undefined
  origin: number | undefined
  unpaid: number
  maxNum: number
}

export type FlashSaleData = {
  now: number
  sessions: Pick<SeckillTime, 'seckillTimeId' | 'startTime' | 'endTime'>[]
  /** The shown session. Absent if there are no sessions. */
  session: FlashSaleData['sessions'][number] | undefined
  sales: SaleCard[]
  current: number
  pages: number
  total: number
}

const SHOWN = 20

export const searchParams = { time: id, page }

/** Loads `/flash-sale?time=&page=`: the sessions of the day. Default: the running, next or last session. */
export const load: Loader<FlashSaleData & { head: Head }, typeof searchParams> = async (api, { query, now }) => {
  const times = await api.seckillTimes({})
  const sessions = times.map(({ seckillTimeId, startTime, endTime }) => ({ seckillTimeId, startTime, endTime }))
  const chosen = query.time ? sessions.find(({ seckillTimeId }) => seckillTimeId === query.time) : undefined
  if (query.time && !chosen) missing({ unknown: 'sale' })
  // If sessions overlap, the session that started last is shown.
  const running = sessions.findLast((one) => activityPhase(one, now) === 'running')
  const session = chosen ?? running ?? sessions.find((one) => activityPhase(one, now) === 'before') ?? sessions.at(-1)
  const current = query.page ?? 1
  const found = session
    ? await api.seckillPage({ seckillTimeId: session.seckillTimeId, withEnded: 1, current, size: SHOWN })
    : { records: [], pages: 0, total: 0 }
  if (current > 1 && current > found.pages) missing({ unknown: 'listPage' })
  return {
    head: {
      title: { namespace: 'flashSale', key: 'title' },
      canonical: flashSaleHref(chosen?.seckillTimeId, current),
    },
    now,
    sessions,
    session,
    current,
    pages: found.pages,
    total: found.total,
    sales: found.records.map((product) => {
      const { title, name } = cardTitle(product)
      return {
        seckillId: product.seckillId,
        title,
        name,
        pic: product.pic,
        unit: product.unit,
        price: product.seckillPrice ?? product.price,
        was: product.price,
        left: product.seckillTotalStocks,
        origin: product.seckillOriginStocks,
        unpaid: product.unpaidNum ?? 0,
        maxNum: product.maxNum ?? 0,
      }
    }),
  }
}
