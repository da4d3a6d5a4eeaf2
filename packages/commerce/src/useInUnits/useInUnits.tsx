import { unitOf } from '@millwright/domain/product/unitOf'
import { useLocale, useText } from '@millwright/i18n/Texts'

/**
 * Returns a function that gives a count and the product's unit in the form for it, as texts take them: `{ count: 2,
 * unit: 'pcs' }`. Without a unit, products are counted in pieces.
 */
export function useInUnits(unit: string | undefined): (count: number) => { count: number; unit: string } {
  const text = useText('commerce')
  const locale = useLocale()
  return (count) => ({ count, unit: unitOf(locale, count, unit || text('unitDefault')) })
}
