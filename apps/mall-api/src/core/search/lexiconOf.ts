import { synonyms } from './synonyms.ts'
import { itemsOf } from './index/growing.ts'
import type { ProductIndex } from './index/productIndex.ts'
import { normalise, readStandard } from './tokens.ts'
import { Lexicon } from './interpretQuery/lexicon.ts'
import { buyersWords } from './interpretQuery/trade.ts'

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
    const categoryId = index.categoryIdOf(product)
    const { zh, en } = index.namesOf(product)
    for (const said of [zh, en, ...index.keywordsOf(product)]) {
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
    const categoryId = index.categoryIdOf(product)
    const ids = found.get(categoryId) ?? new Set<number>()
    found.set(categoryId, ids.add(index.dictionary.valueAt(place).attrValueId))
  }
  for (const [place, list] of index.productsByValue) for (const product of itemsOf(list)) note(product, place)
  for (const [place, list] of index.rowsByValue) for (const row of itemsOf(list)) note(index.productOf(row), place)
  return found
}
