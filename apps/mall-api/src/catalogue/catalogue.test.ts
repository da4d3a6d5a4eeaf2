import { compareMoney } from '@millwright/domain/money'
import { readProperties } from '@millwright/domain/skuMatrix'
import { describe, expect, it } from 'vitest'
import { drawPicture, picturePath, readPicturePath } from '../drawings/draw.ts'
import { sampleMall } from './catalogue.ts'
import type { Both, SampleProduct } from './types.ts'

const mall = sampleMall()
const products = [...mall.products]
const skus = products.flatMap((product) => product.skus)
const find = (part: string): SampleProduct => {
  const product = products.find(({ name }) => name.en.includes(part))
  if (!product) throw new Error(`no product named ${part}`)
  return product
}

/** Every bilingual pair of the mall, with a word on where it stands. */
function* texts(value: unknown, path = ''): Generator<[string, Both]> {
  if (typeof value !== 'object' || value === null) return
  if ('zh' in value && 'en' in value) yield [path, value as Both]
  else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}/${key}`)
}

describe('the sample mall', () => {
  it('is the same every time it is made [R1.01]', () => {
    expect(JSON.stringify(sampleMall()) === JSON.stringify(mall)).toBe(true)
  })

  it('is large enough to search and to narrow [R2.17]', () => {
    expect(skus.length).toBeGreaterThanOrEqual(5000)
    expect(mall.categories.filter(({ grade }) => grade === 1).length).toBeGreaterThanOrEqual(12)
    expect(mall.shops.length).toBeGreaterThanOrEqual(12)
    expect(Math.max(...products.map((product) => product.skus.length))).toBeLessThanOrEqual(40)
  })

  it('names nothing that is not there, and nothing twice [R1.01]', () => {
    const ids = <T>(list: T[], read: (one: T) => number) => {
      const all = new Set(list.map(read))
      expect(all.size).toBe(list.length)
      return all
    }
    const [shops, brands, categories, attrs] = [
      ids(mall.shops, (one) => one.shopId), ids(mall.brands, (one) => one.brandId), ids(mall.categories, (one) => one.categoryId),
      ids(mall.attrs, (one) => one.attrId),
    ]
    const values = ids(mall.attrValues, (one) => one.attrValueId)
    ids(products, (one) => one.prodId)
    ids(skus, (one) => one.skuId)
    for (const { parentId } of mall.categories) expect(parentId === 0 || categories.has(parentId)).toBe(true)
    for (const { attrId } of mall.attrValues) expect(attrs.has(attrId)).toBe(true)
    const third = new Set(mall.categories.filter(({ grade }) => grade === 3).map(({ categoryId }) => categoryId))
    const dangling = products.filter((one) => !shops.has(one.shopId) || !brands.has(one.brandId) || !third.has(one.categoryId) || ![...one.attrValueIds, ...one.skus.flatMap((sku) => sku.attrValueIds)].every(
      (id) => values.has(id)
    ))
    expect(dangling.map(({ name }) => name.en)).toEqual([])
  })

  it('has products in every category that is shown, and hides one category and one product [R5.02]', () => {
    const filled = new Set(products.map(({ categoryId }) => categoryId))
    expect(mall.categories.filter(({ grade, status, categoryId }) => grade === 3 && status === 1 && !filled.has(categoryId)).map(
      ({ name }) => name.en
    )).toEqual([])
    expect(mall.categories.filter(({ status }) => status === 0)).toHaveLength(1)
    expect(products.filter(({ status }) => status === 0)).toHaveLength(1)
  })

  it('says everything in both languages, and no Chinese in English [R1.02]', () => {
    const wrong = [...texts({ ...mall, products })].filter(([, { zh, en }]) => (!zh || !en) ? zh !== en : /[一-鿿（），：；]/.test(en))
    expect(wrong.slice(0, 5)).toEqual([])
  })

  it('tells the sizes of a product apart, in the same words in both languages [R2.31]', () => {
    for (const { name, skus: sizes } of products) {
      expect(new Set(sizes.map((sku) => sku.properties.zh)).size, name.en).toBe(sizes.length)
      expect(new Set(sizes.map((sku) => sku.properties.en)).size, name.en).toBe(sizes.length)
      for (const sku of sizes) expect(readProperties(sku.properties.en).length, sku.partyCode).toBe(readProperties(sku.properties.zh).length)
    }
  })

  it('gives each model one price: no two sizes of a brand share a code [R2.31]', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const product of products) for (const { partyCode } of product.skus) {
      const key = `${product.brandId} ${partyCode}`
      if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${product.name.en}`)
      seen.set(key, product.name.en)
    }
    expect(twice.slice(0, 5)).toEqual([])
  })

  it('steps its prices down at whole packs [R1.03]', () => {
    for (const { partyCode, price, oriPrice, tiers, minOrderQty, packQty, stocks } of skus) {
      expect(tiers.map(({ price: one }) => one)[0], partyCode).toBe(price)
      expect(tiers, partyCode).toHaveLength(3)
      expect(minOrderQty % packQty, partyCode).toBe(0)
      for (const [i, tier] of tiers.entries()) {
        expect(tier.minQty % packQty, partyCode).toBe(0)
        const before = tiers[i - 1]
        if (before) expect(compareMoney(tier.price, before.price) < 0 && tier.minQty > before.minQty, partyCode).toBe(true)
      }
      expect(compareMoney(tiers[2]?.price ?? 0, 0), partyCode).toBe(1)
      if (oriPrice) expect(compareMoney(oriPrice, price), partyCode).toBe(1)
      expect(Number.isInteger(stocks) && stocks >= 0, partyCode).toBe(true)
    }
    expect(skus.filter(({ stocks }) => stocks === 0).length).toBeGreaterThan(100)
  })

  it('has a picture of every size that draws, also by its path [R4.05]', () => {
    const paths = new Set(skus.map(({ picture }) => picturePath(picture)))
    const broken = [...paths].filter((path) => {
      const spec = readPicturePath(path)
      const svg = spec && drawPicture(spec)
      return !svg || /NaN|Infinity|undefined/.test(svg) || path.includes(',')
    })
    expect(broken).toEqual([])
    for (const { categoryId, icon } of mall.categories) expect(drawPicture({ family: 'category', params: { name: icon } }), String(categoryId)).toBeDefined()
    for (const { pictures } of products.flatMap(({ comments }) => comments)) for (const picture of pictures) expect(drawPicture(picture)).toBeDefined()
  })

  it('keeps the standards: 6205 is 25×52×15 and an M8 bolt has 13 mm flats [R1.01]', () => {
    const bearing = find('ball bearing 6205')
    expect(bearing.brief.en).toContain('25×52×15 mm')
    expect(bearing.skus[0]?.picture).toEqual({ family: 'bearing', params: { d: 25, D: 52, B: 15, seal: 'open' } })
    const bolt = find('exagon bolt, full thread M8')
    expect(bolt.parameters).toContainEqual({ key: { zh: '对边', en: 'Across flats' }, value: { zh: '13 mm', en: '13 mm' } })
    expect(bolt.skus.map(({ picture }) => picture.params.d)).toEqual(bolt.skus.map(() => 8))
    expect(find('Three-phase motor YE3-132S-4'.replace('T', 't')).skus[0]?.picture.params).toMatchObject({ H: 132, D: 38 })
  })
})
