import type { Dispatch, RefObject } from 'react'
import { isAt } from '@millwright/domain/paths/isAt'
import type { Text } from '@millwright/i18n/createTexts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '@millwright/pages/loader'
import { ForeignAnswer, postInBackground } from '../router/dataClient.ts'
import type { Router } from '../router/router.ts'
import { submissionOf } from '../router/submissionOf.ts'
import type { Submission } from '../router/submissionOf.ts'
import { showToast, showOutcomeToast } from '../router/toasts.ts'

/** The posts that wait for sign-in. */
type Waiting = RefObject<Submission[]>

/**
 * Creates the listener for submit events. It posts a form in the background, as the sign-in that other posts wait for,
 * or as a navigation.
 */
export function createSubmitListener(router: Router, text: Text<'errors'>, waiting: Waiting, ask: Dispatch<boolean>) {
  const { go, refresh, submit, changed } = router
  /** The latest submission of each form, including one made while another is in flight. */
  const latest = new WeakMap<HTMLFormElement, Submission>()

  function after({ form, data }: Submission): Submission | undefined {
    const next = latest.get(form)
    return next && !same(next.data, data) ? next : undefined
  }

  async function stay(submission: Submission) {
    const { form } = submission
    latest.set(form, submission)
    let here = true
    form.setAttribute('aria-busy', 'true')
    try {
      const acted = await postInBackground(submission)
      if ('to' in acted) {
        here = acted.to.split('?')[0] === window.location.pathname
        if (acted.login) {
          waiting.current.push(submission)
          return ask(true)
        }
        // A newer choice in the same form is sent next.
        if (here && after(submission)) return
        return await go(acted.to, { frame: true, form, replace: here && isChoice(submission) })
      }
      tell(form, acted.outcome, text)
      // A refusal also means that the page is out of date. If the mall was unreachable, a refresh would fail too.
      if (acted.outcome.done || !acted.outcome.unanswered) await refresh()
    } catch (error) {
      trouble(text, error)
    } finally {
      form.removeAttribute('aria-busy')
      const next = here && after(submission)
      if (next) void stay(next)
    }
  }

  async function logIn(submission: Submission) {
    submission.form.setAttribute('aria-busy', 'true')
    try {
      const acted = await postInBackground(submission)
      if (!('outcome' in acted)) return await go(acted.to, { frame: true })
      tell(submission.form, acted.outcome, text)
      if (!acted.loggedIn) return
      const again = waiting.current
      waiting.current = []
      ask(false)
      await refresh()
      await Promise.all(again.map(stay))
    } catch (error) {
      trouble(text, error)
    } finally {
      submission.form.removeAttribute('aria-busy')
    }
  }

  /** Posts as a navigation, then submits the choice made meanwhile if its button is still on the page. */
  async function navigate(submission: Submission) {
    const { form } = submission
    latest.set(form, submission)
    form.setAttribute('aria-busy', 'true')
    try {
      await submit(submission)
    } catch (error) {
      trouble(text, error)
    } finally {
      const again = after(submission)?.button
      form.removeAttribute('aria-busy')
      if (form.isConnected && again?.isConnected) form.requestSubmit(again)
    }
  }

  return (event: SubmitEvent) => {
    const submission = submissionOf(event)
    if (event.target instanceof Element && event.target.getAttribute('aria-busy') === 'true') {
      // The same data again is a double click. Different data, chosen during the first request, is sent after that
      // request.
      if (submission && (!submission.stay || isChoice(submission))) latest.set(submission.form, submission)
      return event.preventDefault()
    }
    if (!submission) return
    event.preventDefault()
    if (submission.method === 'get') return void go(submission.action).catch((error: unknown) => trouble(text, error))
    if (submission.stay && submission.quiet) return void postInBackground(submission).catch(() => undefined)
    changed()
    if (waiting.current.length && isAt(submission.action.split('?')[0]!, 'login')) return void logIn(submission)
    void (submission.stay ? stay : navigate)(submission)
  }
}

function tell(form: HTMLFormElement, outcome: ActionResult<unknown, string>, text: Text<'errors'>) {
  const unsaid = form.dispatchEvent(new CustomEvent('outcome', { detail: outcome, bubbles: true, cancelable: true }))
  if (outcome.done) return showOutcomeToast(outcome)
  // Forms that show the problem themselves cancel the event, or use keys of another namespace.
  if (!unsaid) return
  const { problem } = outcome
  const sentence = 'key' in problem ? text(problem.key as KeyOf<'errors'>, problem.values) : problem.message
  if (!('key' in problem) || sentence !== problem.key) showToast('bad', sentence)
}

function trouble(text: Text<'errors'>, error: unknown) {
  showToast('bad', text(error instanceof ForeignAnswer ? 'error' : navigator.onLine ? 'network' : 'offline'))
}

/** Returns whether the form submitted itself, without a visible button. */
function isChoice({ button }: Submission): boolean {
  return !button?.getClientRects().length
}

function same(a: FormData, b: FormData): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b])
}
