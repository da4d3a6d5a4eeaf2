import type { Db } from '../db/db.ts'
import { addGrowth, settleGrowth } from './growth.ts'
import { book } from './ledger.ts'
import type { LedgerCause } from './ledger.ts'

const DAY = 86_400_000
/** A level in the middle, with some way to the next. */
const MIDDLE = 12_600

type Entry = { ago: number; amount: string; cause: LedgerCause; reference: string }
const entries: readonly Entry[] = [
  { ago: 88, amount: '2000.00', cause: 'recharge', reference: 'T20260827093012004417' },
  { ago: 88, amount: '60.00', cause: 'gift', reference: 'T20260827093012004417' },
  { ago: 61, amount: '-486.20', cause: 'pay', reference: '' },
  { ago: 54, amount: '126.80', cause: 'refund', reference: '' },
  { ago: 40, amount: '-312.00', cause: 'pay', reference: '' },
  { ago: 33, amount: '5000.00', cause: 'recharge', reference: 'T20261021141508221903' },
  { ago: 33, amount: '200.00', cause: 'gift', reference: 'T20261021141508221903' },
  { ago: 20, amount: '-1288.50', cause: 'pay', reference: '' },
  { ago: 11, amount: '-760.00', cause: 'pay', reference: '' },
  { ago: 5, amount: '38.00', cause: 'system', reference: '' },
]

/** The account `buyer`: growth of what was received, a level in the middle, a balance with its entries. */
export async function importMembers(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(`select user_id as "user" from buyer where account = 'buyer'`)
  if (!buyer) return
  const { user } = buyer
  const received = await db.query<{ orderNumber: string; at: number }>(
    'select order_number as "orderNumber", finished_at as at from orders where user_id = $1 and finished_at is not null order by finished_at',
    [user],
  )
  for (const { orderNumber, at } of received) await db.tx((tx) => settleGrowth(tx, orderNumber, at))
  await db.tx(async (tx) => {
    const [row] = await tx.query<{ growth: number }>('select growth from member where user_id = $1', [user])
    const change = MIDDLE - (row?.growth ?? 0)
    if (change > 0) await addGrowth(tx, { user, source: 'platform', change, cause: 'sample', now: now - 2 * DAY })
    for (const { ago, amount, cause, reference } of entries)
      await book(tx, {
        kind: 'balance',
        user,
        amount,
        cause,
        reference,
        key: `sample ${ago} ${cause}`,
        now: now - ago * DAY,
      })
  })
}
