import { expect, it } from 'vitest'
import { availabilityOf } from './availability.ts'

it.each([
  [{ stocks: 3860, leadDays: 1 }, 'inStock'],
  [{ stocks: -1 }, 'inStock'],
  [{}, 'inStock'],
  [{ stocks: 11, leadDays: 3 }, 'inStock'],
  [{ stocks: 10, leadDays: 0 }, 'few'],
  [{ stocks: 400, leadDays: 4 }, 'toOrder'],
  [{ stocks: -1, leadDays: 21 }, 'toOrder'],
  [{ leadDays: 15 }, 'toOrder'],
  [{ stocks: 0, leadDays: 21 }, 'soldOut'],
  [{ stocks: 0 }, 'soldOut'],
])('returns for %o: %s', (of, said) => {
  expect(availabilityOf(of)).toBe(said)
})
