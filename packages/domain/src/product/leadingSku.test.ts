import { expect, it } from 'vitest'
import { money } from '../money/money.ts'
import { leadingSku } from './leadingSku.ts'

const sku = (skuId: string, price: string, stocks: number) => ({ skuId, price: money(price), stocks })

it('returns the cheapest SKU in stock, the first of equal SKUs, or the cheapest if all are sold out [R2.31]', () => {
  const [dear, gone, cheap, alike] = [
    sku('1', '16.30', 5),
    sku('2', '9.90', 0),
    sku('3', '13.90', -1),
    sku('4', '13.90', 7),
  ]
  expect(leadingSku([dear, gone, cheap, alike])?.skuId).toBe('3')
  expect(leadingSku([gone, { ...dear, stocks: 0 }])?.skuId).toBe('2')
  expect(leadingSku([])).toBeUndefined()
})
