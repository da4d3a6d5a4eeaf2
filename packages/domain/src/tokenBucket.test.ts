import { expect, it } from 'vitest'
import { createTokenBucket } from './tokenBucket.ts'

it('allows a burst of requests, then as many requests as the refill allows, and refills to at most one burst', () => {
  const may = createTokenBucket({ burst: 3, perSecond: 2 }, 0)
  const count = (now: number) => {
    let done = 0
    while (may(now)) done++
    return done
  }
  expect(count(0)).toBe(3)
  expect(count(400)).toBe(0)
  expect(count(500)).toBe(1)
  expect(count(60_000)).toBe(3)
  // A clock that is set back does not refill the bucket.
  expect(count(30_000)).toBe(0)
})
