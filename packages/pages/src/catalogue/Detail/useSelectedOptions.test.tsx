// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { bearingDetail } from '@millwright/fixtures/product'
import { valuesOf } from '@millwright/domain/product/skuMatrix'
import { afterEach, expect, it } from 'vitest'
import type { DetailShown } from './Detail.load.ts'
import { useSelectedOptions } from './useSelectedOptions.ts'

const product = bearingDetail.zh
const skus = product.skuList as unknown as DetailShown['skus']
const [a, b, c] = skus.map(({ skuId }) => skuId) as [string, string, string]
const values = (skuId: string) => valuesOf(skus.find((sku) => sku.skuId === skuId)!)

function start() {
  const { result, rerender } = renderHook((skuId: string) => useSelectedOptions({ product, skus, skuId }), {
    initialProps: a,
  })
  return {
    chosen: () => result.current[0],
    choose: (next: Readonly<Record<string, string>>, skuId?: string) => act(() => result.current[1](next, skuId)),
    arrives: (skuId: string) => rerender(skuId),
  }
}

afterEach(cleanup)

it('keeps a newer, incomplete selection when the data of the previous SKU arrives [R2.31]', () => {
  const { chosen, choose, arrives } = start()
  choose(values(b), b)
  choose({})
  arrives(b)
  expect(chosen()).toEqual({})
})

it('starts over if the address names a SKU that was not selected here [R2.31]', () => {
  const { chosen, choose, arrives } = start()
  choose(values(b), b)
  arrives(b)
  choose({})
  arrives(c)
  expect(chosen()).toEqual(values(c))
  arrives(b)
  expect(chosen()).toEqual(values(b))
})
