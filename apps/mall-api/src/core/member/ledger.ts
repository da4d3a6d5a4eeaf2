import { randomUUID } from 'node:crypto'
import { minus, money, sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { giveBackToLots, pointsIn, spendFromLots } from '@millwright/domain/member/lots'
import type { LotPart, PointLot } from '@millwright/domain/member/lots'
import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type LedgerKind = 'points' | 'balance'
/** Why an account changes. Each cause has a counter account of the mall. */
export type LedgerCause =
  | 'register'
  | 'shopping'
  | 'levelUp'
  | 'signIn'
  | 'task'
  | 'deduct'
  | 'exchange'
  | 'expired'
  | 'recharge'
  | 'system'
  | 'refund'
  | 'takenBack'
  | 'gift'
  | 'pay'
  | 'buyMember'

export type Booking = {
  kind: LedgerKind
  user: number
  /** Positive for income, negative for spending. Whole points, or yuan with two decimals. */
  amount: number | string
  cause: LedgerCause
  /** The subject of the booking, such as an order number. */
  reference?: string
  /** The idempotency key: an account books a key once. */
  key: string
  now: number
  /** When incoming points expire, in epoch milliseconds. */
  expires?: number
  /** The key of the booking to reverse. The same points come back with their former expiry. */
  backOf?: string
  /** The key of the booking whose points are taken first. */
  firstOf?: string
  /** Whether to take the available amount if it is less than `amount`. */
  atMost?: boolean
}
/**
 * `again`: the key was already booked, with the given amount. `short`: nothing was booked, and `total` is the available
 * amount.
 */
export type Booked = { done: 'booked' | 'again' | 'short'; amount: Money; total: Money }

type Account = { accountId: number; total: string }
type Prior = { bookingId: number; key: string; amount: string }
type Lot = PointLot & { bookingId: number }

/**
 * Books one change of an account in the given transaction, which keeps the account's row locked until it ends. Expired
 * points are booked out first.
 *
 * @throws RangeError If the amount is zero or has too many decimals, if incoming points have no expiry, or if a
 * reversal returns more than was taken.
 */
export async function book(db: Db, booking: Booking): Promise<Booked> {
  const amount = amountOf(booking)
  const { kind, user, key, backOf, firstOf, now } = booking
  let account = await lockAccount(db, user, kind)
  const named = [key, backOf, firstOf].filter((one) => one !== undefined)
  const prior = await db.query<Prior>(
    `select b.booking_id as "bookingId", b.key, e.amount from ledger_booking b join ledger_entry e using (booking_id, account_id)
    where b.account_id = $1 and b.key in (select jsonb_array_elements_text($2::text::jsonb))`,
    [account.accountId, JSON.stringify(named)],
  )
  const before = prior.find((one) => one.key === key)
  if (before) return { done: 'again', amount: money(before.amount), total: money(account.total) }
  const original = prior.find((one) => one.key === backOf)
  if (backOf !== undefined && !original) throw new RangeError(`nothing was booked as ${backOf}`)
  if (kind === 'balance') {
    const isShort = isNegative(sum([account.total, amount]))
    if (isShort && (!booking.atMost || Number(account.total) === 0)) return short(account)
    const own = isShort ? minus(0, account.total) : amount
    return write(db, account, booking, own, { ofBooking: original?.bookingId })
  }

  const lots = await lotsOf(db, account)
  const due = lots.filter(({ expires }) => expires <= now)
  if (due.length) account = { ...account, total: (await expire(db, account, due, now)).total }
  if (original) {
    const parts = giveBackToLots(await spentBy(db, original.bookingId), Number(amount))
    if (pointsIn(parts) !== Number(amount)) throw new RangeError(`more points come back than ${backOf} took`)
    return write(db, account, booking, amount, { parts, ofBooking: original.bookingId })
  }
  if (!isNegative(amount)) return write(db, account, booking, amount, { expires: booking.expires })
  const first = prior.find((one) => one.key === firstOf)?.bookingId
  const open = lots.filter(({ expires }) => expires > now)
  const favoured = new Set(open.filter(({ bookingId }) => bookingId === first).map(({ lotId }) => lotId))
  const parts = spendFromLots(open, -Number(amount), favoured)
  const taken = pointsIn(parts)
  if (taken === 0 || (taken < -Number(amount) && !booking.atMost)) return short(account)
  const out = parts.map((part) => ({ ...part, amount: -part.amount }))
  return write(db, account, booking, money(-taken), { parts: out, ofBooking: first })
}

/** Returns the total of an account. Expired points do not count, even if they were not booked out yet. */
export async function totalOf(db: Db, user: number, kind: LedgerKind, now: number): Promise<Money> {
  const [row] = await db.query<{ total: string }>(
    `select total - coalesce((select sum(rest) from points_lot l where l.account_id = a.account_id and rest > 0 and expires <= $3::bigint), 0) as total
    from ledger_account a where user_id = $1 and kind = $2`,
    [user, kind, now],
  )
  return money(row?.total ?? 0)
}

/** Books out the expired points of all accounts, each account in its own transaction. */
export async function expirePoints(db: Db, now: number): Promise<number> {
  const due = await db.query<{ user: number }>(
    `select distinct user_id as "user" from points_lot join ledger_account using (account_id) where rest > 0 and expires <= $1::bigint
    order by user_id limit 500`,
    [now],
  )
  for (const { user } of due)
    await db.tx(async (tx) => {
      const account = await lockAccount(tx, user, 'points')
      const lots = (await lotsOf(tx, account)).filter(({ expires }) => expires <= now)
      if (lots.length) await expire(tx, account, lots, now)
    })
  return due.length
}

async function lockAccount(db: Db, user: number, kind: LedgerKind): Promise<Account> {
  const find =
    'select account_id as "accountId", total from ledger_account where user_id = $1 and kind = $2 for no key update'
  const [found] = await db.query<Account>(find, [user, kind])
  if (found) return found
  await db.query('insert into ledger_account (user_id, kind) values ($1, $2) on conflict do nothing', [user, kind])
  return queryOne<Account>(db, find, [user, kind])
}

function lotsOf(db: Db, { accountId }: Account): Promise<Lot[]> {
  return db.query(
    `select lot_id as "lotId", booking_id as "bookingId", rest, expires from points_lot
    where account_id = $1 and rest > 0 order by expires, lot_id`,
    [accountId],
  )
}

/** Returns the points that a booking took from each lot, less the points that were returned. */
function spentBy(db: Db, bookingId: number): Promise<PointLot[]> {
  return db.query(
    `select lot_id as "lotId", expires, -sum(amount)::int as rest from lot_entry join points_lot using (lot_id)
    where lot_entry.booking_id = $1 or lot_entry.booking_id in (select booking_id from ledger_booking where of_booking = $1)
    group by lot_id, expires having sum(amount) < 0`,
    [bookingId],
  )
}

function expire(db: Db, account: Account, lots: readonly Lot[], now: number): Promise<Booked> {
  const parts = lots.map(({ lotId, rest }) => ({ lotId, amount: -rest }))
  const amount = money(pointsIn(parts))
  // The key is random, because returned points of a lot can expire again, even at the same time.
  const key = `expired:${randomUUID()}`
  return write(db, account, { cause: 'expired', kind: 'points', key, now }, amount, { parts })
}

type Written = Pick<Booking, 'cause' | 'kind' | 'key' | 'now' | 'reference'>
type Rest = { parts?: readonly LotPart[]; expires?: number | undefined; ofBooking?: number | undefined }

/** Writes the change in one statement: total, booking, both entries and the lots. */
async function write(
  db: Db,
  account: Account,
  { cause, kind, key, now, reference = '' }: Written,
  amount: Money,
  { parts = [], expires, ofBooking }: Rest,
): Promise<Booked> {
  const row = await queryOne<{ total: string }>(
    db,
    `
    with mine as (update ledger_account set total = total + $2::text::numeric where account_id = $1 returning total),
    booked as (
      insert into ledger_booking (account_id, cause, reference, key, of_booking, created) values ($1, $3, $4, $5, $6::bigint, $7::bigint) returning booking_id
    ),
    entries as (
      insert into ledger_entry (booking_id, account_id, amount, after)
      select booking_id, $1::bigint, $2::text::numeric, total from booked, mine
      union all
      select booking_id, (select account_id from ledger_account where kind = $8 and cause = $3), -$2::text::numeric, null from booked
    ),
    changed as (
      update points_lot set rest = rest + p.amount from jsonb_to_recordset($9::text::jsonb) as p ("lotId" bigint, amount int)
      where lot_id = p."lotId" returning lot_id, p.amount
    ),
    fresh as (
      insert into points_lot (account_id, booking_id, expires, rest)
      select $1, booking_id, $10::bigint, $2::text::numeric::int from booked where $10::bigint is not null returning lot_id, rest as amount
    ),
    moved as (
      insert into lot_entry (booking_id, lot_id, amount)
      select booking_id, lot_id, amount from booked, (select * from changed union all select * from fresh) as lots
    )
    select total from mine`,
    [
      account.accountId,
      amount,
      cause,
      reference,
      key,
      ofBooking ?? null,
      now,
      kind,
      JSON.stringify(parts),
      expires ?? null,
    ],
  )
  return { done: 'booked', amount, total: money(row.total) }
}

const short = ({ total }: Account): Booked => ({ done: 'short', amount: money(0), total: money(total) })
const isNegative = (amount: Money) => amount.startsWith('-')

function amountOf({ kind, amount, expires, backOf }: Booking): Money {
  const read = money(amount)
  const [, places = ''] = read.split('.')
  if (Number(read) === 0 || places.length > 2 || (kind === 'points' && Number(places)))
    throw new RangeError(`nothing that can be booked: ${amount}`)
  if (kind === 'points' && !isNegative(read) && expires === undefined && backOf === undefined)
    throw new RangeError('points that come have an end')
  if (backOf !== undefined && isNegative(read)) throw new RangeError('what goes is not given back')
  return read
}
