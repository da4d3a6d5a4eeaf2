import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { readTopUp } from '@millwright/domain/member/balance'
import { planPurchase } from '@millwright/domain/member/levels'
import { payNumberLetters } from '@millwright/domain/member/membershipNumber'
import { money } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { settleMoney } from '@millwright/domain/payment/settleMoney'
import type { Db } from '../../db/db.ts'
import { lockBuyer } from '../../db/locks.ts'
import { numberAt, writeNumbered } from '../../db/writeNumbered.ts'
import { internalPaymentFor } from '../payment/internalPaymentOf.ts'
import { payOptionsWire } from '../payment/payOptionsWire.ts'
import { paymentServiceFor, startAtService } from '../payment/payByService.ts'
import { openPayment } from '../payment/payments.ts'
import { openMemberTransfer } from '../payment/memberTransfers.ts'
import { transferStates } from '../payment/transfers.ts'
import type { CallContext, Context } from '../../core/call/call.ts'
import { messageInBothLanguages } from '../../core/messages/messages.ts'
import { optionalWireYuan, rowId, wireYuan } from '../../core/wire/wire.ts'
import type { Settled } from '../../core/payment/purpose.ts'
import { addGrowth } from './growth.ts'
import { book } from '../../core/member/ledger.ts'
import { lockMember, memberOf } from '../../core/member/levels.ts'

/** How long a repeated request returns the same open payment. */
const HOLD = 30 * 60_000

type Both = Record<Locale, string>
type Wanted = {
  kind: 'topup' | 'level'
  title: Both
  amount: Money
  gift?: string
  growth?: number
  levelId?: number
}

export async function startTopUp(
  input: ParsedOf<'payBalance'>,
  context: Context<'payBalance'>,
): Promise<WireOf<'payBalance'>> {
  if (input.payType === payTypes.balance) context.fail('A00001', 'topUpByBalance')
  const wanted =
    input.id === undefined ? ownAmount(input.customRechargeAmount, context) : await offered(input.id, context)
  return startPaying(context, wanted, input)
}

function ownAmount(typed: string | undefined, context: Asking): Wanted {
  const read = readTopUp(typed ?? '')
  if ('problem' in read) return context.fail('A00001', 'topUpRange')
  return { kind: 'topup', title: messageInBothLanguages('topUpOf'), amount: read.amount }
}

async function offered(id: number | string, context: Asking): Promise<Wanted> {
  const [offer] = await context.db.query<{ title: Both; amount: string; gift: string; growth: number }>(
    'select title, amount, gift, growth from top_up_offer where offer_id = $1 and on_sale',
    [rowId(id)],
  )
  if (!offer) return context.fail('A00001', 'topUpGone')
  return { kind: 'topup', ...offer, amount: money(offer.amount) }
}

type Asking = CallContext & Pick<Context<'payLevel'>, 'fail'> & { user: number }

/** Returns a level for sale and the effect of its purchase. Refuses the call otherwise. */
async function levelOf(id: number | string, context: Asking) {
  const { levels, facts, standing } = await memberOf(context, context.user)
  const level = levels.find(({ levelId, levelType }) => levelId === String(id) && levelType === 1)
  if (!level?.onSale || level.needAmount === null) return context.fail('A00001', 'levelGone')
  const plan = planPurchase(levels, facts, level, context.now)
  if ('refused' in plan)
    return plan.refused === 'lower'
      ? context.fail('A00001', 'levelLower', { name: standing.paid!.level.name[context.locale] })
      : context.fail('A00001', 'levelGrowth', { missing: plan.missing ?? 0 })
  const wanted: Wanted = {
    kind: 'level',
    title: level.name,
    amount: money(level.needAmount),
    levelId: Number(level.levelId),
  }
  return { wanted, plan }
}

/** Returns the price and effect of a top-up or level, and the ways to pay. */
export async function offerOf(
  { levelId, balanceId, amount }: ParsedOf<'memberPayOffer'>,
  context: Context<'memberPayOffer'>,
): Promise<WireOf<'memberPayOffer'>> {
  const { wanted, plan } =
    levelId === undefined
      ? {
          wanted: balanceId === undefined ? ownAmount(amount, context) : await offered(balanceId, context),
          plan: undefined,
        }
      : await levelOf(levelId, context)
  return {
    kind: wanted.kind,
    title: wanted.title[context.locale],
    amount: wireYuan(wanted.amount),
    ...(Number(wanted.gift ?? 0) > 0 && { presAmount: optionalWireYuan(wanted.gift) }),
    ...(wanted.growth && { presGrowth: wanted.growth }),
    ...(plan && { plan: plan.kind, until: plan.until, replaces: plan.replaces }),
    options: await payOptionsWire(context, {
      user: context.user,
      purpose: wanted.kind,
      amount: wanted.amount,
      orders: [],
    }),
  }
}

/**
 * Starts the purchase of a paid level, or pays it with one of the mall's own payment types. `uuid` is the idempotency
 * key.
 */
export async function startLevel(
  input: ParsedOf<'payLevel'>,
  context: Context<'payLevel'>,
): Promise<WireOf<'payLevel'>> {
  const { user, now } = context
  const { id, payType, payPassword, uuid } = input
  const own = internalPaymentFor(payType, 'level')
  const before = own && (await paidAs(context.db, user, uuid))
  if (before) return { payNumber: before, paid: true }
  const { wanted } = await levelOf(id, context)
  if (!own) return startPaying(context, wanted, input)
  await own.check?.(context, { payPassword })
  return context.db.tx(async (db) => {
    await lockBuyer(db, user)
    const meanwhile = await paidAs(db, user, uuid)
    if (meanwhile) return { payNumber: meanwhile, paid: true }
    const payNumber = await keep(db, user, wanted, now)
    // If a scan of the same payment was settled first, nothing is charged.
    if (await settleMemberPayment(db, payNumber, payType, now))
      await own.charge({ ...context, db }, { purpose: 'level', subject: payNumber, orders: [], amount: wanted.amount })
    if (uuid !== undefined)
      await db.query(
        'insert into submission (user_id, uuid, created, order_numbers) values ($1, $2, $3, $4) on conflict do nothing',
        [user, formOf(uuid), now, payNumber],
      )
    return { payNumber, paid: true }
  })
}

/** Returns the key of a paid level's form. The table also holds the uuids of order forms. */
const formOf = (uuid: string) => `level ${uuid}`

/** Returns the payment that a form with this uuid has already made. */
async function paidAs(db: Db, user: number, uuid: string | undefined): Promise<string | undefined> {
  if (uuid === undefined) return undefined
  const [made] = await db.query<{ payNumber: string | null }>(
    'select order_numbers as "payNumber" from submission where user_id = $1 and uuid = $2',
    [user, formOf(uuid)],
  )
  return made?.payNumber ?? undefined
}

async function startPaying(
  context: Asking,
  wanted: Wanted,
  { payType, returnUrl }: Pick<ParsedOf<'payLevel'>, 'payType' | 'returnUrl'>,
) {
  const { user, now } = context
  if (payType === payTypes.transfer)
    return openMemberTransfer(context, () => context.db.tx((db) => keep(db, user, wanted, now)))
  const service = paymentServiceFor(context, payType)
  const opened = await context.db.tx(async (db) => {
    const payNumber = await keep(db, user, wanted, now)
    const payment = { user, purpose: wanted.kind, subject: payNumber, amount: wanted.amount, payType }
    return openPayment(db, payment, { now, waitsUntil: now + HOLD })
  })
  return { payNumber: opened.subject, ...(await startAtService(context, service, opened, { returnUrl })) }
}

/**
 * Returns the payment number. An open payment of the same kind keeps its number, unless it is a top-up whose bank
 * transfer is being checked: the same amount is then a second top-up.
 */
async function keep(db: Db, user: number, wanted: Wanted, now: number): Promise<string> {
  await lockBuyer(db, user)
  const { kind, title, amount, gift = '0', growth = 0, levelId } = wanted
  const promised = [user, kind, amount, gift, growth, levelId ?? null, JSON.stringify(title)] as const
  const [open] = await db.query<{ payNumber: string }>(
    `select pay_number as "payNumber" from member_payment where user_id = $1 and kind = $2 and amount = $3::text::numeric
      and gift = $4::text::numeric and growth = $5::int and level_id is not distinct from $6::bigint and title = $7::text::jsonb
      and paid_at is null and expires > $8::bigint and not exists (
        select 1 from transfer t where t.user_id = $1 and t.purpose = 'topup' and t.subject = pay_number and t.state = $9::int
      ) order by created desc limit 1`,
    [...promised, now, transferStates.sent],
  )
  if (open) return open.payNumber
  const write = (payNumber: string) =>
    db.query(
      `insert into member_payment (user_id, kind, amount, gift, growth, level_id, title, pay_number, created, expires)
    values ($1, $2, $3::text::numeric, $4::text::numeric, $5, $6, $7::text::jsonb, $8, $9, $10)
    on conflict (pay_number) do nothing returning 1`,
      [...promised, payNumber, now, now + HOLD],
    )
  return (await writeNumbered(() => `${payNumberLetters[kind]}${numberAt(now, 6)}`, write)).number
}

/** Settles received money: it pays the payment in full, or nothing of it. Returns the money that is owed to the buyer. */
export async function settleMemberMoney(
  db: Db,
  { subject, payType, amount }: Pick<Settled, 'subject' | 'payType' | 'amount'>,
  now: number,
): Promise<Money> {
  const due = await db.query<{ orderNumber: string; actualTotal: string; payable: boolean }>(
    `select pay_number as "orderNumber", amount as "actualTotal", paid_at is null as payable from member_payment
    where pay_number = $1 for no key update`,
    [subject],
  )
  const { paid, owed } = settleMoney(amount, due)
  if (paid.length) await settleMemberPayment(db, subject, payType, now)
  return owed
}

/**
 * Settles a payment once: books a top-up and its gift, or starts or extends a level. If the level is no longer
 * available, its fee goes to the balance. Returns false if the payment was already settled. `db` is a transaction.
 */
export async function settleMemberPayment(db: Db, payNumber: string, payType: number, now: number): Promise<boolean> {
  const [paid] = await db.query<{
    user: number
    kind: 'topup' | 'level'
    amount: string
    gift: string
    growth: number
    levelId: number | null
  }>(
    `update member_payment set paid_at = $3::bigint, pay_type = $2 where pay_number = $1 and paid_at is null
    returning user_id as "user", kind, amount, gift, growth, level_id as "levelId"`,
    [payNumber, payType, now],
  )
  if (!paid) return false
  const { user, kind, amount, gift, growth } = paid
  const entry = { kind: 'balance', user, reference: payNumber, now } as const
  if (kind === 'topup') {
    if (growth > 0)
      await addGrowth(db, { user, source: 'topup', change: growth, cause: `topup ${payNumber}`, bizId: payNumber, now })
    await book(db, { ...entry, amount, cause: 'recharge', key: `recharge ${payNumber}` })
    if (Number(gift) > 0) await book(db, { ...entry, amount: gift, cause: 'gift', key: `gift ${payNumber}` })
    return true
  }
  await lockMember(db, user)
  const { levels, facts } = await memberOf({ db, now }, user)
  const level = levels.find(({ levelId }) => Number(levelId) === paid.levelId)
  const plan = level && planPurchase(levels, facts, level, now)
  if (!plan || 'refused' in plan) {
    await book(db, { ...entry, amount, cause: 'refund', key: `back ${payNumber}` })
    await db.query('update member_payment set to_balance = true where pay_number = $1', [payNumber])
    return true
  }
  await db.query('update member set level_id = $2, level_until = $3::bigint where user_id = $1', [
    user,
    paid.levelId,
    plan.until,
  ])
  await db.query('update member_payment set level_until = $2::bigint where pay_number = $1', [payNumber, plan.until])
  return true
}
