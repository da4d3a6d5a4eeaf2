import type { Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { cheapestOf, lowestOf } from './bestLines.ts'

const offer = (price: string, leadDays: number, alternative = false) => ({
  quote: { quoteId: `${price}/${leadDays}` } as Quote,
  line: { price, leadDays, alternative } as QuoteLine,
})

it('marks the lowest of at least two prices; ties go to the shorter lead time [R2.29]', () => {
  const [dear, slow, quick] = [offer('13.85', 1), offer('13.40', 3), offer('13.40', 1)]
  expect(lowestOf([dear, slow, quick])).toBe(quick)
  expect(lowestOf([dear])).toBeUndefined()
})

it('marks no lowest price beside a lone alternative, and suggests the requested product [R2.29]', () => {
  const [asked, other] = [offer('17.20', 3), offer('16.40', 2, true)]
  expect(lowestOf([asked, other])).toBeUndefined()
  expect(cheapestOf([asked, other])).toBe(asked)
})
