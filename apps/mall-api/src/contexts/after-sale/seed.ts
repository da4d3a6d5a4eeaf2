import type { RefundActor, RefundEvent, RefundKind } from '@millwright/domain/order/refundMachine'
import { maxRefund, refundTerms } from '@millwright/domain/order/refundTerms'
import type { Db } from '../../db/db.ts'
import { carriers } from '../order/carriers.ts'
import { applyForRefund } from './applyForRefund.ts'
import { applyRefundEvent } from './applyRefundEvent.ts'
import { exchangeSkus } from './exchangeSkus.ts'
import { lockBought } from '../../core/order/refundRows.ts'
import type { RefundReason } from './reasons.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Step = [by: RefundActor, event: RefundEvent, ago: number, message?: string]
/** A past return of one piece. Times are in milliseconds before now. */
type Story = { kind: RefundKind; reason: RefundReason; words: string; applied: number; steps: Step[]; unsent?: boolean }

const ship: RefundEvent = 'ship'
/** The texts are in Chinese and English, like those of real buyers and sellers in a bilingual mall. */
const stories: readonly Story[] = [
  {
    kind: 'goods',
    reason: 'reasonNotAsDescribed',
    words: '内径实测 25.03 mm，与图纸不符。',
    applied: 20 * HOUR,
    steps: [],
  },
  {
    kind: 'goods',
    reason: 'reasonDamaged',
    words: 'The box was torn, and there is rust on the outer ring.',
    applied: 44 * HOUR,
    steps: [['seller', 'accept', 30 * HOUR, 'Please keep the packaging and enclose the delivery note.']],
  },
  {
    kind: 'exchange',
    reason: 'reasonOtherSize',
    words: '需换同系列大一号规格。',
    applied: 46 * HOUR,
    steps: [
      ['seller', 'accept', 40 * HOUR],
      ['buyer', ship, 30 * HOUR],
    ],
  },
  {
    kind: 'goods',
    reason: 'reasonQuality',
    words: '运转异响，批号 2611-07。',
    applied: 60 * HOUR,
    steps: [
      ['seller', 'accept', 52 * HOUR],
      ['buyer', ship, 44 * HOUR],
      ['seller', 'receive', 8 * HOUR],
    ],
  },
  {
    kind: 'exchange',
    reason: 'reasonWrongSent',
    words: 'Open bearings came; 2RS were ordered.',
    applied: 62 * HOUR,
    steps: [
      ['seller', 'accept', 58 * HOUR],
      ['buyer', ship, 50 * HOUR],
      ['seller', 'receive', 30 * HOUR],
      ['seller', 'sendExchange', 20 * HOUR],
    ],
  },
  {
    kind: 'goods',
    reason: 'reasonSevenDays',
    words: '',
    applied: 64 * HOUR,
    steps: [
      ['seller', 'accept', 62 * HOUR],
      ['buyer', ship, 54 * HOUR],
      ['seller', 'receive', 28 * HOUR],
      ['seller', 'payBack', 26 * HOUR],
    ],
  },
  {
    kind: 'exchange',
    reason: 'reasonQuality',
    words: '',
    applied: 66 * HOUR,
    steps: [
      ['seller', 'accept', 64 * HOUR],
      ['buyer', ship, 60 * HOUR],
      ['seller', 'receive', 40 * HOUR],
      ['seller', 'sendExchange', 38 * HOUR],
      ['buyer', 'confirmExchange', 12 * HOUR],
    ],
  },
  {
    kind: 'goods',
    reason: 'reasonSevenDays',
    words: '',
    applied: 47 * HOUR,
    steps: [['seller', 'refuse', 22 * HOUR, 'The outer ring shows marks of mounting, so it cannot be taken back.']],
  },
  {
    kind: 'goods',
    reason: 'reasonPapers',
    words: '缺少出厂检验报告。',
    applied: 48 * HOUR,
    steps: [
      ['seller', 'refuse', 36 * HOUR, '报告可在商品页下载。'],
      ['buyer', 'appeal', 14 * HOUR],
    ],
  },
  { kind: 'money', reason: 'reasonShort', words: '', applied: 40 * HOUR, steps: [['buyer', 'withdraw', 39 * HOUR]] },
  {
    kind: 'money',
    reason: 'reasonDifference',
    words: 'The price difference was agreed with customer service.',
    applied: 30 * HOUR,
    steps: [
      ['seller', 'accept', 20 * HOUR],
      ['seller', 'payBack', 18 * HOUR],
    ],
  },
  { kind: 'money', reason: 'reasonNotNeeded', words: '', applied: 4 * HOUR, steps: [], unsent: true },
  // The buyer sent nothing back, so the deadline closed the return.
  {
    kind: 'goods',
    reason: 'reasonSevenDays',
    words: '',
    applied: 16 * DAY,
    steps: [
      ['seller', 'accept', 15 * DAY],
      ['clock', 'timeout', 8 * DAY - HOUR],
    ],
  },
]

/**
 * Gives the account `buyer` refunds, returns and exchanges in every state, for the sample orders, by calling the mall's
 * own functions. Does nothing if the buyer already has a refund.
 */
export async function importRefunds(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from refund r where r.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  for (const story of stories) await live(db, buyer.user, now, story)
}

async function live(db: Db, user: number, now: number, { steps, ...story }: Story): Promise<void> {
  const at = now - story.applied
  const place = await findLine(db, user, at, story)
  if (!place) return
  const [size] = story.reason === 'reasonOtherSize' ? await exchangeSkus(db, Number(place.orderItemId)) : []
  const made = await applyForRefund({ db, now: at, locale: 'zh' }, user, {
    orderNumber: place.orderNumber,
    wish: { orderItemId: place.orderItemId, kind: story.kind, pieces: 1, amount: place.amount },
    // A product with a single size has no other one.
    reason: story.reason === 'reasonOtherSize' && !size ? 'reasonOther' : story.reason,
    exchangeSkuId: size?.skuId,
    description: story.words,
    mobile: '13800000001',
    received: !story.unsent,
    photos: [],
  })
  if (!('refundSn' in made)) throw new Error(`a sample refund could not be applied for: ${made.problem}`)
  for (const [by, event, ago, message] of steps) {
    const number = event === 'sendExchange' ? 'JD' : 'SF'
    const parcel =
      event === 'ship' || event === 'sendExchange'
        ? {
            dvyId: number === 'JD' ? 'jd' : 'sf',
            name: carriers[number.toLowerCase()]!,
            number: number + made.refundSn.slice(-12),
          }
        : undefined
    const moved = await applyRefundEvent(
      { db, now: now - ago },
      { refundSn: made.refundSn, event, by, message, parcel },
    )
    if (moved !== 'done') throw new Error(`a sample refund could not be moved on by ${event}: ${moved}`)
  }
}

/** Returns an order line that could be refunded at that time. Lines with the fewest refunds come first. */
async function findLine(db: Db, user: number, at: number, { kind, unsent }: Pick<Story, 'kind' | 'unsent'>) {
  const lines = await db.query<{ orderNumber: string; orderItemId: number }>(
    `
    select o.order_number as "orderNumber", i.order_item_id as "orderItemId" from orders o join order_item i using (order_number)
    where o.user_id = $1 and o.created < $2::bigint and (i.shipped = 0) = $3::boolean and coalesce(o.shipped_at, o.paid_at) < $2::bigint
      and coalesce(o.finished_at, $2::bigint) <= $2::bigint
    order by (select count(*) from refund_line l where l.order_item_id = i.order_item_id), o.created desc, i.seq`,
    [user, at, unsent ?? false],
  )
  for (const { orderNumber, orderItemId } of lines) {
    const { bought, refunds } = (await lockBought(db, orderNumber))!
    const terms = refundTerms(bought, refunds, String(orderItemId), at)
    if (typeof terms === 'string' || !terms.kinds.includes(kind)) continue
    const amount = kind === 'exchange' ? maxRefund(terms, 0) : maxRefund(terms, 1)
    return { orderNumber, orderItemId: String(orderItemId), amount }
  }
  return undefined
}
