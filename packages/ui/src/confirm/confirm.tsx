import type { ReactNode } from 'react'

export type Question = {
  /** The question, as the heading of the dialog. */
  title: string
  /** The consequences. */
  message?: ReactNode
  /** The button that agrees: a verb that repeats the question. */
  confirm: string
  /** The button that declines. Defaults to a built-in text. */
  cancel?: string | undefined
  /** `danger` for an action that cannot be undone: its dialog starts at the button that declines. @default 'action' */
  tone?: 'action' | 'danger' | undefined
}

export type Asked = Question & { id: number; answer: (agreed: boolean) => void }

let waiting: readonly Asked[] = []
let current: Asked | undefined
/** Whether the former dialog is closing. The next one opens after the focus has returned. */
let closing = false
let number = 0
const listeners = new Set<() => void>()

/**
 * Asks the reader in a dialog and resolves to whether the reader agreed. Closing the dialog declines. Questions asked
 * at the same time are shown one after another. Works outside components, in the browser only.
 *
 * Throws if the page has no `ConfirmDialog`.
 */
export async function confirm(question: Question): Promise<boolean> {
  if (listeners.size === 0)
    throw new Error(
      'confirm() has no dialog to ask in, so the reader cannot answer. Render <ConfirmDialog /> once in the application.',
    )
  return new Promise((resolve) => {
    const id = ++number
    waiting = [...waiting, { ...question, id, answer: (agreed) => settle(id, () => resolve(agreed)) }]
    if (!current && !closing) showNextQuestion()
  })
}

function settle(id: number, resolve: () => void) {
  if (current?.id !== id) return
  current = undefined
  closing = true
  tell()
  resolve()
}

/** @internal Shows the next question, after the dialog of the former one has closed. */
export function showNextQuestion(): void {
  closing = false
  if (current) return
  ;[current, ...waiting] = waiting
  if (current) tell()
}

/** @internal */
export const questions = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => current,
  none: () => undefined,
}

function tell() {
  for (const listener of listeners) listener()
}
