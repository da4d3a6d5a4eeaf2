import type { Db } from '../../db/db.ts'
import type { CallContext } from '../call/call.ts'
import type { PricedLine } from '../price/pricing.ts'

/**
 * The events with which a context notifies others, with their payloads. `app/subscriptions.ts` lists the handlers of
 * each event; docs/events.md lists both.
 */
export type MallEvents = {
  /** An ordinary order was written. Orders of deals book their own effects. */
  orderPlaced: Pick<CallContext, 'now' | 'say'> & {
    user: number
    orderNumber: string
    lines: readonly PricedLine[]
    /** The mobile number of the delivery address. */
    mobile: string
    /** The buyer's coupons that the order uses. */
    couponUserIds: readonly number[]
    /** The points that the order spends. */
    points: number
  }
  /** An order of any kind was written. Its stock may not be taken yet. */
  orderWritten: { orderNumber: string; now: number }
  /** Unpaid orders were closed by the timeout or by their buyer. */
  ordersClosed: { orderNumbers: readonly string[]; reason: 'timeout' | 'cancelled'; now: number }
  /** Locked orders are about to be marked as paid. `teams` are the locked teams that they join. */
  ordersPaying: { teams: readonly number[]; now: number }
  /** Orders were marked as paid. */
  ordersPaid: { teams: readonly number[]; orderNumbers: readonly string[]; payType: number; now: number }
  /**
   * Money arrived from outside. `subject` lists the numbers of the paid records, such as orders, separated by commas.
   */
  moneyReceived: { purpose: string; subject: string; amount: string; payType: number; now: number }
  /** A package of an order was handed to a carrier. */
  packageShipped: { orderNumber: string; company: string; flowNumber: string; now: number }
  /** A shipped order was received, whoever confirmed it. */
  orderReceived: { orderNumber: string; now: number }
  /** The buyer confirmed the receipt of an order. */
  receiptConfirmed: { orderNumber: string; now: number }
  /** A buyer applied for a refund. */
  refundRequested: { refundSn: string; orderNumber: string; amount: string; now: number }
  /** The stock of locked SKUs changed. */
  stockChanged: { skuIds: readonly number[] }
  /** Money of an order was recorded as returned. `refundSn` is undefined if the whole payment returns. */
  moneyReturned: {
    user: number
    orderNumber: string
    refundSn: string | undefined
    /** The returned amount in yuan, as decimal text. */
    amount: string
    payType: number | null
    now: number
  }
}

type EventHandler<E extends keyof MallEvents> = (tx: Db, payload: MallEvents[E]) => Promise<void>
export type Subscriptions = { readonly [E in keyof MallEvents]: readonly EventHandler<E>[] }

let subscriptions: Subscriptions | undefined

/** Sets the handlers of all events. `app/compose.ts` does this once per process. */
export function subscribe(all: Subscriptions): void {
  subscriptions = all
}

/** Runs the handlers of an event in their listed order, in the given transaction. An error rolls the transaction back. */
export async function emit<E extends keyof MallEvents>(tx: Db, event: E, payload: MallEvents[E]): Promise<void> {
  if (!subscriptions) throw new Error(`Nobody handles ${event}: import app/compose.ts at the start of the program.`)
  for (const handle of subscriptions[event]) await handle(tx, payload)
}
