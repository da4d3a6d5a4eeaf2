import { useText } from '@millwright/i18n/Texts'
import { ChoiceMark } from '@millwright/ui/ChoiceMark'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CardProduct } from '../ProductCard/cardProduct.ts'
import * as styles from './CompareCheck.css.ts'

/** The id of the form around the compare checkboxes. Without scripts it sends `ids=…&ids=…` to `paths.compare`. */
export const COMPARE_FORM = 'compare'

/**
 * A checkbox that picks a product or SKU for comparison. It has no state: `CompareArea`, around the list, syncs all
 * checkboxes with the picks and names each checkbox after its product.
 *
 * When: a product in a list can be compared. Instead: `CollectButton` to save it.
 *
 * Keys: `Tab` focuses it, `Space` picks or drops it.
 */
export function CompareCheck({
  product,
  className,
  ...root
}: RootProps<HTMLLabelElement> & {
  /** The product, as a list response contains it. */
  product: CardProduct
}) {
  const text = useText('commerce')
  return (
    <label {...root} className={cx(styles.pick, className)}>
      <ChoiceMark form={COMPARE_FORM} name="ids" value={namedBy(product)} />
      {text('compare')}
    </label>
  )
}

/** Returns the checkbox's value: the end of the product's URL, which compresses well beside the link to that URL. */
function namedBy({ prodId, skuId }: CardProduct): string {
  return skuId === undefined ? prodId : `${prodId}?sku=${skuId}`
}
