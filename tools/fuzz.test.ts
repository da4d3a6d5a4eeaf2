import { expect, it } from 'vitest'
import { run as answers } from '../tests/fuzz/answers.ts'
import { run as authorization } from '../tests/fuzz/authorization.ts'
import { run as credit } from '../tests/fuzz/credit.ts'
import { run as chat } from '../tests/fuzz/chat.ts'
import { run as commissions } from '../tests/fuzz/commissions.ts'
import { run as links } from '../tests/fuzz/links.ts'
import { run as refunds } from '../tests/fuzz/refunds.ts'
import { run as prices } from '../tests/fuzz/prices.ts'
import { run as payments } from '../tests/fuzz/payments.ts'
import { run as quotes } from '../tests/fuzz/quotes.ts'
import { run as redirect } from '../tests/fuzz/redirect.ts'

/** A sample of `npm run fuzz`, with a fixed seed. */
it.each([
  ['the client sends the token only to calls that may have it [R7.01]', authorization, 2000],
  ['redirects stay on the mall, and links run no script [R4.03]', redirect, 2000],
  ['merchants’ links and picture addresses are safe [R4.03]', links, 500],
  [
    'the chat keeps its rules and every message when lines break or hang, responses get lost and servers stop [R6.09]',
    chat,
    2000,
  ],
  ['every history of an order is valid and conserves pieces and cents [R6.07, R5.15]', refunds, 1000],
  ['commission never exceeds the earnings, whatever is returned, settled and withdrawn [R2.26]', commissions, 300],
  ['every credit account stays within its limit, and its statements equal the ledger [R2.11, R2.33]', credit, 500],
  ['every wait for money ends, and every received cent pays for an order or is owed [R2.21, R6.06]', payments, 500],
  ['every price equals an oracle’s, and its parts add up [R1.03, R2.08]', prices, 2000],
  ['quotes apply only at their current price and only to their own buyer [R6.08, R8.02]', quotes, 150],
  ['every call returns a typed answer or throws a typed error [R8.01, R8.05]', answers, 300],
])(
  'holds with random input: %s',
  async (_, run, count) => {
    const { rows } = await run({ count, seed: 20_261_121 })
    expect(rows.filter(({ result }) => result !== 'holds')).toEqual([])
  },
  30_000,
)
