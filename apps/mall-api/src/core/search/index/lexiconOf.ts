import { synonyms } from '../synonyms.ts'
import type { Dictionary } from './dictionary.ts'
import { itemsOf } from './growing.ts'
import type { ProductIndex } from './productIndex.ts'
import { normalise, readStandard } from '../tokens.ts'
import { Lexicon } from '../interpretQuery/lexicon.ts'
import { buyersWords } from '../interpretQuery/trade.ts'

const made = new WeakMap<ProductIndex, { products: number; lexicon: Lexicon }>()
/** The lexicon is rebuilt after the index has grown by a tenth, because new products may bring new words. */
const GROWN = 1.1

/** Returns the index's lexicon, rebuilt once the index has grown. */
export function lexiconOf(index: ProductIndex): Lexicon {
  const known = made.get(index)
  if (known && index.present <= known.products * GROWN) return known.lexicon
  const lexicon = readLexicon(index)
  made.set(index, { products: index.present, lexicon })
  return lexicon
}

/** Gives a rebuilt index the lexicon of the one it replaces, as if the old index had grown. */
export function inheritLexicon(from: ProductIndex, to: ProductIndex): void {
  const known = made.get(from)
  if (known) made.set(to, known)
}

function readLexicon(index: ProductIndex): Lexicon {
  const words = new CatalogueWords()
  for (let product = 0; product < index.size; product++) {
    const { zh, en } = index.namesOf(product)
    words.read(index.categoryIdOf(product), [zh, en, ...index.keywordsOf(product)])
  }
  return words.lexicon(index.dictionary, valuesByClass(index))
}

/** The names and keywords of the catalogue, each once per category. */
export class CatalogueWords {
  private readonly texts = new Map<string, { text: string; categoryId: number; count: number }>()

  read(categoryId: number, names: readonly string[]): void {
    for (const said of names) {
      // Numbers are replaced by 0, because they make almost every name unique and only the words matter.
      const text = readStandard(normalise(said)) ? normalise(said) : normalise(said).replace(/\d+(?:[.x/]\d+)*/g, '0')
      const known = this.texts.get(`${categoryId} ${text}`)
      if (known) known.count++
      else this.texts.set(`${categoryId} ${text}`, { text, categoryId, count: 1 })
    }
  }

  lexicon({ attrs, values, brands, classes }: Dictionary, valuesOf: ReadonlyMap<number, ReadonlySet<number>>): Lexicon {
    return new Lexicon({
      attrs: [...attrs.values()],
      values: values.filter(Boolean),
      brands: [...brands.values()],
      synonyms: [...synonyms, ...buyersWords],
      texts: this.texts.values(),
      categories: [...classes.values()].map((one) => ({ ...one, valueIds: [...(valuesOf.get(one.categoryId) ?? [])] })),
    })
  }
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
