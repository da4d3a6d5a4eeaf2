import { useText } from '@millwright/i18n/Texts'
import { ChoiceMark } from '@millwright/ui/ChoiceMark'
import { cx } from '@millwright/ui/open'
import type { RootProps } from '@millwright/ui/open'
import type { CardProduct } from '../ProductCard/cardProduct.ts'
import * as styles from './CompareCheck.css.ts'

/** The form that the boxes belong to: before scripts its button leads to `paths.compare` with `ids=…&ids=…`. */
export const COMPARE_FORM = 'compare'

/**
 * Picks for comparing what a card speaks of, a product's size. A plain box without state: `CompareArea`, around the
 * list, ties all of them to what was picked and calls each by its product's name.
 *
 * When: a product in a list can be put beside others. Instead: `CollectButton` to keep it.
 *
 * Keys: `Tab` reaches it, `Space` picks it or lets it go.
 */
export function CompareCheck({
  product,
  className,
  ...root
}: RootProps<HTMLLabelElement> & {
  /** The product, as a list's answer has it. */
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

/** As the end of the mall's own address of it, which a compressed page then says once. */
function namedBy({ prodId, skuId }: CardProduct): string {
  return skuId === undefined ? prodId : `${prodId}?sku=${skuId}`
}
