import { writeCompared } from '@millwright/domain/compared'
import { useText } from '@millwright/i18n/Texts'
import type { CardProduct } from '../ProductCard/ProductCard.tsx'
import { dropFromComparing, pickForComparing, useCompared } from '../useCompared/useCompared.tsx'
import * as styles from './CompareCheck.css.ts'

/** The form that the boxes belong to: before scripts its button leads to `/compare?ids=…&ids=…`. */
export const COMPARE_FORM = 'compare'

/**
 * Picks for comparing what a card speaks of, a product's size; with as many picked as can stand side by side, the other boxes rest.
 *
 * When: a product in a list can be put beside others. Instead: `CollectButton` to keep it.
 *
 * Keys: `Tab` reaches it, `Space` picks it or lets it go.
 */
export function CompareCheck({ product }: {
  /** The product, as a list's answer has it. */
  product: CardProduct
}) {
  const text = useText('commerce')
  const { picks, full } = useCompared()
  const { prodId, skuId, prodName, partyCode, pic } = product
  const id = writeCompared({ prodId, skuId })
  const name = partyCode ?? prodName
  const checked = picks.some((pick) => writeCompared(pick) === id)
  return (
    <label className={styles.pick}>
      <input
        type="checkbox" form={COMPARE_FORM} name="ids" value={id} checked={checked} disabled={full && !checked} className={styles.box} aria-label={text('compareOf', { name })}
        onChange={() => (checked ? dropFromComparing(id) : pickForComparing({ prodId, skuId, name, pic }))}
      />
      {text('compare')}
    </label>
  )
}
