/** What amounts are in: a code of ISO 4217, the symbol beside amounts, and the decimals that are always shown. */
export type Currency = { readonly code: string; readonly symbol: string; readonly digits: number }

const yuan: Currency = { code: 'CNY', symbol: '¥', digits: 2 }
let own = yuan

/** The currency of the shop that this program is: yuan, where nobody said another. */
export function currency(): Currency {
  return own
}

/**
 * Says the currency of the shop: once, when its server starts, and once when its page does; without a currency it is
 * yuan again. It belongs to the shop and to no person or request. What loads, structured data and readers of typed
 * amounts know is this; what React draws has the same from `CurrencyProvider` of ui. `readCurrency` of ui makes it of a
 * code alone.
 *
 * @throws TypeError Where it is none.
 */
export function setCurrency(said: Currency = yuan): void {
  const { code, symbol, digits } = said
  if (!/^[A-Z]{3}$/.test(code)) throw new TypeError(`currency.code is "${code}": write a code of ISO 4217, as "EUR"`)
  if (!symbol.trim()) throw new TypeError('currency.symbol is empty: write what stands beside amounts, as "€"')
  if (!Number.isInteger(digits) || digits < 0 || digits > 6)
    throw new TypeError(`currency.digits is ${digits}: write a whole number of decimals from 0 to 6`)
  own = said
}

/** Decimals that somebody may type: those of the currency, up to hundredths, in which the mall keeps its books. */
export function typedDecimals(): number {
  return Math.min(own.digits, 2)
}
