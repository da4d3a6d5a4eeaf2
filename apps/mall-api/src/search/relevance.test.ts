import { beforeAll, describe, expect, it } from 'vitest'
import { FIRST_PAGE, floor, Judge, readLabelled, scoresOf } from '../testing/labelled.ts'
import { sampleIndex } from '../testing/sampleIndex.ts'
import { meaningOf } from './finder.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { narrow, pageOfHits } from './search.ts'
import type { Query } from './search.ts'

describe('the labelled queries on the sample mall', () => {
  const labelled = readLabelled()
  let index: ProductIndex
  let judge: Judge
  beforeAll(async () => {
    const sample = await sampleIndex()
    index = sample.index
    judge = new Judge(sample.mall)
  }, 60_000)

  it('are at least 420, each once, and something in the mall is right for each', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(420)
    expect(new Set(labelled.map(({ query }) => query)).size).toBe(labelled.length)
    expect(labelled.filter(({ rule }) => !judge.canBeRight(rule))).toEqual([])
  }, 60_000)

  it('find what they mean: mean reciprocal rank 0.9, on the first page 97 % [R5.04]', () => {
    const results = labelled.map((one) => {
      const query = { keyword: one.query, current: 1, size: FIRST_PAGE } as Query
      const meaning = meaningOf(index, one.query)
      const { hits } = pageOfHits(index, query, meaning, narrow(index, query, meaning))
      return { ...one, place: hits.findIndex(({ skuId }) => judge.isRight(one.rule, skuId)) + 1 }
    })
    const all = scoresOf(results).at(-1)!
    const missed = results.filter(({ place }) => !place).map(({ query }) => query)
    expect(all.mrr, `not on the first page: ${missed.join(', ')}`).toBeGreaterThanOrEqual(floor.mrr)
    expect(all.firstPage, `not on the first page: ${missed.join(', ')}`).toBeGreaterThanOrEqual(floor.firstPage)
  }, 60_000)
})
