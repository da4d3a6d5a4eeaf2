import { HELD_AT_MOST } from './history.ts'

export type SeenOrder = {
  number: string
  created: number
  expires: number
  cents: number
  pieces: number
  status: number
  /** The kind of payment that paid the order. */
  by: 'outside' | 'own' | undefined
}
/** The records after a turn, and the money received from outside according to the sender. Amounts are in cents. */
export type Seen = {
  now: number
  orders: SeenOrder[]
  /** Pieces that the orders took out of stock. */
  taken: number
  came: number
  owed: { cents: number; returned: boolean }[]
  /** The part of the owed money that was returned. */
  wentBack: number
  /** The amount that the mall's own payment kinds took. */
  took: number
}

/** Returns the inconsistencies, recomputed independently of the rules. */
export function judge({ now, orders, taken, came, owed, wentBack, took }: Seen): string[] {
  const wrong: string[] = []
  const sum = (list: readonly { cents: number }[]) => list.reduce((all, { cents }) => all + cents, 0)
  for (const { number, created, expires, status, by } of orders) {
    if (status === 1 && now >= created + HELD_AT_MOST) wrong.push(`${number} holds its goods too long`)
    if (status === 1 && expires > created + HELD_AT_MOST) wrong.push(`${number} is promised for too long`)
    if (status === 1 && by) wrong.push(`${number} waits for money and has it`)
    if (status === 2 && !by) wrong.push(`${number} is paid by nothing`)
  }
  const held = orders.filter(({ status }) => status !== 6).reduce((all, { pieces }) => all + pieces, 0)
  if (held !== taken) wrong.push(`${held} pieces are held, ${taken} were taken`)
  const outside = sum(orders.filter(({ by }) => by === 'outside'))
  if (came !== outside + sum(owed)) wrong.push(`${came} came, ${outside} paid for orders, ${sum(owed)} is owed`)
  const own = sum(orders.filter(({ by }) => by === 'own'))
  if (took !== own) wrong.push(`${took} was taken of own kinds for orders of ${own}`)
  const back = sum(owed.filter(({ returned }) => returned))
  if (wentBack !== back) wrong.push(`${wentBack} went back of ${back} that is returned`)
  return wrong
}
