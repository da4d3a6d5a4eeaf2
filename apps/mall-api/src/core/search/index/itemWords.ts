import { indexTokens, normaliseModel } from '../tokens.ts'
import type { Item } from './item.ts'

/**
 * Returns the index words of a product's texts. Other makers' designations are indexed as whole words, because their
 * pieces would apply one SKU's facts to all SKUs.
 */
export function wordsOfItem(item: Item, wordsOf: (text: string) => readonly string[]): Set<string> {
  const words = new Set(indexTokens([], item.crossRefs.map(normaliseModel)))
  const keywords = item.keywords.filter((keyword) => !item.crossRefs.includes(keyword))
  for (const text of [item.name.zh, item.name.en, ...keywords, ...item.texts])
    for (const word of wordsOf(text)) words.add(word)
  return words
}
