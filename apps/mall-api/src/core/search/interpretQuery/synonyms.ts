import { hanTokens, normalise, parts, wordToken } from '../tokens.ts'

/** The longest synonym phrase, in words of letters. */
export const MAX_PHRASE_WORDS = 4

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

  /** Returns the other words of all groups that contain the word. */
  of(key: string): string[] {
    return [...new Set((this.groups.get(key) ?? []).flat())].filter((text) => keyOf(text) !== key)
  }
}

/** Returns a phrase in canonical form: words stemmed and separated by one space. */
export function keyOf(text: string): string {
  return parts(normalise(text))
    .map((part) => (part.han ? part.text : wordToken(part.text)))
    .join(' ')
}

export function tokensOf(text: string): string[] {
  return [
    ...new Set(parts(normalise(text)).flatMap((part) => (part.han ? hanTokens(part.text) : [wordToken(part.text)]))),
  ]
}
