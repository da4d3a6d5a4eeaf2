import { expect, it } from 'vitest'
import { killReturns } from '../tests/load/killed.ts'

it('loses nothing that it acknowledged and does nothing twice, killed twice in the middle of returns [R6.07]', async () => {
  const { acknowledged, wrong } = await killReturns(2, 20_261_121)
  expect(wrong).toEqual([])
  expect(acknowledged).toBeGreaterThan(2)
}, 240_000)
