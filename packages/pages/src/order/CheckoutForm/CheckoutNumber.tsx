import { useProblemText } from '@millwright/commerce/ProblemText'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { TextField } from '@millwright/ui/TextField'
import type { Checkout } from './useCheckout.ts'
import * as styles from './CheckoutForm.css.ts'

/** The buyer's own order number. Reads `poNumber`, `typed` and `faults`. */
export function CheckoutNumber({
  poNumber,
  typed,
  faults,
}: Pick<Checkout, 'typed' | 'faults'> & {
  /** The number in the page's address. */
  poNumber: string
}) {
  const text = useText('order')
  const problemText = useProblemText()
  const fault = faults?.poNumber
  return (
    <Panel as="section">
      <div className={styles.narrow}>
        <TextField
          label={text('poNumber')}
          name="poNumber"
          maxLength={PO_NUMBER_LIMIT}
          hint={text('poNumberHint')}
          defaultValue={typed?.poNumber ?? poNumber}
          error={fault && problemText(fault)}
        />
      </div>
    </Panel>
  )
}
