import fc from 'fast-check'
import { money, sum } from '../money/money.ts'
import { splitOrderTax, splitTax } from './invoiceTax.ts'

it('splits a price into net and the included VAT of 13 % [R5.18]', () => {
  expect(splitTax([money('113')])).toEqual({ lines: [{ net: '100.00', tax: '13.00' }], net: '100.00', tax: '13.00' })
  expect(splitTax([money('18.50'), money('-1')])).toEqual({
    lines: [
      { net: '16.37', tax: '2.13' },
      { net: '-0.88', tax: '-0.12' },
    ],
    net: '15.49',
    tax: '2.01',
  })
})

it('loses no cent between lines and sums [R5.18]', () => {
  const cents = fc.integer({ min: -5_000_00, max: 9_000_000_00 }).map((value) => money((value / 100).toFixed(2)))
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 60 }), (amounts) => {
      const { lines, net, tax } = splitTax(amounts)
      expect(sum([net, tax])).toBe(sum(amounts))
      for (const [at, line] of lines.entries()) expect(sum([line.net, line.tax])).toBe(sum([amounts[at]!]))
    }),
  )
})

it('splits an order as its invoice does: lines, freight and reductions, which add up to what was paid [R5.18]', () => {
  const amounts = [money('33.33'), money('66.67')]
  const order = { amounts, freight: '12.00', paid: '107.00' }
  const invoice = splitTax([...amounts, money('12.00'), money('-5.00')])
  expect(splitOrderTax(order)).toEqual({ net: invoice.net, tax: invoice.tax })
  expect(sum([splitOrderTax(order).net, splitOrderTax(order).tax])).toBe('107.00')
  expect(splitOrderTax({ amounts: [], freight: 0, paid: 0 })).toEqual({ net: '0.00', tax: '0.00' })
})
