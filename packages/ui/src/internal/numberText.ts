import { plainDecimal } from './decimal.ts'

type Marks = {
  decimal: string
  group: string
  minus: string
  /** The digits from 0 to 9. */
  digits: readonly string[]
  integer: Intl.NumberFormat
}

/** Cached, because creating a formatter takes longer than formatting. */
const known: Record<string, Marks> = {}

function marksOf(language: string): Marks {
  return (known[language] ??= readMarks(language))
}

function readMarks(language: string): Marks {
  const integer = new Intl.NumberFormat(language)
  const parts = integer.formatToParts(-1_234_567.5)
  const mark = (wanted: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return {
    decimal: mark('decimal') || '.',
    group: mark('group'),
    minus: mark('minusSign').replaceAll(invisible, '') || '-',
    digits: Array.from({ length: 10 }, (_, digit) => integer.format(digit)),
    integer,
  }
}

/** Direction marks and other characters without width. */
const invisible = /\p{Cf}/gu

/**
 * Writes a plain decimal with the separators and digits of a language, exact to the last digit: `1234.50` is `1.234,50`
 * in German. The text runs from left to right in every language.
 */
export function writeNumber(plain: string, language: string, { grouped }: { grouped: boolean }): string {
  const { decimal, minus, digits, integer } = marksOf(language)
  const inDigits = (text: string) => text.replaceAll(/\d/g, (digit) => digits[Number(digit)]!)
  const [whole = '0', places] = plain.replace('-', '').split('.')
  return (
    (plain.startsWith('-') ? minus : '') +
    (grouped ? integer.format(BigInt(whole)) : inDigits(whole)) +
    (places === undefined ? '' : decimal + inDigits(places))
  )
}

/** No number that a person types is longer. */
const LONGEST = 100

/**
 * Reads typed or pasted text as a plain decimal. Full-width digits, the digits of the language, group separators and
 * the given units are accepted. Returns `''` for empty text, and `undefined` for text that is not a number or could be
 * two numbers: `1,5` in English.
 */
export function readNumber(typed: string, language: string, units: readonly string[] = []): string | undefined {
  if (typed.length > LONGEST) return undefined
  const { digits } = marksOf(language)
  const text = normal(typed).replaceAll(/\p{Nd}/gu, (digit) => {
    const value = digits.indexOf(digit)
    return value < 0 ? digit : String(value)
  })
  if (text === '') return ''
  const [sign, unsigned] = split(text)
  const bare = withoutUnits(unsigned, units)
  const [later, number] = sign ? ['', bare] : split(bare)
  const plain = unsignedNumber(number, language)
  return plain && plainDecimal((sign || later) === '-' ? `-${plain}` : plain)
}

function normal(text: string): string {
  return text.normalize('NFKC').replaceAll(invisible, '').replaceAll('−', '-').toLowerCase().trim()
}

function split(text: string): [sign: string, rest: string] {
  const [sign = ''] = /^[-+]/.exec(text) ?? []
  return [sign, text.slice(sign.length).trim()]
}

function withoutUnits(text: string, units: readonly string[]): string {
  const known = units.map(normal).filter((unit) => unit !== '')
  const start = known.find((unit) => text.startsWith(unit))
  const rest = start === undefined ? text : text.slice(start.length).trim()
  const end = known.find((unit) => rest.endsWith(unit))
  return end === undefined ? rest : rest.slice(0, -end.length).trim()
}

function unsignedNumber(typed: string, language: string): string | undefined {
  // Spaces and apostrophes only group digits. Chinese input methods type `。` for the point.
  const text = typed.replaceAll(/[\s'’_٬]/g, ' ').replaceAll('。', '.')
  if (!/^[\d., ٫]*\d[\d., ٫]*$/.test(text) || isAmbiguous(text, language)) return undefined
  const [integer = '', decimals = '', more] = text.split(pointIn(text, language) ?? '\0')
  if (more !== undefined || new Set(integer.replaceAll(/\d/g, '')).size > 1) return undefined
  if (!/^\d*$/.test(decimals) || !wholeNumber.test(integer)) return undefined
  return `${integer.replaceAll(/\D/g, '') || '0'}${decimals && `.${decimals}`}`
}

/** Digits without groups, in groups of three, or grouped as in India. */
const wholeNumber = /^\d*$|^[1-9]\d{0,2}(\D\d{3})+$|^[1-9]\d?(\D\d\d)*\D\d{3}$/

/** Returns the character that begins the decimals. */
function pointIn(text: string, language: string): string | undefined {
  const marks = text.replaceAll(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined || last === ' ') return undefined
  // Behind another separator it begins the decimals in every language.
  if (new Set(marks).size > 1) return last
  return marks.length > 1 || last === marksOf(language).group ? undefined : last
}

/** Whether the text is `1.234` or `1,234` with a separator that the language does not have. */
function isAmbiguous(text: string, language: string): boolean {
  const { decimal, group } = marksOf(language)
  const [, mark] = /^[1-9]\d{0,2}([.,])\d{3}$/.exec(text) ?? []
  return mark !== undefined && mark !== decimal && mark !== group
}
