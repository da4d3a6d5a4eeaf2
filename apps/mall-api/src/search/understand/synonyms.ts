import { hanTokens, normalise, parts, wordToken } from '../tokens.ts'

/** Longest phrase of words of letters that has synonyms. */
export const PHRASE = 4

/** Groups of words that mean the same, looked up by any of them. */
export class Synonyms {
  private readonly groups = new Map<string, (readonly string[])[]>()

  constructor(groups: readonly (readonly string[])[]) {
    for (const group of groups)
      for (const text of group) {
        const key = keyOf(text)
        this.groups.set(key, [...(this.groups.get(key) ?? []), group])
      }
  }

  has(key: string): boolean {
    return this.groups.has(key)
  }

  /** The other words of all its groups. */
  of(key: string): string[] {
    return [...new Set((this.groups.get(key) ?? []).flat())].filter((text) => keyOf(text) !== key)
  }
}

/** A phrase however it is written: words of letters by their stems, with one space. */
export function keyOf(text: string): string {
  return parts(normalise(text))
    .map((part) => (part.han ? part.text : wordToken(part.text)))
    .join(' ')
}

/** What a phrase is looked up by in the index. */
export function tokensOf(text: string): string[] {
  return [
    ...new Set(parts(normalise(text)).flatMap((part) => (part.han ? hanTokens(part.text) : [wordToken(part.text)]))),
  ]
}
