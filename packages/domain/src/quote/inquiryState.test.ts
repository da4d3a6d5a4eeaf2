import { expect, it } from 'vitest'
import { nextInquiryState, inquiryStatesAllowing, inquiryStates, quoteStanding } from './inquiryState.ts'

it('moves an inquiry from open to completed, failed or closed, and from failed to open by a quote [R6.08]', () => {
  const table = Object.fromEntries(
    inquiryStates.map((state) => [
      state,
      (['accept', 'close', 'lapse', 'quote'] as const).map((event) => nextInquiryState(state, event)),
    ]),
  )
  expect(table).toEqual({
    open: ['completed', 'closed', 'failed', 'open'],
    completed: ['completed', undefined, undefined, 'completed'],
    failed: [undefined, undefined, undefined, 'open'],
    closed: [undefined, undefined, undefined, undefined],
  })
})

it('keeps a quote open until the moment of its expiry', () => {
  expect(quoteStanding({ state: 'open', validUntil: 10 }, 9)).toBe('open')
  expect(quoteStanding({ state: 'open', validUntil: 10 }, 10)).toBe('expired')
  expect(quoteStanding({ state: 'refused', validUntil: 99 }, 10)).toBe('refused')
})

it('returns the states in which an event is allowed, for database queries', () => {
  for (const event of ['accept', 'close', 'lapse', 'quote'] as const)
    expect(inquiryStatesAllowing(event).toSorted()).toEqual(
      inquiryStates.filter((state) => nextInquiryState(state, event) !== undefined).toSorted(),
    )
})
