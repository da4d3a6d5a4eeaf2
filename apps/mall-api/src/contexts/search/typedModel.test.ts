import { beforeAll, describe, expect, it } from 'vitest'
import type { SampleMall } from '../../core/catalogue/types.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'
import { normaliseModel } from '../../core/search/tokens.ts'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { searchIndex } from '../../testing/searchIndex.ts'

describe('the facets after a typed model [R5.04]', () => {
  let index: ProductIndex
  let mall: SampleMall
  beforeAll(async () => {
    ;({ index, mall } = await sampleIndex())
    index.showAll()
  }, 60_000)

  /** Returns the attribute values that the facets offer, as `attribute: value, value`. */
  const offered = (keyword: string) =>
    searchIndex(index, { keyword })
      .facets()
      .attrs.map(({ attrName, attrValues }) => {
        const counted = attrValues.filter(({ count }) => count)
        return `${attrName}: ${counted.map(({ attrValueName }) => attrValueName).join(', ')}`
      })

  it.each(['6205-2RS', '6205 2RS', '2RS 6205', 'bearing 6205-2RS', '轴承 6205-2RS'])(
    'offer no other seal than that of %s',
    (keyword) => {
      expect(offered(keyword)).toEqual(['游隙: C3, CN'])
      expect(searchIndex(index, { keyword }).total).toBe(searchIndex(index, { keyword: '6205' }).total)
    },
  )

  it('offer every seal if only the basic designation is typed', () => {
    expect(offered('6205')).toContain('密封: 2RS 胶封, ZZ 铁盖, 开式')
  })

  it('do not keep another SKU of the model’s product from being found, if the keyword describes that SKU', () => {
    const { hits } = searchIndex(index, { keyword: 'UCFL206 stainless' })
    expect(hits[0]!.model).toBe('SUCFL206')
  })

  it('lead to SKUs of the typed model, for every twentieth model whose products all have it', () => {
    const modelsOf = new Map<number, string[]>()
    for (const { prodId, skus } of mall.products)
      modelsOf.set(
        prodId,
        skus.map(({ partyCode }) => normaliseModel(partyCode)),
      )
    const models = [...new Set([...modelsOf.values()].flat())].filter((_, at) => at % 20 === 0)
    let tried = 0
    for (const keyword of models) {
      const { hits, total, facets } = searchIndex(index, { keyword })
      const isTheirs = (prodId: number) => modelsOf.get(prodId)!.some((model) => model.startsWith(keyword))
      if (total > hits.length || !hits.every(({ prodId }) => isTheirs(prodId))) continue
      tried++
      for (const { attrId, attrValues } of facets().attrs)
        for (const { attrValueId } of attrValues.filter(({ count }) => count)) {
          const chosen = searchIndex(index, { keyword, attrIds: `${attrId}_${attrValueId}` })
          for (const { model } of chosen.hits) expect(normaliseModel(model).startsWith(keyword), keyword).toBe(true)
        }
    }
    expect(tried).toBeGreaterThan(400)
  }, 60_000)
})
