import { expect, it } from 'vitest'
import { ProductCache } from './productCache.ts'

const wanted = (...ids: number[]) => ids.map((prodId) => ({ prodId, as: 'zh' }))

it('reads only missing and changed entries', async () => {
  const kept = new ProductCache<string>(10)
  const asked: number[][] = []
  const all = (version: string, ...ids: number[]) =>
    kept.all(wanted(...ids), async (missing) => {
      asked.push(missing.map((at) => ids[at]!))
      return new Map(missing.flatMap((at) => (ids[at] === 9 ? [] : [[ids[at]!, `${ids[at]} ${version}`]])))
    })
  expect(await all('a', 1, 2)).toEqual(['1 a', '2 a'])
  kept.forget([2])
  expect(await all('b', 3, 2, 1, 9)).toEqual(['3 b', '2 b', '1 a'])
  expect(asked).toEqual([
    [1, 2],
    [3, 2, 9],
  ])
  kept.forgetAll()
  expect(await all('c', 1)).toEqual(['1 c'])
})

it('does not keep an entry that changed while it was read', async () => {
  const kept = new ProductCache<string>(10)
  const old = kept.all(wanted(1), async () => {
    kept.forget([1])
    return new Map([[1, 'old']])
  })
  expect(await old).toEqual(['old'])
  expect(await kept.all(wanted(1), async () => new Map([[1, 'new']]))).toEqual(['new'])
})

it('keeps no more entries than its size', async () => {
  const kept = new ProductCache<number>(2)
  let reads = 0
  const one = (prodId: number) => kept.all(wanted(prodId), async () => new Map([[prodId, ++reads]]))
  for (const prodId of [1, 2, 1, 2]) await one(prodId)
  expect(reads).toBe(2)
  for (const prodId of [3, 1]) await one(prodId)
  expect(reads).toBe(4)
})
