import type { SubmitEvent } from 'react'
import { useHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import type { CommerceHandlers, FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import type { FormResult } from '../useActionResult/useActionResult.tsx'

type Wanted<Name extends keyof CommerceHandlers> = Parameters<CommerceHandlers[Name]>[0]
type Submit = (event: SubmitEvent<HTMLFormElement>) => void

/**
 * Returns the `onSubmit` of a form that calls the component's or the provider's handler, or undefined if there is none,
 * so that the form is posted. `read` converts the form data for the handler; if it returns undefined, the handler is
 * not called.
 */
export function useFormHandler<Name extends keyof CommerceHandlers>(
  name: Name,
  own: CommerceHandlers[Name] | undefined,
  read: (data: FormData, form: HTMLFormElement) => Wanted<Name> | undefined,
): Submit | undefined {
  const handlers = useHandlers()
  const handle = (own ?? handlers[name]) as ((wanted: Wanted<Name>) => FormAnswer) | undefined
  return handle && sendTo(handle, read)
}

/** Returns an `onSubmit` for a handler that `CommerceProvider` does not accept. */
export function sendTo<T>(
  handle: (wanted: T) => FormAnswer,
  read: (data: FormData, form: HTMLFormElement) => T | undefined,
): Submit {
  return (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.currentTarget
    const wanted = read(new FormData(form, event.nativeEvent.submitter), form)
    if (wanted !== undefined && form.getAttribute('aria-busy') !== 'true') void settle(form, handle(wanted))
  }
}

/**
 * Marks the form as busy until the handler settles, then dispatches the result or a network error on it, as a host's
 * router does.
 */
async function settle(form: HTMLFormElement, answer: FormAnswer): Promise<void> {
  if (!(answer instanceof Promise)) return tell(form, answer)
  form.setAttribute('aria-busy', 'true')
  try {
    tell(form, await answer)
  } catch (error) {
    tell(form, { done: false, problem: { key: 'network' } })
    reportError(error)
  } finally {
    form.removeAttribute('aria-busy')
  }
}

/** Dispatches the result on the form. An undefined result means success. */
function tell(form: HTMLFormElement, outcome: Awaited<FormAnswer>): void {
  const detail = outcome ?? ({ done: true } satisfies FormResult)
  form.dispatchEvent(new CustomEvent('outcome', { detail, bubbles: true, cancelable: true }))
}
