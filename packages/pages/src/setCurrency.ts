import { setCurrency as tellRules } from '@millwright/domain/money/currency'
import { readCurrency } from '@millwright/ui/moneyParts'
import type { Currency } from '@millwright/ui/moneyParts'
import { setCurrency as tellViews } from '@millwright/ui/shopCurrency'

/**
 * Sets the shop's currency (`{ code: 'EUR' }`) for everything that prints, names or parses amounts: views, loads,
 * structured data and form readers. Call once on the server before the first request, and once in the browser before
 * hydration. Default: yuan.
 *
 * @throws RangeError If `code` is not an ISO 4217 code.
 * @throws TypeError If the symbol or the digits are invalid.
 */
export function setCurrency(currency?: Currency): void {
  tellRules(currency && readCurrency(currency))
  tellViews(currency)
}
