import { expect, it } from 'vitest'
import { isSameCompared, readCompared, writeCompared } from './compared.ts'

it('reads its own output, and older addresses with products only', () => {
  for (const one of [{ prodId: '7', skuId: '701' }, { prodId: '7' }])
    expect(readCompared(writeCompared(one))).toEqual(one)
  expect(readCompared('100101')).toEqual({ prodId: '100101' })
  expect(readCompared('100101?sku=10010103')).toEqual({ prodId: '100101', skuId: '10010103' })
  for (const text of ['', 'x', '7-', '-7', '7-1-2', '7-x', '7 ', '12345678901234567890'])
    expect(readCompared(text), text).toBeUndefined()
})

it.each([
  [{ prodId: '1' }, { prodId: '1' }, true],
  [{ prodId: '1' }, { prodId: '1', skuId: '2' }, true],
  [{ prodId: '1', skuId: '2' }, { prodId: '1', skuId: '2' }, true],
  [{ prodId: '1', skuId: '2' }, { prodId: '1', skuId: '3' }, false],
  [{ prodId: '1' }, { prodId: '2' }, false],
])('compares %j and %j as the same: %s', (one, other, same) => {
  expect([isSameCompared(one, other), isSameCompared(other, one)]).toEqual([same, same])
})
