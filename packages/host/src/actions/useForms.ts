import { isAt } from '@millwright/domain/paths/isAt'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '@millwright/pages/loader'
import { ForeignAnswer, postInBackground } from '../router/dataClient.ts'
import type { Router } from '../router/router.ts'
import { submissionOf } from '../router/submissionOf.ts'
import type { Submission } from '../router/submissionOf.ts'
import { say, sayDone } from '../router/toasts.ts'

/**
 * Handles the submit events of all forms on the page with one listener. `waiting` is true while a post waits for
 * sign-in.
 */
export function useForms(router: Router | undefined): { waiting: boolean; giveUp: () => void } {
  const text = useText('errors')
  const waiting = useRef<Submission[]>([])
  const [asking, setAsking] = useState(false)

  const giveUp = useCallback(() => {
    waiting.current = []
    setAsking(false)
  }, [])

  useEffect(() => {
    if (!router) return
    const { go, refresh } = router
    /** The latest submission of each form, including one made while another is in flight. */
    const latest = new WeakMap<HTMLFormElement, Submission>()

    function after({ form, data }: Submission): Submission | undefined {
      const next = latest.get(form)!
      return same(next.data, data) ? undefined : next
    }

    function tell(form: HTMLFormElement, outcome: ActionResult<unknown, string>) {
      const unsaid = form.dispatchEvent(
        new CustomEvent('outcome', { detail: outcome, bubbles: true, cancelable: true }),
      )
      if (outcome.done) return sayDone(outcome)
      // Forms that show the problem themselves cancel the event, or use keys of another namespace.
      if (!unsaid) return
      const { problem } = outcome
      const sentence = 'key' in problem ? text(problem.key as KeyOf<'errors'>, problem.values) : problem.message
      if (!('key' in problem) || sentence !== problem.key) say('bad', sentence)
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
            return setAsking(true)
          }
          // A newer choice in the same form is sent next.
          if (here && after(submission)) return
          return await go(acted.to, { frame: true, form, replace: here && isChoice(submission) })
        }
        tell(form, acted.outcome)
        // A refusal also means that the page is out of date. If the mall was unreachable, a refresh would fail too.
        if (acted.outcome.done || !acted.outcome.unheard) await refresh()
      } catch {
        trouble()
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
        tell(submission.form, acted.outcome)
        if (!acted.loggedIn) return
        const again = waiting.current
        giveUp()
        await refresh()
        await Promise.all(again.map(stay))
      } catch {
        trouble()
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
        await router?.submit(submission)
      } catch (error) {
        trouble(error)
      } finally {
        const again = after(submission)?.button
        form.removeAttribute('aria-busy')
        if (form.isConnected && again?.isConnected) form.requestSubmit(again)
      }
    }

    function trouble(error?: unknown) {
      say('bad', text(error instanceof ForeignAnswer ? 'error' : navigator.onLine ? 'network' : 'offline'))
    }

    const onSubmit = (event: SubmitEvent) => {
      const submission = submissionOf(event)
      if (event.target instanceof Element && event.target.getAttribute('aria-busy') === 'true') {
        // The same data again is a double click. Different data, chosen while the first is in flight, is sent after
        // it.
        if (submission && (!submission.stay || isChoice(submission))) latest.set(submission.form, submission)
        return event.preventDefault()
      }
      if (!submission) return
      event.preventDefault()
      if (submission.method === 'get') return void go(submission.action).catch(trouble)
      if (submission.stay && submission.quiet) return void postInBackground(submission).catch(() => undefined)
      router.changed()
      if (waiting.current.length && isAt(submission.action.split('?')[0]!, 'login')) return void logIn(submission)
      if (submission.stay) return void stay(submission)
      void navigate(submission)
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [router, text, giveUp])

  return { waiting: asking, giveUp }
}

/** Returns whether the form submitted itself, without a visible button. */
function isChoice({ button }: Submission): boolean {
  return !button?.getClientRects().length
}

function same(a: FormData, b: FormData): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b])
}
