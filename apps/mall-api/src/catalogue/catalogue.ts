import { attrs } from './attrs.ts'
import type { AttrKey } from './attrs.ts'
import { b } from './both.ts'
import { brands } from './brands.ts'
import type { BrandKey } from './brands.ts'
import { categories, categoryIds } from './categories.ts'
import { commentsOn } from './comments.ts'
import type { About, Draft, SkuDraft, Value, Values } from './draft.ts'
import { families } from './families.ts'
import { cents, tiersOf, yuan } from './price.ts'
import { Random } from './random.ts'
import { shops } from './shops.ts'
import type { Both, SampleAttr, SampleAttrValue, SampleMall, SampleProduct, SampleSku } from './types.ts'

const attrKeys = Object.keys(attrs) as AttrKey[]
const brandKeys = Object.keys(brands) as BrandKey[]
/** The one product that is off the shelf, so that the rules for it show. */
const OFF_THE_SHELF = 100_007

/** The sample mall, the same on every machine and every day. */
export function sampleMall(_: { size?: number; skip?: number } = {}): SampleMall {
  const random = new Random(20261121)
  const values = new AttrValues()
  const products: SampleProduct[] = []
  let skuId = 1_000_001
  for (const family of families) for (const draft of family()) {
    const skus = draft.skus.map((sku) => skuOf(skuId++, sku, draft, values, random))
    products.push(productOf(100_001 + products.length, draft, skus, values, random))
  }
  return {
    shops, categories, products, attrValues: values.all, total: { products: products.length, skus: skuId - 1_000_001 },
    brands: brandKeys.map((key, i) => ({ brandId: i + 1, name: brands[key] })),
    attrs: attrKeys.map(attrOf),
  }
}

function attrOf(key: AttrKey, i: number): SampleAttr {
  const attr = attrs[key]
  return { kind: 'choice', attrId: i + 1, name: b(attr.zh, attr.en), ...('unit' in attr ? { unit: attr.unit } : {}) }
}

function productOf(prodId: number, draft: Draft, skus: SampleSku[], values: AttrValues, random: Random): SampleProduct {
  const brand = brands[draft.brand]
  const categoryId = categoryIds.get(draft.category)
  if (!categoryId) throw new Error(`${draft.name.en}: no category ${draft.category}`)
  const single = draft.skus.length === 1 ? draft.skus[0] : undefined
  return {
    prodId, categoryId, shopId: random.chance(0.18) ? 1 : draft.shop, brandId: brandKeys.indexOf(draft.brand) + 1,
    name: b(`${brand.zh} ${draft.name.zh}`, `${brand.en} ${inSentence(draft.name.en)}`), brief: draft.brief,
    content: contentOf(draft.name, draft.about),
    unit: draft.unit ?? b('件', 'pc'), status: prodId === OFF_THE_SHELF ? 0 : 1,
    soldNum: Math.floor(random.next() ** 3 * 6000 * (draft.pack ?? 1)), ageDays: random.between(1, 900),
    keywords: [...new Set([...draft.keywords, ...(draft.crossRefs ?? []).map(({ code }) => code)])],
    attrValueIds: values.idsOf(draft.values), crossRefs: draft.crossRefs ?? [], goesWith: [], documents: [], skus, comments: commentsOn(draft.comments, random),
    parameters: [
      { key: b('品牌', 'Brand'), value: brand },
      ...parametersOf({ ...draft.values, ...single?.options, ...single?.values }), ...(draft.more ?? []),
    ],
  }
}

function skuOf(skuId: number, sku: SkuDraft, draft: Draft, values: AttrValues, random: Random): SampleSku {
  const packQty = draft.pack ?? 1
  const minOrderQty = packQty * (draft.packs ?? 1)
  const tiers = tiersOf(sku.price, minOrderQty)
  const many = Math.max(4, Math.min(400, Math.round(4000 / (sku.price * packQty + 8))))
  const stocks = random.chance(0.07) ? 0 : random.chance(0.12) ? random.between(1, 3) : random.between(4, many * 3)
  const options = Object.entries(sku.options ?? {}).map(([key, value]) => [attrs[key as AttrKey], both(key as AttrKey, value)] as const)
  const read = (locale: 'zh' | 'en') => options.map(([attr, value]) => `${attr[locale]}:${value[locale]}`).join(';')
  return {
    skuId, partyCode: sku.code, properties: b(read('zh'), read('en')), tiers, price: tiers[0]?.price ?? yuan(cents(sku.price)),
    ...(random.chance(0.12) ? { oriPrice: yuan(cents(sku.price * 1.18) + 1) } : {}),
    stocks: stocks * packQty, minOrderQty, packQty, leadDays: stocks === 0 ? random.between(7, 30) : random.pick([1, 1, 1, 2, 3]),
    ...(sku.weightKg ? { weightKg: Number(sku.weightKg.toPrecision(3)) } : {}),
    attrValueIds: values.idsOf({ ...sku.options, ...sku.values }), picture: sku.picture,
  }
}

/** A name after a brand's: "Hexagon bolt" begins small, "O-ring" and "V-belt" do not. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : name
}

/** Gives every value of every attribute its id, in the order in which products bring them. */
class AttrValues {
  readonly all: SampleAttrValue[] = []
  private readonly ids = new Map<string, number>()
  private readonly counts = new Map<number, number>()

  idsOf(values: Values | undefined): number[] {
    return Object.entries(values ?? {}).map(([key, value]) => this.idOf(key as AttrKey, value))
  }

  private idOf(key: AttrKey, value: Value): number {
    const attrId = attrKeys.indexOf(key) + 1
    const text = both(key, value)
    const known = this.ids.get(`${attrId} ${text.en}`)
    if (known) return known
    const count = (this.counts.get(attrId) ?? 0) + 1
    const attrValueId = attrId * 10_000 + count
    this.counts.set(attrId, count)
    this.ids.set(`${attrId} ${text.en}`, attrValueId)
    this.all.push({ attrId, attrValueId, value: text, ...(typeof value === 'number' ? { numeric: value } : {}) })
    return attrValueId
  }
}

function both(key: AttrKey, value: Value): Both {
  if (typeof value === 'object') return value
  const attr = attrs[key]
  const text = typeof value === 'number' && 'unit' in attr ? `${value}${attr.unit === '°' ? '' : ' '}${attr.unit}` : String(value)
  return b(text, text)
}

function parametersOf(values: Values): { key: Both; value: Both }[] {
  return Object.entries(values)
    .map(([key, value]) => ({ key: b(attrs[key as AttrKey].zh, attrs[key as AttrKey].en), value: both(key as AttrKey, value) }))
}

function contentOf(name: Both, { what, uses, note }: About): Both {
  const page = (
    locale: 'zh' | 'en', used: string, mind: string
  ) => `<p>${name[locale]}${locale === 'zh' ? '：' : ': '}${what[locale]}</p><h3>${used}</h3><ul>${uses.map((use) => `<li>${use[locale]}</li>`).join('')}</ul><h3>${mind}</h3><p>${note[locale]}</p>`
  return b(page('zh', '适用场合', '使用须知'), page('en', 'Where it is used', 'Please note'))
}
