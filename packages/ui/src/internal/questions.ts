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

type Asked = Question & { id: number; answer: (agreed: boolean) => void }

let waiting: readonly Asked[] = []
let current: Asked | undefined
/** Whether the former dialog is closing. The next one opens after the focus has returned. */
let closing = false
let number = 0
const listeners = new Set<() => void>()

/** The questions of `confirm()`, as a store of the browser. One is shown at a time. */
export const questions = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => current,
  /** The question on the server: none. */
  none: () => undefined,
  /** Whether a dialog is mounted. */
  canBeShown: () => listeners.size > 0,
  ask(question: Question): Promise<boolean> {
    return new Promise((resolve) => {
      const id = ++number
      waiting = [...waiting, { ...question, id, answer: (agreed) => settle(id, () => resolve(agreed)) }]
      if (!current && !closing) questions.showNext()
    })
  },
  /** Shows the next question, after the dialog of the former one has closed. */
  showNext() {
    closing = false
    if (current) return
    ;[current, ...waiting] = waiting
    if (current) tell()
  },
}

function settle(id: number, resolve: () => void) {
  if (current?.id !== id) return
  current = undefined
  closing = true
  tell()
  resolve()
}

function tell() {
  for (const listener of listeners) listener()
}
