import { useProblemText } from '@millwright/commerce/ProblemText'
import { Alert } from '@millwright/ui/Alert'
import type { ActionResult } from '../../loader.ts'
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx'
import { refusedOf } from '../refusedOf.ts'

export type OutcomeNoticeProps = {
  outcome: ActionResult | undefined
  /** The tone of a refusal. */
  tone?: 'bad' | 'warn'
}

/** Shows the result of a screen's last post above its content: the confirmation, or the refusal. */
export function OutcomeNotice({ outcome, tone = 'bad' }: OutcomeNoticeProps) {
  const problemText = useProblemText()
  const refused = refusedOf(outcome)
  return (
    <>
      <DoneNotice outcome={outcome} />
      {refused && <Alert tone={tone}>{problemText(refused.problem)}</Alert>}
    </>
  )
}
