import { entriesOf, keysOf } from '@millwright/domain/table'
import { picturePath } from '../drawings/draw.ts'
import { attrs } from './attrs.ts'
import { b } from './both.ts'
import { brands } from './brands.ts'
import { categoryIds } from './categories.ts'
import { commentsOn } from './comments.ts'
import type { About, Draft, SkuDraft, Values } from './draft.ts'
import { cents, tiersOf, moneyOfCents } from './price.ts'
import { Random } from './random.ts'
import type { Run } from './runs.ts'
import type { LocalisedText, SampleProduct, SampleSku } from '../../../core/catalogue/types.ts'
import { nameOf } from './values.ts'
import type { AttrValues } from './values.ts'

const brandIds = new Map(keysOf(brands).map((key, i) => [key, i + 1]))
/** The one delisted product of the sample. */
const OFF_THE_SHELF = 100_007
/** Products that sell more packs than this are common sizes, which shops keep in stock. */
const COMMON_SOLD = 20
/** The packs that the best-selling product has sold. */
const MOST_SOLD = 400
/** The number of SKU ids reserved per product. A product has at most 40 sizes. */
const SKU_ROOM = 100
/** From this line on, the mall's own shop gets no products, so that no shop has a model twice. */
const OWN_SHOP_LINES = 9

export function productOf(prodId: number, draft: Draft, { line }: Run, values: AttrValues): SampleProduct {
  const brand = brands[draft.brand]
  const categoryId = categoryIds.get(draft.category)
  if (!categoryId) throw new Error(`${draft.name.en}: no category ${draft.category}`)
  const random = new Random(Math.imul(prodId, 0x9e3779b1))
  const single = draft.skus.length === 1 ? draft.skus[0] : undefined
  const made = draft.skus.map((sku, seq) => skuOf(prodId * SKU_ROOM + seq + 1, sku, draft, values, random))
  const shopId = random.chance(0.18) && line < OWN_SHOP_LINES ? 1 : draft.shop
  const packs = Math.floor(random.next() ** 3 * MOST_SOLD)
  const skus = packs > COMMON_SOLD ? made.map(restocked) : made
  return {
    prodId,
    categoryId,
    shopId,
    brandId: brandIds.get(draft.brand) ?? 0,
    name: b(`${brand.zh} ${draft.name.zh}`, `${brand.en} ${inSentence(draft.name.en)}`),
    brief: draft.brief,
    content: contentOf(draft.name, draft.about),
    unit: draft.unit ?? b('件', 'pc'),
    status: prodId === OFF_THE_SHELF ? 0 : 1,
    soldNum: packs * (draft.pack ?? 1),
    ageDays: random.between(1, 900),
    keywords: [...new Set([...draft.keywords, ...(draft.crossRefs ?? []).map(({ code }) => code)])],
    attrValueIds: values.idsOf(draft.values),
    crossRefs: draft.crossRefs ?? [],
    skus,
    comments: commentsOn(draft.comments, `${draft.name.zh} `, random, { packs, shopId }),
    ...(draft.interchange ? { interchange: draft.interchange } : {}),
    goesWith: draft.goesWith ?? [],
    documents: [
      { name: b('规格书', 'Datasheet'), url: `/datasheet/${prodId}`, kind: 'datasheet' },
      ...(draft.skus[0]
        ? [{ name: b('尺寸图', 'Dimensional drawing'), url: picturePath(draft.skus[0].picture), kind: 'cad' as const }]
        : []),
    ],
    parameters: [
      { key: b('品牌', 'Brand'), value: brand },
      ...parametersOf({ ...draft.values, ...single?.options, ...single?.values }, values),
      ...(draft.more ?? []),
    ],
  }
}

function skuOf(skuId: number, sku: SkuDraft, draft: Draft, values: AttrValues, random: Random): SampleSku {
  const packQty = draft.pack ?? 1
  const minOrderQty = packQty * (draft.packs ?? 1)
  const tiers = tiersOf(sku.price, minOrderQty)
  const many = Math.max(4, Math.min(400, Math.round(4000 / (sku.price * packQty + 8))))
  const stocks = random.chance(0.07) ? 0 : random.chance(0.12) ? random.between(1, 3) : random.between(4, many * 3)
  const options = entriesOf(sku.options ?? {}).map(([key, value]) => ({
    attr: attrs[key],
    value: values.of(key, value).value,
  }))
  const read = (locale: 'zh' | 'en') => options.map(({ attr, value }) => `${attr[locale]}:${value[locale]}`).join(';')
  const part =
    sku.part ??
    options
      .map(({ value }) => value.en)
      .join(' ')
      .toLowerCase()
  return {
    skuId,
    partyCode: sku.code,
    properties: b(read('zh'), read('en')),
    tiers,
    price: tiers[0]?.price ?? moneyOfCents(cents(sku.price)),
    ...(draft.interchange ? { interchange: `${draft.interchange} ${part}`.trim() } : {}),
    ...(random.chance(0.12) ? { oriPrice: moneyOfCents(cents(sku.price * 1.18) + 1) } : {}),
    stocks: stocks * packQty,
    minOrderQty,
    packQty,
    leadDays: stocks === 0 ? random.between(7, 30) : random.pick([1, 1, 1, 2, 3]),
    ...(sku.weightKg ? { weightKg: Number(sku.weightKg.toPrecision(3)) } : {}),
    attrValueIds: [...values.idsOf(sku.options), ...values.idsOf(sku.values)],
    picture: sku.picture,
  }
}

/** Restocks a SKU. The numbers follow from its id, so the random sequence of the other values does not change. */
function restocked(sku: SampleSku): SampleSku {
  if (sku.stocks > 0) return sku
  return { ...sku, stocks: (8 + (sku.skuId % 89)) * sku.packQty, leadDays: 1 + (sku.skuId % 2) }
}

/** Lower-cases the first letter of a name after a brand's: "Hexagon bolt" changes, "O-ring" and "V-belt" do not. */
function inSentence(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : name
}

function parametersOf(own: Values, values: AttrValues): { key: LocalisedText; value: LocalisedText }[] {
  return entriesOf(own).map(([key, value]) => ({ key: nameOf(key), value: values.of(key, value).value }))
}

function contentOf(name: LocalisedText, { what, uses, note }: About): LocalisedText {
  const page = (locale: 'zh' | 'en', used: string, mind: string) =>
    `<p>${name[locale]}${locale === 'zh' ? '：' : ': '}${what[locale]}</p><h3>${used}</h3><ul>${uses.map((use) => `<li>${use[locale]}</li>`).join('')}</ul><h3>${mind}</h3><p>${note[locale]}</p>`
  return b(page('zh', '适用场合', '使用须知'), page('en', 'Where it is used', 'Please note'))
}
