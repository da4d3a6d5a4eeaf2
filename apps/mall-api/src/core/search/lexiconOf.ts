import { synonyms } from './synonyms.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { normalise, readStandard } from './tokens.ts'
import { Lexicon } from './understand/lexicon.ts'
import { buyersWords } from './understand/trade.ts'

const made = new WeakMap<ProductIndex, { products: number; lexicon: Lexicon }>()
/** The lexicon is rebuilt after a tenth more products, which may bring new words. */
const GROWN = 1.1

/** Returns the index's lexicon, rebuilt once the index has grown. */
export function lexiconOf(index: ProductIndex): Lexicon {
  const known = made.get(index)
  if (known && index.size <= known.products * GROWN) return known.lexicon
  const lexicon = readLexicon(index)
  made.set(index, { products: index.size, lexicon })
  return lexicon
}

function readLexicon(index: ProductIndex): Lexicon {
  const { attrs, values, brands, classes } = index.dictionary
  const valuesOf = valuesByClass(index)
  const texts = new Map<string, { text: string; categoryId: number; count: number }>()
  for (let product = 0; product < index.size; product++) {
    const categoryId = index.categoryIds.items[product]!
    for (const said of [index.names[product]!.zh, index.names[product]!.en, ...index.keywords[product]!]) {
      // Numbers are replaced by 0, because they make almost every name unique and only the words matter.
      const text = readStandard(normalise(said)) ? normalise(said) : normalise(said).replace(/\d+(?:[.x/]\d+)*/g, '0')
      const known = texts.get(`${categoryId} ${text}`)
      if (known) known.count++
      else texts.set(`${categoryId} ${text}`, { text, categoryId, count: 1 })
    }
  }
  return new Lexicon({
    attrs: [...attrs.values()],
    values: values.filter(Boolean),
    brands: [...brands.values()],
    synonyms: [...synonyms, ...buyersWords],
    texts: texts.values(),
    categories: [...classes.values()].map((one) => ({ ...one, valueIds: [...(valuesOf.get(one.categoryId) ?? [])] })),
  })
}

function valuesByClass(index: ProductIndex): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>()
  const note = (product: number, place: number) => {
    const categoryId = index.categoryIds.items[product]!
    const ids = found.get(categoryId) ?? new Set<number>()
    found.set(categoryId, ids.add(index.dictionary.values[place]!.attrValueId))
  }
  for (const [place, { items, length }] of index.productsByValue)
    for (let at = 0; at < length; at++) note(items[at]!, place)
  for (const [place, { items, length }] of index.rowsByValue)
    for (let at = 0; at < length; at++) note(index.products.items[items[at]!]!, place)
  return found
}
