import { readCurrency, yuan } from './moneyParts.ts'
import type { Currency, CurrencyLook } from './moneyParts.ts'

let shops = yuan

/**
 * Sets the currency of all amounts outside a provider: call it once when the server starts and once in the browser.
 * Defaults to yuan. The setting belongs to the shop, never to a user or a request.
 */
export function setCurrency(currency: Currency = yuan): void {
  shops = readCurrency(currency)
}

/** Returns the currency set by `setCurrency`: its code, symbol and number of decimals. */
export function shopCurrency(): CurrencyLook {
  return shops
}
