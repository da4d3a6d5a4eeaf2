import { useEffect } from 'react'
import { useProblemText } from '@millwright/commerce/ProblemText'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '../loader.ts'
import { formOutcome } from './formOutcome.ts'
import type { FormOutcome } from './formOutcome.ts'

/**
 * Reads the result of a form's last post, with its problems in the buyer's language, and moves the focus to the first
 * field with a problem. A form with keys of its own calls `formOutcome`.
 */
export function useFormOutcome<Data = unknown>(
  outcome: ActionResult<Data> | undefined,
): FormOutcome<Data, KeyOf<'errors'>> {
  const read = formOutcome(outcome, useProblemText())
  const { refused } = read
  useEffect(() => {
    if (refused?.fields) focusProblem()
  }, [refused])
  return read
}

/** Focuses the first invalid field of the page, unless the reader is already in a field. */
function focusProblem(): void {
  const fields = 'input, select, textarea'
  if (document.activeElement?.matches(fields)) return
  document.querySelector<HTMLElement>(`:is(${fields})[aria-invalid=true]`)?.focus()
}
