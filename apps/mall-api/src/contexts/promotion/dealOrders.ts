import { times } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { addressOf } from '../../core/address/addresses.ts'
import { linesOf, quantityProblem } from '../../core/price/lines.ts'
import type { Line } from '../../core/price/lines.ts'
import { applyAtCheckout, wantedInvoices } from '../../core/invoice/invoiceAtCheckout.ts'
import type { InvoiceParam } from '../../core/invoice/invoiceAtCheckout.ts'
import { lockBuyer } from '../../db/locks.ts'
import { confirmWire, saveConfirmation, priceOrder } from '../order/confirm.ts'
import type { Snapshot } from '../order/confirm.ts'
import { placeOrder } from '../order/placeOrder.ts'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'

/** The deal that a confirmed order belongs to. Ordinary submits refuse such a confirmation. */
export type Deal =
  | { kind: 'sale'; seckillId: number }
  /** Team 0 opens a new team. */
  | { kind: 'group'; groupActivityId: number; groupTeamId: number }
  /** `points` per piece. */
  | { kind: 'points'; scoreProdId: number; prodId: number; points: number }
type DealSnapshot = Snapshot & { deal?: Deal }
export type BuyerContext = Pick<CallContext, 'db' | 'locale' | 'now' | 'say'> & { user: number }

type Wanted = {
  deal: Deal
  prodId: number
  skuId: number
  quantity: number
  price: Money
  /** How long the price holds, in milliseconds, if the deal's orders are held for another time than ordinary ones. */
  holdMs?: number
  /** The deal's own stock. If omitted, the SKU's stock applies. */
  stocks?: number
  addrId: number | string
}

/** Prices one line at the deal's price and stores the confirmation. */
export async function confirmDeal(context: BuyerContext, wanted: Wanted) {
  const { deal, prodId, skuId, quantity, price, stocks } = wanted
  const [read] = await linesOf(context, context.user, { item: { skuId, prodCount: quantity } })
  if (!read?.onShelf || read.prodId !== prodId) throw new Refusal('A01000', context.say('productGone'))
  // The deal's price replaces list, tier and agreement prices.
  const line: Line = {
    ...read,
    listPrice: price,
    tiers: [],
    agreementPrice: null,
    agreementMinQty: null,
    agreementExpires: null,
    price,
    amount: times(price, quantity),
    stocks: stocks ?? read.stocks,
  }
  const problem = quantityProblem(line, quantity, context.locale)
  if (problem) {
    const message = problem.code === 'A03010' && stocks !== undefined ? 'saleFewLeft' : problem.message
    throw new Refusal(problem.code, context.say(message, problem.values), skuId)
  }
  const address = await addressOf(context, context.user, wanted.addrId)
  if (!address && Number(wanted.addrId)) throw new Refusal('A00001', context.say('addressGone'))
  const snapshot: DealSnapshot = {
    ...(await priceOrder(context, context.user, [line], address, { alone: 'line' })),
    deal,
  }
  return confirmWire(context, snapshot, await saveConfirmation(context, context.user, snapshot, wanted.holdMs))
}

type Submitted = {
  uuid: string
  poNumber?: string | undefined
  orderShopParams: readonly { remarks: string }[]
  invoiceParams?: InvoiceParam[]
}
type Placing<D> = { deal: D; line: Line }
/** `points` is the total for the order. */
type Begun = { expires: number; orderType: number; groupTeamId?: number; scoreProdId?: number; points?: number }
type Steps<D extends Deal> = {
  isWanted: (deal: Deal) => deal is D
  /** Runs before the order is written: refuses, or returns how long the unpaid order is held. */
  begin: (placing: Placing<D>) => Promise<Begun>
  /** Takes the pieces after the order is written, so the most contended lock is taken last and held shortest. */
  take: (placed: Placing<D> & { orderNumber: string }) => Promise<void>
}

/** Turns a confirmed deal into an order in the given transaction. The same uuid returns the same order. */
export async function submitDeal<D extends Deal>(
  context: BuyerContext,
  input: Submitted,
  steps: Steps<D>,
): Promise<{ orderNumbers: string; duplicateError: 0 | 1 }> {
  const { db, user, now, say } = context
  await lockBuyer(db, user)
  const [before] = await db.query<{ orderNumbers: string }>(
    'select order_numbers as "orderNumbers" from submission where user_id = $1 and uuid = $2',
    [user, input.uuid],
  )
  if (before) return { orderNumbers: before.orderNumbers, duplicateError: 1 }
  const [confirm] = await db.query<{ snapshot: DealSnapshot }>(
    'select snapshot from confirm where user_id = $1 and uuid = $2 and expires > $3::bigint',
    [user, input.uuid, now],
  )
  const deal = confirm?.snapshot.deal
  if (!deal || !steps.isWanted(deal)) throw new Refusal('A03002', say('orderExpired'))
  const { address, shops, undeliverable } = confirm.snapshot
  if (!address) throw new Refusal('A00010', say('addressNeeded'))
  const [shop] = shops
  if (!shop) {
    const skuIds = undeliverable.map(({ skuId }) => skuId)
    throw new Refusal('A07001', say('deliveryNotSupported'), skuIds)
  }
  const line = shop.lines[0]!
  const invoices = await wantedInvoices({ db, say }, user, input.invoiceParams)
  const { points = 0, ...begun } = await steps.begin({ deal, line })
  const orderNumber = await placeOrder(db, {
    ...begun,
    user,
    shop: { ...shop, points, lines: [{ ...line, points }] },
    address,
    now,
    remarks: input.orderShopParams[0]?.remarks ?? '',
    poNumber: input.poNumber,
    seckillId: saleIn(deal),
  })
  await applyAtCheckout({ db, now }, user, invoices, [{ shopId: shop.shopId, orderNumber }])
  await db.query('insert into submission (user_id, uuid, created, order_numbers) values ($1, $2, $3, $4)', [
    user,
    input.uuid,
    now,
    orderNumber,
  ])
  await steps.take({ deal, line, orderNumber })
  return { orderNumbers: orderNumber, duplicateError: 0 }
}

function saleIn(deal: Deal): number | undefined {
  return deal.kind === 'sale' ? deal.seckillId : undefined
}
