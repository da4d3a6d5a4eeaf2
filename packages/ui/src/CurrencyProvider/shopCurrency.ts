import { readCurrency, yuan } from './moneyParts.ts'
import type { Currency, CurrencyLook } from './moneyParts.ts'

let shops = yuan

/**
 * Says the currency of all amounts that have no provider around: once, when a server starts, and once when its pages do;
 * yuan until then. It belongs to the shop, never to a person or a request.
 */
export function setCurrency(currency: Currency = yuan): void {
  shops = readCurrency(currency)
}

/** The currency that `setCurrency` said: its code, its symbol, its decimals. */
export function shopCurrency(): CurrencyLook {
  return shops
}
