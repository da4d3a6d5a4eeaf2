import { createHash } from 'node:crypto'
import { compareMoney } from '@millwright/domain/money/money'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { describe, expect, it } from 'vitest'
import { drawPicture, picturePath, readPicturePath } from '../drawings/draw.ts'
import { sampleMall } from './catalogue.ts'
import type { LocalisedText, SampleProduct, SampleSku } from '../../../core/catalogue/types.ts'

const mall = sampleMall()
const products = [...mall.products]
const skus = products.flatMap((product) => product.skus)

/** Yields every bilingual pair of the mall with its path. */
function* texts(value: unknown, path = ''): Generator<[string, LocalisedText]> {
  if (typeof value !== 'object' || value === null) return
  if ('zh' in value && 'en' in value) yield [path, value as LocalisedText]
  else for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}/${key}`)
}

/** Returns the names of the first five items that match, to show which are wrong. */
const wrong = <T extends SampleProduct | SampleSku>(list: readonly T[], is: (one: T) => boolean) =>
  list
    .filter(is)
    .slice(0, 5)
    .map((one) => ('partyCode' in one ? one.partyCode : one.name.en))

describe('the sample mall', () => {
  it('is the same each time it is generated [R1.01]', () => {
    const mark = (all: Iterable<SampleProduct>) => {
      const hash = createHash('sha256')
      for (const product of all) hash.update(JSON.stringify(product))
      return hash.digest('hex')
    }
    expect(mark(sampleMall().products)).toBe(mark(products))
  })

  it('is large enough to search and to filter [R2.17]', () => {
    expect(skus.length).toBeGreaterThanOrEqual(20_000)
    expect(mall.total).toEqual({ products: products.length, skus: skus.length })
    expect(mall.categories.filter(({ grade }) => grade === 1).length).toBeGreaterThanOrEqual(16)
    expect(Math.max(...products.map((product) => product.skus.length))).toBeLessThanOrEqual(40)
  })

  it('refers only to existing records, and uses each id once [R1.01]', () => {
    const ids = <T>(list: T[], read: (one: T) => number) => {
      const all = new Set(list.map(read))
      expect(all.size).toBe(list.length)
      return all
    }
    const [shops, brands, categories, attrs] = [
      ids(mall.shops, (one) => one.shopId),
      ids(mall.brands, (one) => one.brandId),
      ids(mall.categories, (one) => one.categoryId),
      ids(mall.attrs, (one) => one.attrId),
    ]
    const values = ids(mall.attrValues, (one) => one.attrValueId)
    ids(products, (one) => one.prodId)
    ids(skus, (one) => one.skuId)
    expect(
      mall.categories.filter(
        ({ parentId, keyAttrs }) =>
          (parentId !== 0 && !categories.has(parentId)) || !keyAttrs.every((id) => attrs.has(id)),
      ),
    ).toEqual([])
    expect(mall.attrValues.filter(({ attrId }) => !attrs.has(attrId))).toEqual([])
    const third = new Set(mall.categories.filter(({ grade }) => grade === 3).map(({ categoryId }) => categoryId))
    expect(
      wrong(
        products,
        (one) =>
          !shops.has(one.shopId) ||
          !brands.has(one.brandId) ||
          !third.has(one.categoryId) ||
          !one.attrValueIds.every((id) => values.has(id)),
      ),
    ).toEqual([])
    expect(wrong(skus, (one) => !one.attrValueIds.every((id) => values.has(id)))).toEqual([])
  })

  it('has a number for every value of a numeric attribute [R2.17]', () => {
    const kinds = new Map(mall.attrs.map(({ attrId, kind }) => [attrId, kind]))
    expect(
      mall.attrValues.filter(({ attrId, numeric }) => kinds.get(attrId) === 'number' && numeric === undefined),
    ).toEqual([])
    const choice = (name: string) =>
      mall.attrValues.filter(({ attrId }) => attrId === mall.attrs.find((attr) => attr.name.en === name)?.attrId)
    expect(choice('Thread').find(({ value }) => value.en === 'M12')?.numeric).toBe(12)
    expect(choice('Ratio').find(({ numeric }) => numeric === 30)?.value.en).toBe('1:30')
  })

  it('gives each category the columns of its table, and its products have them [R2.17]', () => {
    const attrsOf = new Map(mall.attrValues.map(({ attrValueId, attrId }) => [attrValueId, attrId]))
    const had = new Map<number, Set<number | undefined>>()
    for (const { categoryId, attrValueIds, skus: sizes } of products) {
      const all = had.get(categoryId) ?? new Set()
      for (const id of [...attrValueIds, ...sizes.flatMap((sku) => sku.attrValueIds)]) all.add(attrsOf.get(id))
      had.set(categoryId, all)
    }
    const leaves = mall.categories.filter(({ grade, status }) => grade === 3 && status === 1)
    expect(
      leaves.filter(({ keyAttrs }) => keyAttrs.length < 1 || keyAttrs.length > 6).map(({ name }) => name.en),
    ).toEqual([])
    const name = new Map(mall.attrs.map((attr) => [attr.attrId, attr.name.en]))
    expect(
      leaves.flatMap(({ name: leaf, categoryId, keyAttrs }) =>
        keyAttrs.filter((id) => !had.get(categoryId)?.has(id)).map((id) => `${leaf.en}: ${name.get(id)}`),
      ),
    ).toEqual([])
  })

  it('has products in every visible category, and hides one category and one product [R5.02]', () => {
    const filled = new Set(products.map(({ categoryId }) => categoryId))
    expect(
      mall.categories
        .filter(({ grade, status, categoryId }) => grade === 3 && status === 1 && !filled.has(categoryId))
        .map(({ name }) => name.en),
    ).toEqual([])
    expect(mall.categories.filter(({ status }) => status === 0)).toHaveLength(1)
    expect(products.filter(({ status }) => status === 0).map(({ prodId }) => prodId)).toEqual([100_007])
  })

  it('has every text in both languages, and no Chinese in English [R1.02]', () => {
    const bad = [...texts({ ...mall, products })].filter(([, { zh, en }]) =>
      !zh || !en ? zh !== en : /[一-鿿（），：；]/.test(en) || /undefined|NaN/.test(en + zh),
    )
    expect(bad.slice(0, 5)).toEqual([])
  })

  it('distinguishes the sizes of a product, by the same attributes in both languages [R2.31]', () => {
    expect(
      wrong(products, ({ skus: sizes }) =>
        (['zh', 'en'] as const).some(
          (locale) => new Set(sizes.map(({ properties }) => properties[locale])).size < sizes.length,
        ),
      ),
    ).toEqual([])
    expect(
      wrong(skus, ({ properties }) => readProperties(properties.en).length !== readProperties(properties.zh).length),
    ).toEqual([])
  })

  it('gives each model of a brand one price per shop [R2.31]', () => {
    const seen = new Map<string, string>()
    const twice: string[] = []
    for (const { shopId, brandId, name, skus: sizes } of products)
      for (const { partyCode } of sizes) {
        const key = `${shopId} ${brandId} ${partyCode}`
        if (seen.has(key)) twice.push(`${key}: ${seen.get(key)} and ${name.en}`)
        seen.set(key, name.en)
      }
    expect(twice.slice(0, 5)).toEqual([])
  })

  it('has three falling quantity prices, each from a whole number of packs on [R1.03]', () => {
    const falls = ({ tiers, packQty }: SampleSku) =>
      tiers.length === 3 &&
      tiers.every(({ minQty, price }, i) => {
        const before = tiers[i - 1]
        return (
          minQty % packQty === 0 &&
          compareMoney(price, 0) > 0 &&
          (!before || (compareMoney(price, before.price) < 0 && minQty > before.minQty))
        )
      })
    expect(
      wrong(skus, (sku) => !falls(sku) || sku.tiers[0]?.price !== sku.price || sku.minOrderQty % sku.packQty !== 0),
    ).toEqual([])
    expect(wrong(skus, ({ oriPrice, price }) => oriPrice !== undefined && compareMoney(oriPrice, price) < 1)).toEqual(
      [],
    )
    expect(wrong(skus, ({ stocks }) => !Number.isInteger(stocks) || stocks < 0)).toEqual([])
    expect(skus.filter(({ stocks }) => stocks === 0).length).toBeGreaterThan(100)
  })

  it('draws the picture of every size by its path, and lists the drawing among the documents [R4.05]', () => {
    const paths = new Set(skus.map(({ picture }) => picturePath(picture)))
    const broken = [...paths].filter((path) => {
      const spec = readPicturePath(path)
      const svg = spec && drawPicture(spec)
      return !svg || /NaN|Infinity|undefined/.test(svg) || path.includes(',')
    })
    expect(broken).toEqual([])
    expect(
      wrong(
        products,
        ({ prodId, documents }) =>
          documents[0]?.url !== `/datasheet/${prodId}` ||
          !documents.every(({ kind, url }) => kind === 'datasheet' || paths.has(url)),
      ),
    ).toEqual([])
    for (const { categoryId, icon } of mall.categories)
      expect(drawPicture({ family: 'category', params: { name: icon } }), String(categoryId)).toBeDefined()
    for (const { pictures } of products.flatMap(({ comments }) => comments))
      for (const picture of pictures) expect(drawPicture(picture)).toBeDefined()
  }, 30_000)
})
