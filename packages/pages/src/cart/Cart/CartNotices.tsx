import { useProblemText } from '@millwright/commerce/ProblemText'
import { useText } from '@millwright/i18n/Texts'
import { Alert } from '@millwright/ui/Alert'
import { DoneNotice } from '../../layout/DoneNotice/DoneNotice.tsx'
import type { CartView } from './CartFrame.tsx'

type CartNoticesProps = Pick<CartView, 'outcome' | 'problem' | 'notAdded' | 'refused'>

/** The result of the last action, or its refusal. Reads `outcome`, `problem`, `notAdded` and `refused`. */
export function CartNotices({ outcome, problem, notAdded, refused: shown }: CartNoticesProps) {
  const text = useText('cart')
  const problemText = useProblemText()
  return (
    <>
      <DoneNotice outcome={outcome} />
      {shown && (
        <Alert tone="warn" title={notAdded && shown === problem ? text('notAdded') : undefined}>
          {problemText(shown)}
        </Alert>
      )}
    </>
  )
}
