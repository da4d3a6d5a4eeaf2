import { UNPAID_ORDER_DAYS } from '../constants.ts'

const DAY = 86_400_000

/** When an order was made, and until when it waits for its money; epoch milliseconds. */
export type UnpaidWait = { created: number; expires: number }

/** The moment at which an unpaid order gives its goods back at the latest, whatever it waits for; epoch milliseconds. */
export function lastWait(created: number): number {
  return created + UNPAID_ORDER_DAYS * DAY
}

/**
 * Until when an unpaid order waits that is asked to wait until `until`: never less than it would have waited anyway, and
 * never past its last moment. The one rule for whatever lets an order wait longer. Epoch milliseconds.
 */
export function waitsUntil({ created, expires }: UnpaidWait, until: number): number {
  return Math.min(Math.max(expires, until), lastWait(created))
}
