import { pinyin } from 'pinyin-pro'
import { damerau } from './spelling.ts'

/** Returns a Chinese word's syllables without tones, as people type them: `铝` is `lv`. */
export function syllablesOf(word: string): string[] {
  return pinyin(word, { toneType: 'none', type: 'array', nonZh: 'removed', v: true }).map((syllable) =>
    syllable.toLowerCase(),
  )
}

/** Merges sounds that many speakers do not distinguish. */
const heard = (letters: string) =>
  letters
    .replace(/([zcs])h/g, '$1')
    .replaceAll('l', 'n')
    .replace(/(?<=[aei])ng(?![aeiouv])/g, 'n')

/** Whether two characters sound the same, at least to many speakers. */
export function soundsAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other].map((character) => heard(syllablesOf(character)[0] ?? character))
  return a === b
}

/** Initials with their possible finals. */
const finals: Record<string, string> = {
  '': 'a o e ai ei ao ou an en ang er',
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  'd|t': 'a e ai ei ao ou an ang eng ong i ie iao iu ian ing u uo ui uan un',
  'n|l': 'a e ai ei ao ou an en ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve',
  'g|k|h': 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  'j|q|x': 'i ia ie iao iu ian in iang ing iong u ue uan un',
  'zh|ch|sh': 'a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  'r|z|c|s': 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  y: 'a e o ao ou an i in ang ing ong u ue uan un',
  w: 'a o ai ei an en ang eng u',
}
const written = new RegExp(
  `^(?:${Object.entries(finals)
    .map(([initials, some]) => `(?:${initials})(?:${some.replaceAll(' ', '|')})`)
    .join('|')}){2,}$`,
)
const SYLLABLES_FROM = 6

/** Whether the letters are a typo of `meant`. Valid pinyin is only a typo of words that sound almost the same. */
export function isSlip(letters: string, meant: string): boolean {
  return !isPinyin(letters) || damerau(heard(letters), heard(meant)) <= 1
}

export function isPinyin(letters: string): boolean {
  return letters.length >= SYLLABLES_FROM && letters.length <= 40 && written.test(letters)
}

/** Chinese words by pinyin and by initials, most common first. */
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
    for (const list of [...this.whole.values(), ...this.initials.values()])
      list.sort((a, b) => count(b) - count(a) || (a < b ? -1 : 1))
  }

  keys(): Iterable<string> {
    return this.whole.keys()
  }

  /** Returns words with this sound. */
  like(sound: string): readonly string[] {
    return this.whole.get(sound) ?? []
  }

  /** Returns words with these initials, as in `sgqzc`. Rare words are omitted beside common ones. */
  abbreviated(letters: string): string[] {
    const words = this.initials.get(letters) ?? []
    const most = this.count(words[0] ?? '')
    return words.filter((word) => this.count(word) * 5 >= most).slice(0, 4)
  }

  /** Splits `buxiugangluosi` into as few known words as possible. Returns undefined if letters are left over. */
  split(letters: string): string[] | undefined {
    const best: (string[] | undefined)[] = [[]]
    for (let end = 4; end <= Math.min(letters.length, 60); end++) {
      for (let start = Math.max(0, end - 48); start <= end - 4; start++) {
        const before = best[start]
        const word = before && this.like(letters.slice(start, end))[0]
        const known = best[end]
        if (word && (!known || before.length + 1 < known.length)) best[end] = [...before, word]
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
