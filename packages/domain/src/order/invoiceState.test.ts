import { invoiceStates, invoiceDisplayState, nextInvoiceState } from './invoiceState.ts'
import type { InvoiceEvent } from './invoiceState.ts'

const { applying, issued, failed } = invoiceStates

it('moves from applying to issued or failed, and from there to applying again [R6.08]', () => {
  const events: InvoiceEvent[] = ['change', 'reissue', 'issue', 'fail']
  const ways = (state: number) => events.map((event) => nextInvoiceState(state, event))
  expect(ways(applying)).toEqual([applying, undefined, issued, failed])
  expect(ways(issued)).toEqual([undefined, applying, undefined, undefined])
  expect(ways(failed)).toEqual([applying, undefined, undefined, undefined])
  expect(ways(0)).toEqual([undefined, undefined, undefined, undefined])
})

it('has a name for each state [R6.08]', () => {
  expect(invoiceDisplayState(undefined)).toBe('none')
  expect(invoiceDisplayState({ invoiceState: applying })).toBe('applying')
  expect(invoiceDisplayState({ invoiceState: applying, waitsForPay: true })).toBe('afterPayment')
  expect(invoiceDisplayState({ invoiceState: issued })).toBe('issued')
  expect(invoiceDisplayState({ invoiceState: issued, formerNumber: '26312000000000000001' })).toBe('reissued')
  expect(invoiceDisplayState({ invoiceState: failed })).toBe('failed')
})
