import type { InquiryItem, Quote, QuoteLine } from '@millwright/contract/quote/entities'
import { cheapestOf, differenceOf, isDearer, lowestOf, suggestedOf } from './bestLines.ts'

const offer = (price: string, leadDays: number, more: Partial<Record<keyof QuoteLine, unknown>> = {}) => ({
  quote: { quoteId: `${price}/${leadDays}` } as Quote,
  line: { price, leadDays, quantity: 10, itemId: '1', ...more } as QuoteLine,
})
const asked = (ownPrice?: string) => ({ ownPrice, itemId: '1' }) as InquiryItem

it('marks the lowest of at least two prices; ties go to the shorter lead time [R2.29]', () => {
  const [dear, slow, quick] = [offer('13.85', 1), offer('13.40', 3), offer('13.40', 1)]
  expect(lowestOf(asked(), [dear, slow, quick])).toBe(quick)
  expect(lowestOf(asked(), [dear])).toBeUndefined()
})

it('marks no lowest price above the price of any of the shops for the same pieces [R2.29]', () => {
  const offers = [offer('9.05', 1, { ownPrice: '9.50' }), offer('9.40', 1, { ownPrice: '9.45' })]
  expect(lowestOf(asked(), offers)).toBe(offers[0])
  expect(lowestOf(asked('9.05'), offers)).toBe(offers[0])
  expect(lowestOf(asked('9.04'), offers)).toBeUndefined()
  expect(lowestOf(asked(), [offers[0]!, offer('9.40', 1, { ownPrice: '8.95' })])).toBeUndefined()
})

it('never preselects another brand or model, nor a price above what the buyer pays without a quote [R2.29]', () => {
  const [same, brand, model] = [
    offer('17.20', 3, { ownPrice: '18.00' }),
    offer('16.40', 2, { otherBrand: true }),
    offer('16.00', 2, { alternative: true }),
  ]
  expect(lowestOf(asked(), [same, brand, model])).toBeUndefined()
  expect(cheapestOf(asked(), [same, brand, model])).toBe(same)
  expect(cheapestOf(asked(), [brand, model])).toBeUndefined()
  expect(cheapestOf(asked('17.20'), [same])).toBe(same)
  expect(cheapestOf(asked('17.19'), [same])).toBeUndefined()
  expect(isDearer(asked(), offer('9.05', 1, { ownPrice: '8.95' }).line)).toBe(true)
  // Another brand is compared with its own price only.
  expect(isDearer(asked('10.00'), brand.line)).toBe(false)
})

it('never preselects an offer of more pieces than the shop has in stock', () => {
  const [short, enough] = [offer('9.00', 1, { stocks: 9 }), offer('9.50', 1, { stocks: 10 })]
  expect(cheapestOf(asked(), [short, enough])).toBe(enough)
  expect(cheapestOf(asked(), [short])).toBeUndefined()
  for (const more of [{ stocks: -1 }, { stocks: 4, left: 4 }, {}])
    expect(cheapestOf(asked(), [offer('9.00', 1, more), enough])!.line.price).toBe('9.00')
})

it('preselects the accepted line, and nothing for an item that is already ordered [R2.33]', () => {
  const quote = (quoteId: string, line: Partial<Record<keyof QuoteLine, unknown>>) =>
    ({ quoteId, standing: 'open', items: [offer('9.00', 1, line).line] }) as Quote
  expect(suggestedOf([quote('a', {}), quote('b', { price: '9.50', accepted: true })], asked())?.quote.quoteId).toBe('b')
  expect(suggestedOf([quote('a', {}), quote('b', { accepted: true, left: 0 })], asked())).toBeUndefined()
})

it('compares quoted lines with their prices without quotes, for the pieces that are left', () => {
  const lines = [
    offer('9.00', 1, { ownPrice: '10.00' }).line,
    offer('3.00', 1, { ownPrice: '5.00', left: 5 }).line,
    offer('100.00', 1).line,
  ]
  expect(differenceOf(lines)).toEqual({ amount: '20.00', share: -0.16 })
  expect(differenceOf([offer('11.00', 1, { ownPrice: '10.00' }).line])).toEqual({ amount: '10.00', share: 0.1 })
  expect(differenceOf([offer('10.00', 1, { ownPrice: '10.00' }).line])).toBeUndefined()
  expect(differenceOf([offer('10.00', 1).line])).toBeUndefined()
})
