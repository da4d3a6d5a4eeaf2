import { questions } from '../internal/questions.ts'
import type { Question } from '../internal/questions.ts'

export type { Question }

/**
 * Asks the reader in a dialog and resolves to whether the reader agreed. Closing the dialog declines. Questions asked
 * at the same time are shown one after another. Works outside components, in the browser only.
 *
 * Throws if the page has no `ConfirmDialog`.
 */
export async function confirm(question: Question): Promise<boolean> {
  if (!questions.canBeShown())
    throw new Error(
      'confirm() has no dialog to ask in, so the reader cannot answer. Render <ConfirmDialog /> once in the application.',
    )
  return questions.ask(question)
}
