import { useCallback, useState } from 'react'
import type { Problem } from '../ProblemText/ProblemText.tsx'

/**
 * The result of a form posted in the background: the `detail` of the `outcome` event that the host dispatches on the
 * form.
 */
export type FormResult<Data = unknown> =
  | { done: true; data?: Data | undefined; form?: Readonly<Record<string, string>> | undefined }
  | {
      done: false
      problem: Problem
      fields?: Readonly<Record<string, Problem>> | undefined
      form?: Readonly<Record<string, string>> | undefined
      data?: Data | undefined
      unanswered?: boolean | undefined
    }

/**
 * Listens for the results of a form. Pass the returned `ref` to the form. `onOutcome` receives every result. `outcome`
 * is the latest, initially `first`, and resets when `scope` changes. A listening component shows rejections itself: the
 * hook scrolls its alert into view and suppresses the host's toast.
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
