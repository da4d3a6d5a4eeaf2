const LONG = 7
const SHORT = 4

/**
 * Finds the nearest known word of a misspelled word. Words are indexed by the letters that remain after one or two are
 * removed (symmetric deletes).
 */
export class Spelling {
  private readonly byRest = new Map<string, string[]>()
  private readonly count: (word: string) => number

  constructor(words: Iterable<string>, count: (word: string) => number) {
    this.count = count
    for (const word of words)
      for (const rest of rests(word, allowed(word))) {
        const list = this.byRest.get(rest)
        if (list) list.push(word)
        else this.byRest.set(rest, [word])
      }
  }

  /**
   * Returns the nearest known word. Words of four letters or more may have one mistake, words of seven or more two. Of
   * equally near words the more common word is returned.
   */
  nearest(typed: string): string | undefined {
    const most = allowed(typed)
    if (!most || typed.length > 40) return undefined
    const candidates = new Set([...rests(typed, most)].flatMap((rest) => this.byRest.get(rest) ?? []))
    let best: { word: string; distance: number } | undefined
    for (const word of candidates) {
      const distance = damerau(typed, word)
      if (distance > Math.min(most, allowed(word))) continue
      if (!best || distance < best.distance || (distance === best.distance && this.beats(word, best.word, typed)))
        best = { word, distance }
    }
    return best?.word
  }

  private beats(word: string, other: string, typed: string): boolean {
    // The first letter is seldom wrong.
    const first = Number(word[0] === typed[0]) - Number(other[0] === typed[0])
    return first > 0 || (first === 0 && this.count(word) > this.count(other))
  }
}

function allowed(word: string): number {
  return word.length >= LONG ? 2 : word.length >= SHORT ? 1 : 0
}

/** Returns the word, and each text that remains after up to `most` of its letters are removed. */
function rests(word: string, most: number): Set<string> {
  const all = new Set([word])
  let last = [word]
  for (let i = 0; i < most; i++) {
    last = last
      .flatMap((one) => Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1)))
      .filter((one) => !all.has(one))
    for (const one of last) all.add(one)
  }
  return all
}

/** Returns the edit distance, counting inserted, missing, replaced and swapped letters. */
export function damerau(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + Number(a[i - 1] !== b[j - 1]))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = last
    last = row
  }
  return last[b.length]!
}
