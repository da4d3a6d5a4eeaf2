import { isDecimal, plainDecimal } from '../internal/decimal.ts'
import { useLanguage } from '../internal/Language.ts'
import { readNumber, writeNumber } from '../internal/numberText.ts'

/** Returns the functions between typed text and plain notation in the language of the page. */
export function useNotation({ minScale, units }: { minScale: number; units: readonly string[] }) {
  const language = useLanguage()
  const written = (plain: string, grouped: boolean) =>
    isDecimal(plain) ? writeNumber(plainDecimal(plain, minScale), language, { grouped }) : plain
  const read = (text: string) => readNumber(text, language, units)
  return {
    /** Reads a text as a plain decimal. Undefined if it is not a number. */
    read,
    /** Returns the submitted value of a text: a plain decimal, or the text itself if it is not a number. */
    valueOf: (text: string) => {
      const plain = read(text)
      return plain ? plainDecimal(plain, minScale) : (plain ?? text)
    },
    /** Returns the text of a number while it is edited: without groups, which would hinder typing. */
    edited: (plain: string) => written(plain, false),
    /** Returns the text of a number that the reader has left. */
    shown: (plain: string) => written(plain, true),
    padded: (plain: string) => plainDecimal(plain, minScale),
  }
}
