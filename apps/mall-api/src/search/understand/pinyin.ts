import { pinyin } from 'pinyin-pro'

/** The syllables of a Chinese word without tones, as people type them: `铝` is `lv`. */
export function syllablesOf(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).map((syllable) => syllable.toLowerCase())
}

/** Chinese words by how they sound: all of it, or the first letter of each syllable; each list the most usual first. */
export class Sounds {
  private readonly whole = new Map<string, string[]>()
  private readonly initials = new Map<string, string[]>()
  private readonly count: (word: string) => number

  constructor(words: Iterable<string>, count: (word: string) => number) {
    this.count = count
    for (const word of words) {
      const syllables = syllablesOf(word)
      if (syllables.length < 2) continue
      add(this.whole, syllables.join(''), word)
      add(this.initials, syllables.map(([letter]) => letter).join(''), word)
    }
    for (const list of [...this.whole.values(), ...this.initials.values()]) list.sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))
  }

  keys(): Iterable<string> {
    return this.whole.keys()
  }

  /** Words that sound like this. */
  like(sound: string): readonly string[] {
    return this.whole.get(sound) ?? []
  }

  /** `sgqzc`: the usual words with these initials; the rare ones only where there is no other. */
  abbreviated(letters: string): string[] {
    const words = this.initials.get(letters) ?? []
    const most = this.count(words[0] ?? '')
    return words.filter((word) => this.count(word) * 5 >= most).slice(0, 4)
  }

  /** `buxiugangluosi` in as few known words as possible; nothing where a letter is left over. */
  split(letters: string): string[] | undefined {
    const best: (string[] | undefined)[] = [[]]
    for (let end = 4; end <= Math.min(letters.length, 60); end++) {
      for (let start = Math.max(0, end - 48); start <= end - 4; start++) {
        const before = best[start]
        const word = before && this.like(letters.slice(start, end))[0]
        if (word && (!best[end] || before.length + 1 < best[end]!.length)) best[end] = [...before, word]
      }
    }
    return best[letters.length]?.length ? best[letters.length] : undefined
  }
}

function add(map: Map<string, string[]>, key: string, word: string) {
  const list = map.get(key)
  if (list) list.push(word)
  else map.set(key, [word])
}
