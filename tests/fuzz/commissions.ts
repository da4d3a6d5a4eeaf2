import { property, checkProperties } from '../fuzzRun.ts'
import type { Measurement } from '../measure.ts'
import { commissionHistories, ending } from './commission/history.ts'
import { MemoryCommission } from './commission/memory.ts'
import { onDatabases } from './commission/onDatabases.ts'
import { MemoryOrder } from './refund/memory.ts'
import { settled } from './refund/tryHistory.ts'

const SAYS = 'the settled, requested and paid-out commission never exceeds the earned one, and no cent is lost'

/**
 * Runs random histories of an order that came through a distributor's link: all kinds of refunds, deadlines, and
 * withdrawals that are paid or refused. Checks the rules, or with `--database` both databases with concurrent requests.
 */
export const run: Measurement = (wish) =>
  wish.database
    ? onDatabases(wish)
    : checkProperties(
        [
          property(`on the rules: ${SAYS}`, commissionHistories, ({ history, rates, asks }) => {
            const order = new MemoryOrder(history.bought)
            const commission = new MemoryCommission(order, rates)
            const turns = [...history.turns, ...ending.map((command) => [command])]
            for (const [at, turn] of turns.entries()) {
              for (const command of settled(turn, order)) {
                order.carryOut(command)
                commission.follow()
                holds(command, commission.wrong())
              }
              for (const ask of asks[at % asks.length]!) {
                commission.carryOut(ask)
                holds(ask, commission.wrong())
              }
            }
            return true
          }),
        ],
        wish,
      )

function holds(what: object, wrong: readonly string[]): void {
  if (wrong.length) throw new Error(`${JSON.stringify(what)}: ${wrong.join('; ')}`)
}
