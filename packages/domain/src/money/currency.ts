/** A currency: its ISO 4217 code, the symbol beside amounts, and the number of decimals always shown. */
export type Currency = { readonly code: string; readonly symbol: string; readonly digits: number }

const yuan: Currency = { code: 'CNY', symbol: '¥', digits: 2 }
let own = yuan

/** Returns the shop's currency. Default: yuan. */
export function currency(): Currency {
  return own
}

/**
 * Sets the shop's currency for the domain rules, once at the start of the server and once in the browser. The currency
 * belongs to the shop, never to a user or a request. In the browser, `setCurrency` of pages also passes it to views.
 *
 * @throws TypeError If the currency is invalid.
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

/**
 * Returns the maximum number of decimals of typed amounts: the number that the currency has, but at most two, because
 * the mall stores amounts in hundredths.
 */
export function typedDecimals(): number {
  return Math.min(own.digits, 2)
}
