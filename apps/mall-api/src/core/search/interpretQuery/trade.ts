import { readFileSync } from 'node:fs'
import { normalise } from '../tokens.ts'
import { keyOf } from './synonyms.ts'

/**
 * The trade's vocabulary beyond the catalogue: makers and products that may not be sold here, and often confused
 * characters.
 */
const lines = (file: string) =>
  readFileSync(new URL(`trade/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Names of makers. Names that are also ordinary words have the top-level categories in which the maker sells. */
const makers = new Map<string, readonly string[] | undefined>()
let roots: readonly string[] = []
for (const line of lines('makers')) {
  if (line.startsWith('= ')) roots = line.slice(2).split('|')
  else
    for (const name of line.split('|'))
      makers.set(normalise(name.replace(/\?$/, '')), name.endsWith('?') ? roots : undefined)
}
const goods = new Map(
  lines('goods').flatMap((line) => {
    const goesWith = line.includes(' + ')
    const [names = '', near = ''] = line.split(/ [>+] /)
    return names.split('|').map((name) => [keyOf(name), { name, near: near.split('|'), goesWith }] as const)
  }),
)
const variants = Map.groupBy(
  lines('variants').map((pair) => [...pair] as [string, string]),
  ([written]) => written,
)

export function isMaker(name: string): boolean {
  return makers.has(name)
}

/** Returns the top-level categories, in Chinese, of a maker whose name is also an ordinary word (`delta`). */
export function rootsOfWord(name: string): readonly string[] | undefined {
  return makers.get(name)
}

/** Returns the categories nearest to products of this name. */
export function nearOf(key: string): readonly string[] | undefined {
  return goods.get(key)?.near
}

/** Whether products of the nearest categories are used with products of this name, and do not replace them. */
export function isUsedWithNearest(key: string): boolean {
  return goods.get(key)?.goesWith === true
}

const standards = new Map(
  lines('standards').flatMap((line) => {
    const same = line.split('|')
    return same.map((token) => [token, same] as const)
  }),
)

/** Returns the standards equivalent to a standard, as tokens. This mall's products are made to the first. */
export function sameStandards(token: string): readonly string[] {
  return standards.get(token) ?? []
}

/** Buyers' synonyms in addition to the catalogue's. */
export const buyersWords = lines('words').map((group) => group.split('|'))

/** Returns names of products that buyers may ask for, sold here or not. */
export function goodsNames(): string[] {
  return [...goods.values()].map(({ name }) => name)
}

/** Returns the word with each often confused character corrected, one at a time. */
export function variantsOf(word: string): string[] {
  return [...word].flatMap((character, at) =>
    (variants.get(character) ?? []).map(([, meant]) => [...word].with(at, meant).join('')),
  )
}
