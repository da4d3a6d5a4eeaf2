import { readFileSync } from 'node:fs'
import { normalise } from '../tokens.ts'
import { keyOf } from './synonyms.ts'

/**
 * What the trade says beside the catalogue: makers and goods that may not be sold here, and characters written one for
 * another.
 */
const lines = (file: string) =>
  readFileSync(new URL(`trade/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

/** Names of makers; those that are ordinary words as well with the roots in which the maker sells. */
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
    const [names = '', near = ''] = line.split(' > ')
    return names.split('|').map((name) => [keyOf(name), { name, near: near.split('|') }] as const)
  }),
)
const variants = Map.groupBy(
  lines('variants').map((pair) => [...pair] as [string, string]),
  ([written]) => written,
)

export function isMaker(name: string): boolean {
  return makers.has(name)
}

/**
 * Of a maker's name that is an ordinary word as well (`delta`): the root classes, by their Chinese names, of which he
 * makes goods.
 */
export function rootsOfWord(name: string): readonly string[] | undefined {
  return makers.get(name)
}

/** Classes of goods that come near goods of this name. */
export function nearOf(key: string): readonly string[] | undefined {
  return goods.get(key)?.near
}

const standards = new Map(
  lines('standards').flatMap((line) => {
    const same = line.split('|')
    return same.map((token) => [token, same] as const)
  }),
)

/** The standards of the same goods as one, as tokens: those goods here are made to the first. */
export function sameStandards(token: string): readonly string[] {
  return standards.get(token) ?? []
}

/** Words that mean the same to buyers, beside the catalogue's own synonyms. */
export const buyersWords = lines('words').map((group) => group.split('|'))

/** The names of goods that buyers ask for anywhere. */
export function goodsNames(): string[] {
  return [...goods.values()].map(({ name }) => name)
}

/** The word with each of its characters that is written for another put right, one at a time. */
export function variantsOf(word: string): string[] {
  return [...word].flatMap((character, at) =>
    (variants.get(character) ?? []).map(([, meant]) => [...word].with(at, meant).join('')),
  )
}
