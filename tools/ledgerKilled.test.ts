import { expect, it } from 'vitest'
import { killLedger } from '../tests/load/ledger.ts'

it('loses no points that it acknowledged and books none twice, killed twice while they are spent [R5.13]', async () => {
  const { acknowledged, wrong } = await killLedger(2, 20_261_121)
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(2)
}, 240_000)
