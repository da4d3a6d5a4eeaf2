import type { FormEvent } from 'react'
import { useHandlers } from '../CommerceProvider/CommerceProvider.tsx'
import type { CommerceHandlers, FormAnswer } from '../CommerceProvider/CommerceProvider.tsx'
import type { FormResult } from '../useActionResult/useActionResult.tsx'

type Wanted<Name extends keyof CommerceHandlers> = Parameters<CommerceHandlers[Name]>[0]
type Submit = (event: FormEvent<HTMLFormElement>) => void

/**
 * The `onSubmit` of a form that is handed to a callback where the part or the provider has one, and posted where
 * neither has. `read` makes of the form what the callback is told; `undefined` tells nothing.
 */
export function useSend<Name extends keyof CommerceHandlers>(
  name: Name,
  own: CommerceHandlers[Name] | undefined,
  read: (data: FormData, form: HTMLFormElement) => Wanted<Name> | undefined,
): Submit | undefined {
  const handlers = useHandlers()
  const handle = (own ?? handlers[name]) as ((wanted: Wanted<Name>) => FormAnswer) | undefined
  return handle && sendTo(handle, read)
}

/** The same for a callback that no provider has. */
export function sendTo<T>(
  handle: (wanted: T) => FormAnswer,
  read: (data: FormData, form: HTMLFormElement) => T | undefined,
): Submit {
  return (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const wanted = read(new FormData(form, submitter), form)
    if (wanted !== undefined && form.getAttribute('aria-busy') !== 'true') void settle(form, handle(wanted))
  }
}

/** As a host's router does it: the form is busy until there is an answer, and is told of it, or that none came. */
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

/** No answer is a good one. */
function tell(form: HTMLFormElement, outcome: Awaited<FormAnswer>): void {
  const detail = outcome ?? ({ done: true } satisfies FormResult)
  form.dispatchEvent(new CustomEvent('outcome', { detail, bubbles: true, cancelable: true }))
}
