import { beforeAll, describe, expect, it } from 'vitest'
import {
  figuresOf,
  FIRST_PAGE,
  minLabelledScores,
  minPurchasers,
  Judge,
  readLabelled,
  scoresOf,
  minStrangerScores,
  unseenFloor,
} from '../../testing/labelled.ts'
import type { Labelled } from '../../testing/labelled.ts'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { searchIndex } from '../../testing/searchIndex.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'

describe('the labelled queries on the sample mall', () => {
  const labelled = readLabelled()
  let index: ProductIndex
  let judge: Judge
  beforeAll(async () => {
    const sample = await sampleIndex()
    index = sample.index
    judge = new Judge(sample.mall)
  }, 60_000)

  it('are at least 420, all different, each with a right answer in the mall', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(420)
    expect(new Set(labelled.map(({ query }) => query)).size).toBe(labelled.length)
    expect(labelled.filter(({ rule }) => !judge.canBeRight(rule))).toEqual([])
  }, 60_000)

  const scored = (labelled: readonly Labelled[]) =>
    scoresOf(
      labelled.map((one) => {
        const { hits } = searchIndex(index, { keyword: one.query, size: FIRST_PAGE })
        return { ...one, place: hits.findIndex(({ skuId }) => judge.isRight(one.rule, skuId)) + 1 }
      }),
    ).at(-1)!

  it('yield two recorded figures per set', () => {
    expect(
      figuresOf('labelled', scoresOf([1, 4, 0].map((place) => ({ kind: 'a', query: '', rule: '', place }))).at(-1)!),
    ).toEqual({ 'labelled, first three, %': 33.3, 'labelled, first page, %': 66.7 })
  })

  it('find the intended product: mean reciprocal rank 0.993, first in 99 %, on the first page in 99.8 % [R5.04]', () => {
    const { mrr, first, firstPage } = scored(labelled)
    expect(mrr).toBeGreaterThanOrEqual(minLabelledScores.mrr)
    expect(first).toBeGreaterThanOrEqual(minLabelledScores.first)
    expect(firstPage).toBeGreaterThanOrEqual(minLabelledScores.firstPage)
  }, 60_000)

  it('find the intended product of 400 unseen queries among the first three, in 96 % [R5.04]', () => {
    const unseen = readLabelled('unseen')
    expect(new Set(unseen.map(({ query }) => query)).size).toBe(400)
    // The failing queries are not listed, because the set is for measuring only.
    expect(unseen.every(({ rule }) => judge.canBeRight(rule))).toBe(true)
    expect(scored(unseen).firstThree).toBeGreaterThanOrEqual(unseenFloor)
  }, 60_000)

  it.each([
    ['97.5 %', 'purchasers', minPurchasers.purchasers],
    ['98.5 % of the second set', 'purchasersSecond', minPurchasers.purchasersSecond],
    ['97 % of the third set', 'purchasersThird', minPurchasers.purchasersThird],
  ] as const)(
    'find the intended product of queries as purchasers write them among the first three, in %s [R5.04]',
    (_, set, atLeast) => {
      const purchasers = readLabelled(set)
      expect(purchasers.filter(({ rule }) => !judge.canBeRight(rule))).toEqual([])
      expect(scored(purchasers).firstThree).toBeGreaterThanOrEqual(atLeast)
    },
    60_000,
  )

  it.each([
    ['the development half', 'strangerDevelopment', minStrangerScores.development],
    ['the held-out half', 'strangerHeldOut', minStrangerScores.heldOut],
  ] as const)(
    'find the intended product of a stranger’s queries among the first three: %s [R5.04]',
    (_, set, atLeast) => {
      const stranger = readLabelled(set)
      expect(new Set(stranger.map(({ query }) => query)).size).toBe(200)
      expect(stranger.every(({ rule }) => judge.canBeRight(rule))).toBe(true)
      expect(scored(stranger).firstThree).toBeGreaterThanOrEqual(atLeast)
    },
    60_000,
  )
})
