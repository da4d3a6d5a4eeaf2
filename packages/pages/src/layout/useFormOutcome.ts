import { useProblemText } from '@millwright/commerce/ProblemText'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '../loader.ts'
import { formOutcome } from './formOutcome.ts'
import type { FormOutcome } from './formOutcome.ts'

/**
 * Reads the result of a form's last post, with its problems in the buyer's language. A form with keys of its own calls
 * `formOutcome`.
 */
export function useFormOutcome<Data = unknown>(
  outcome: ActionResult<Data> | undefined,
): FormOutcome<Data, KeyOf<'errors'>> {
  return formOutcome(outcome, useProblemText())
}
