import { expect, it } from 'vitest'
import { killCredit } from '../tests/load/credit.ts'
import { killAfterSales } from '../tests/load/killed.ts'
import { killLedger } from '../tests/load/ledger.ts'

it.each([
  ['returns and invoices [R6.07]', killAfterSales],
  ['points that are spent [R5.13]', killLedger],
  ['orders on account [R2.21]', killCredit],
])(
  'loses no acknowledged change and repeats none when the server is killed twice during %s',
  async (_, kill) => {
    const { acknowledged, wrong } = await kill(2, 20_261_121)
    expect(wrong).toEqual([])
    expect(acknowledged).toBeGreaterThan(2)
  },
  240_000,
)
