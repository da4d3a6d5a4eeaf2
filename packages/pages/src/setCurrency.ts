import { setCurrency as tellRules } from '@millwright/domain/money/currency'
import { readCurrency } from '@millwright/ui/moneyParts'
import type { Currency } from '@millwright/ui/moneyParts'
import { setCurrency as tellViews } from '@millwright/ui/shopCurrency'

/**
 * Says the currency of a shop (`{ code: 'EUR' }`) to everything that prints, names or reads amounts: views, loads,
 * structured data and the readers of what is typed. Once, before the first request, and once in the browser, before the
 * page is taken over; without it, and where it is asked for nothing, amounts are in yuan.
 *
 * @throws RangeError Where `code` has not the form of ISO 4217.
 * @throws TypeError Where symbol or digits are none.
 */
export function setCurrency(currency?: Currency): void {
  tellRules(currency && readCurrency(currency))
  tellViews(currency)
}
