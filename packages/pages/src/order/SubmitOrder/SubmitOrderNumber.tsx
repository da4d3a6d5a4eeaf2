import { useProblemText } from '@millwright/commerce/ProblemText'
import { PO_NUMBER_LIMIT } from '@millwright/domain/constants'
import { useText } from '@millwright/i18n/Texts'
import { Panel } from '@millwright/ui/Panel'
import { TextField } from '@millwright/ui/TextField'
import type { SubmitOrderView } from './SubmitOrderFrame.tsx'
import * as styles from './SubmitOrder.css.ts'

/** The buyer's own order number. Reads `poNumber`, `typed` and `faults`. */
export function SubmitOrderNumber({ poNumber, typed, faults }: Pick<SubmitOrderView, 'poNumber' | 'typed' | 'faults'>) {
  const text = useText('order')
  const problemText = useProblemText()
  const poFault = faults?.poNumber
  return (
    <Panel as="section">
      <div className={styles.po}>
        <TextField
          label={text('poNumber')}
          name="poNumber"
          maxLength={PO_NUMBER_LIMIT}
          hint={text('poNumberHint')}
          defaultValue={typed?.poNumber ?? poNumber}
          error={poFault && problemText(poFault)}
        />
      </div>
    </Panel>
  )
}
