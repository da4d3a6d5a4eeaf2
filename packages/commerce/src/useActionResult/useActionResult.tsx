import { useCallback, useState } from 'react'
import type { Problem } from '../ProblemText/ProblemText.tsx'

/** What a form posted in the background led to: the `detail` of the `outcome` event that the host dispatches on it. */
export type FormResult<Data = unknown> =
  | { done: true; data?: Data | undefined; form?: Readonly<Record<string, string>> | undefined }
  | {
      done: false
      problem: Problem
      fields?: Readonly<Record<string, Problem>> | undefined
      form?: Readonly<Record<string, string>> | undefined
      data?: Data | undefined
      unheard?: boolean | undefined
    }

/**
 * Listens on a form: hand `ref` to it. `onOutcome` hears every one; the newest is kept, beginning with what the page
 * came with, until the page is about something else (`scope`). Who listens says a refusal in its own place: that is
 * brought into sight, and no toast repeats it.
 */
export function useActionResult<Data = unknown>(
  first?: FormResult<Data>,
  onOutcome?: (outcome: FormResult<Data>) => void,
  scope = '',
) {
  const [kept, setKept] = useState(first)
  const [seen, setSeen] = useState({ first, scope })
  if (seen.first !== first || seen.scope !== scope) {
    setSeen({ first, scope })
    setKept(first)
  }
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return undefined
      const hear = (event: Event) => {
        const outcome = (event as CustomEvent<FormResult<Data>>).detail
        if (!outcome.done) {
          event.preventDefault()
          requestAnimationFrame(() => form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' }))
        }
        setKept(outcome)
        onOutcome?.(outcome)
      }
      form.addEventListener('outcome', hear)
      return () => form.removeEventListener('outcome', hear)
    },
    [onOutcome],
  )
  return { ref, outcome: kept }
}
