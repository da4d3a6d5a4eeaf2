import { readFileSync } from 'node:fs'
import { normalise } from '../tokens.ts'
import { keyOf } from './synonyms.ts'

/** What the trade says beside the catalogue: makers and goods that may not be sold here, and characters written one for another. */
const lines = (file: string) => readFileSync(new URL(`trade/${file}.txt`, import.meta.url), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'))

const makers = new Set(lines('makers').flatMap((line) => line.split('|')).map(normalise))
const goods = new Map(lines('goods').flatMap((line) => {
  const [names = '', near = ''] = line.split(' > ')
  return names.split('|').map((name) => [keyOf(name), { name, near: near.split('|') }] as const)
}))
const variants = Map.groupBy(lines('variants').map((pair) => [...pair] as [string, string]), ([written]) => written)

export function isMaker(name: string): boolean {
  return makers.has(name)
}

/** Classes of goods that come near goods of this name. */
export function nearOf(key: string): readonly string[] | undefined {
  return goods.get(key)?.near
}

/** Words that mean the same to buyers, beside the catalogue's own synonyms. */
export const buyersWords = lines('words').map((group) => group.split('|'))

/** The names of goods that buyers ask for anywhere. */
export function goodsNames(): string[] {
  return [...goods.values()].map(({ name }) => name)
}

/** The word with each of its characters that is written for another put right, one at a time. */
export function variantsOf(word: string): string[] {
  return [...word].flatMap((character, at) => (variants.get(character) ?? []).map(([, meant]) => [...word].with(at, meant).join('')))
}
