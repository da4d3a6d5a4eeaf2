import { currency, typedDecimals } from './currency.ts'

/**
 * Reads a typed amount as plain digits: `1234.5`. Full-width digits, spaces, thousands separators and the shop's
 * currency symbol or code are accepted. `comma` reads a decimal comma as in German: `1.234` is 1234, while `12.50`
 * stays 12.5. Returns `undefined` if the text is not an amount. `isTypedAmount` checks the number of decimals.
 */
export function typedAmount(typed: string, comma = false): string | undefined {
  const text = withoutCurrency(typed.normalize('NFKC').replaceAll(/[\s'’]/g, ''))
  const plain = comma ? fromComma(text) : text.replaceAll(',', '')
  return /^\d{1,12}(\.\d*)?$/.test(plain) ? plain : undefined
}

/** Returns whether an amount in plain digits has no more decimals than the currency. */
export function isTypedAmount(plain: string): boolean {
  const read = /^\d{1,12}(?:\.(\d+))?$/.exec(plain)
  return read !== null && (read[1] ?? '').length <= typedDecimals()
}

function withoutCurrency(text: string): string {
  const { code, symbol } = currency()
  for (const mark of [code, symbol.normalize('NFKC').replaceAll(/\s/g, '')]) {
    const upper = text.toUpperCase()
    if (upper.startsWith(mark.toUpperCase())) return text.slice(mark.length)
    if (upper.endsWith(mark.toUpperCase())) return text.slice(0, -mark.length)
  }
  return text
}

function fromComma(text: string): string {
  if (text.includes(',')) return text.replaceAll('.', '').replace(',', '.')
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text
}
