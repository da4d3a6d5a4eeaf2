import type { Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { cheapestOf, lowestOf } from './bestLines.ts'

const offer = (price: string, leadDays: number, alternative = false) => ({
  quote: { quoteId: `${price}/${leadDays}` } as Quote,
  line: { price, leadDays, alternative } as QuoteLine,
})

it('the lowest is said of two prices for what was asked, a quick one before a slow one [R2.29]', () => {
  const [dear, slow, quick] = [offer('13.85', 1), offer('13.40', 3), offer('13.40', 1)]
  expect(lowestOf([dear, slow, quick])).toBe(quick)
  expect(lowestOf([dear])).toBeUndefined()
})

it('nothing is the lowest beside another article that costs less, and it is suggested all the same [R2.29]', () => {
  const [asked, other] = [offer('17.20', 3), offer('16.40', 2, true)]
  expect(lowestOf([asked, other])).toBeUndefined()
  expect(cheapestOf([asked, other])).toBe(asked)
})
