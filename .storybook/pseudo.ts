const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ğ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ř',
  s: 'š',
  t: 'ţ',
  u: 'ü',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  D: 'Đ',
  E: 'É',
  G: 'Ğ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ř',
  S: 'Š',
  T: 'Ţ',
  U: 'Ü',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
}

/**
 * Lengthens a sentence by 40 %, as translations may. Brackets show where it is truncated, and accents show text that
 * bypassed translation. `{{…}}` and `<…>` stay as they are.
 */
export function pseudo(sentence: string): string {
  if (!sentence.trim()) return sentence
  const parts = sentence.split(/(\{\{.*?\}\}|<[^>]*>)/)
  const length = parts.reduce((sum, part, i) => sum + (i % 2 ? 0 : part.length), 0)
  const vowels = parts.reduce((sum, part, i) => sum + (i % 2 ? 0 : (part.match(/[aeiou]/gi)?.length ?? 0)), 0)
  let missing = Math.max(0, Math.ceil(length * 0.4) - 2)
  let left = vowels
  const longer = parts.map((part, i) =>
    i % 2
      ? part
      : part.replace(/[a-z]/gi, (letter) => {
          const accented = accents[letter] ?? letter
          if (!/[aeiou]/i.test(letter)) return accented
          const more = Math.round(missing / left--)
          missing -= more
          return accented + accented.toLowerCase().repeat(more)
        }),
  )
  return `[${longer.join('')}${'~'.repeat(missing)}]`
}

export function pseudoAll<Table extends object>(table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoAll(value as object),
    ]),
  ) as Table
}
