const han = /\p{Script=Han}/u

/**
 * Returns at most two letters that stand for a name: the given name of a Chinese person (`王小明` gives `小明`), the
 * first two characters of a longer Chinese name, or the initials of the first and the last word. Returns `''` for a
 * name without letters or digits.
 */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  const [first, last] = [words[0], words.at(-1)]
  if (first === undefined || last === undefined) return ''
  const letters = [...first]
  if (han.test(first)) return (letters.length > 4 ? letters.slice(0, 2) : letters.slice(-2)).join('')
  const ends = words.length > 1 && !han.test(last) ? [letters[0], [...last][0]] : [letters[0]]
  return ends.join('').toUpperCase()
}
