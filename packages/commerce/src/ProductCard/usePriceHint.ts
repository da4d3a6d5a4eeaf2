import { unitOf } from '@millwright/domain/product/unitOf'
import { useLocale, useText } from '@millwright/i18n/Texts'
import { useMoney } from '@millwright/ui/CurrencyProvider'
import type { ProductFacts } from './productFacts.ts'

/** Returns the line below a price: the lowest quantity price, or the number of SKUs if there are several. */
export function usePriceHint({ lowestTier, skuCount, price: { unit } }: ProductFacts): string | undefined {
  const text = useText('commerce')
  const money = useMoney()
  const locale = useLocale()
  if (lowestTier)
    return text('tierFrom', {
      quantity: lowestTier.minQty,
      unit: unitOf(locale, lowestTier.minQty, unit ?? text('unitDefault')),
      price: money(lowestTier.price),
    })
  return skuCount > 1 ? text('skuCount', { count: skuCount }) : undefined
}
