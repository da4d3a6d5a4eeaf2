import { expect, it } from 'vitest'
import { isCommOf, mayComment, mayFollowUp } from './commentTimes.ts'

const DAY = 86_400_000
const received = { status: 5, finishedAt: 0 }

it('allows a review for 90 days after receipt [R5.16]', () => {
  expect([mayComment(received, 90 * DAY), mayComment(received, 90 * DAY + 1)]).toEqual([true, false])
  expect(mayComment({ status: 3, finishedAt: null }, DAY)).toBe(false)
  expect(mayComment({ status: 6, finishedAt: 0 }, DAY)).toBe(false)
})

it('allows one follow-up within 180 days', () => {
  expect([mayFollowUp({ created: 0 }, 180 * DAY), mayFollowUp({ created: 0 }, 180 * DAY + 1)]).toEqual([true, false])
  expect(mayFollowUp({ created: 0, followUp: 'x' }, DAY)).toBe(false)
})

it('returns 1 if every line has a review, 0 while a review is allowed, otherwise undefined [R6.06]', () => {
  const [yes, no] = [{ commented: true }, { commented: false }]
  expect(isCommOf(received, [yes, yes], DAY)).toBe(1)
  expect(isCommOf(received, [yes, no], DAY)).toBe(0)
  expect(isCommOf(received, [yes, no], 91 * DAY)).toBeUndefined()
  expect(isCommOf({ status: 3 }, [no], DAY)).toBeUndefined()
  expect(isCommOf(received, [], DAY)).toBeUndefined()
})

it('counts the days from receipt, and allows no review without a receipt [R5.16]', () => {
  const late = { status: 5, finishedAt: 400 * DAY }
  expect(mayComment(late, 490 * DAY)).toBe(true)
  expect(mayComment(late, 491 * DAY)).toBe(false)
  expect(mayComment({ status: 5, finishedAt: null }, DAY)).toBe(false)
  expect(mayFollowUp({ created: 400 * DAY }, 580 * DAY)).toBe(true)
  expect(mayFollowUp({ created: 400 * DAY }, 581 * DAY)).toBe(false)
  expect(isCommOf({ status: 3 }, [{ commented: true }], DAY)).toBeUndefined()
})
