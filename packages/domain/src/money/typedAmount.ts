import { currency, typedDecimals } from './currency.ts'

/**
 * What somebody typed as an amount, in plain figures: `1234.5`. Forgiven are full-width figures, spaces, thousands' marks
 * and the shop's symbol or code, before it or behind. `comma`: they write decimals behind a comma, as in German; there
 * `1.234` is a thousand and more, and `12.50` is twelve and a half all the same. `undefined` for what is no amount; how
 * many decimals it may have is asked by `isTypedAmount`.
 */
export function typedAmount(typed: string, comma = false): string | undefined {
  const text = withoutCurrency(typed.normalize('NFKC').replaceAll(/[\s'’]/g, ''))
  const plain = comma ? fromComma(text) : text.replaceAll(',', '')
  return /^\d{1,12}(\.\d*)?$/.test(plain) ? plain : undefined
}

/** An amount in plain figures, with no more decimals than the currency has. */
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
