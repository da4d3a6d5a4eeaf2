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
  ['the token only where it belongs [R7.01]', authorization, 2000],
  ['ways back inside the mall, and links that run nothing [R4.03]', redirect, 2000],
  ['links of merchants and addresses of pictures safe [R4.03]', links, 500],
  [
    'the rules of the chat line and every message, under cuts, dead lines, lost answers and absent servers [R6.09]',
    chat,
    2000,
  ],
  ['every history of an order legal, pieces and cents conserved [R6.07, R5.15]', refunds, 1000],
  ['commission never more than was earned, whatever is returned, settled and withdrawn [R2.26]', commissions, 300],
  ['every credit account within its limit, its statements equal to the ledger [R2.11, R2.33]', credit, 500],
  ['every wait for money bounded, and every cent that came used or owed [R2.21, R6.06]', payments, 500],
  ['every price what an oracle says, with parts that add up [R1.03, R2.08]', prices, 2000],
  ['quotes at the price that is offered to this buyer now, and nobody else’s [R6.08, R8.02]', quotes, 150],
  ['every answer typed, or a typed error [R8.01, R8.05]', answers, 300],
])(
  'holds with random input: %s',
  async (_, run, count) => {
    const { rows } = await run({ count, seed: 20_261_121 })
    expect(rows.filter(({ result }) => result !== 'holds')).toEqual([])
  },
  30_000,
)
