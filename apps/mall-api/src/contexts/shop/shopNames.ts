import { normalise } from '../../core/search/tokens.ts'
import { isPinyin, syllablesOf } from '../../core/search/interpretQuery/pinyin.ts'

type Both = { zh: string; en: string }

const bare = (text: string) => normalise(text).replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Returns how well a shop's name fits the text: 4 equal, 3 prefix, 2 part, 1 the Chinese name's sound, 0 not at all.
 * Compares with both languages and ignores spaces.
 */
export function nameFit(name: Both, typed: string): 0 | 1 | 2 | 3 | 4 {
  const wanted = bare(typed)
  if (!wanted) return 0
  const names = [bare(name.zh), bare(name.en)]
  if (names.includes(wanted)) return 4
  if (names.some((one) => one.startsWith(wanted))) return 3
  if (names.some((one) => one.includes(wanted)) || hasWords(name.en, typed)) return 2
  return soundsLike(name.zh, wanted) ? 1 : 0
}

/** Whether each typed word begins a word of the name. */
function hasWords(name: string, typed: string): boolean {
  const words = normalise(name).split(/[^\p{L}\p{N}]+/u)
  const wanted = normalise(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)))
}

/** Whether the letters are whole syllables that begin at any syllable, or the initials of at least three syllables. */
function soundsLike(name: string, letters: string): boolean {
  if (!/^[a-z]{3,40}$/.test(letters)) return false
  const syllables = syllablesOf(name)
  const initials = syllables.map(([first = '']) => first).join('')
  if (initials.includes(letters)) return true
  return isPinyin(letters) && syllables.some((_, from) => syllables.slice(from).join('').startsWith(letters))
}
