import { isMaker, rootsOfWord } from './interpretQuery/trade.ts'
import { normalise, parts } from './tokens.ts'

/** The longest name of a maker, in words or Chinese characters. */
const WORDS = 3
const CHARACTERS = 5

/** Returns the makers that a text names, as the text writes them. Names that are also ordinary words do not count. */
export function makersNamed(text: string): string[] {
  const clean = normalise(text)
  const pieces = parts(clean)
  const named: string[] = []
  for (let at = 0; at < pieces.length; at++) {
    const found = pieces[at]!.han ? hanMaker(pieces[at]!.text) : wordsAt(at)
    if (found) named.push(found)
  }
  return named

  function wordsAt(at: number): string | undefined {
    for (let length = WORDS; length > 0; length--) {
      const words = pieces.slice(at, at + length)
      const name = words.map((one) => one.text).join(' ')
      if (words.length === length && words.every(({ han }) => !han) && isName(name)) {
        const last = words.at(-1)!
        return text.length === clean.length ? text.slice(pieces[at]!.at, last.at + last.text.length) : name
      }
    }
    return undefined
  }
}

function hanMaker(word: string): string | undefined {
  const characters = [...word]
  for (let from = 0; from < characters.length; from++)
    for (let length = Math.min(CHARACTERS, characters.length - from); length > 1; length--) {
      const name = characters.slice(from, from + length).join('')
      if (isName(name)) return name
    }
  return undefined
}

const isName = (name: string) => isMaker(name) && rootsOfWord(name) === undefined
