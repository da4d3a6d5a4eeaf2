/** What amounts are in: a code of ISO 4217, the symbol beside amounts, and the decimals that are always shown. */
export type Currency = { readonly code: string; readonly symbol: string; readonly digits: number }

const yuan: Currency = { code: 'CNY', symbol: '¥', digits: 2 }
let own = yuan

/** The currency of the shop that this program is: yuan, where nobody said another. */
export function currency(): Currency {
  return own
}

/**
 * Says the currency of the shop to its rules: once, when its server starts, and once when its pages do; without one it is
 * yuan again. It belongs to the shop, never to a person or a request. `setCurrency` of pages says it to views as well.
 *
 * @throws TypeError Where it is none.
 */
export function setCurrency(said: Currency = yuan): void {
  const { code, symbol, digits } = said
  if (!/^[A-Z]{3}$/.test(code)) throw new TypeError(`currency.code is "${code}": write an ISO 4217 code such as "EUR"`)
  if (!symbol.trim())
    throw new TypeError('currency.symbol is empty: write the symbol to show beside amounts, such as "€"')
  if (!Number.isInteger(digits) || digits < 0 || digits > 6)
    throw new TypeError(`currency.digits is ${digits}: write a whole number of decimals from 0 to 6`)
  own = said
}

/** Decimals that somebody may type: those of the currency, up to hundredths, in which the mall keeps its books. */
export function typedDecimals(): number {
  return Math.min(own.digits, 2)
}
