import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import type { ActionResult } from '@millwright/pages/loader'
import { ForeignAnswer, postInBackground } from '../router/dataClient.ts'
import type { Router } from '../router/router.ts'
import { submissionOf } from './submissionOf.ts'
import type { Submission } from './submissionOf.ts'
import { say, sayDone } from './toasts.ts'

/** One listener for all forms of the page. `waiting`: something was posted that needs a login first. */
export function useForms(router: Router | undefined): { waiting: boolean; giveUp: () => void } {
  const text = useText('errors')
  const waiting = useRef<Submission[]>([])
  const [asking, setAsking] = useState(false)
  const routed = useRef<Submission>(undefined)
  const wanted = useRef<HTMLElement>(undefined)

  const giveUp = useCallback(() => {
    waiting.current = []
    setAsking(false)
  }, [])

  useEffect(() => {
    if (!router) return
    const { go, refresh } = router
    const underway = new WeakMap<EventTarget, { data: FormData; next?: Submission | undefined }>()

    function tell(form: HTMLFormElement, outcome: ActionResult<unknown, string>) {
      const unsaid = form.dispatchEvent(
        new CustomEvent('outcome', { detail: outcome, bubbles: true, cancelable: true }),
      )
      if (outcome.done) return sayDone(outcome)
      // Forms that say it themselves cancel the event, or have a key of another area.
      if (!unsaid) return
      const { problem } = outcome
      const sentence = 'key' in problem ? text(problem.key as KeyOf<'errors'>, problem.values) : problem.message
      if (!('key' in problem) || sentence !== problem.key) say('bad', sentence)
    }

    async function stay(submission: Submission) {
      const { form, data, chosen } = submission
      const mine: { data: FormData; next?: Submission | undefined } = { data }
      underway.set(form, mine)
      let here = true
      form.setAttribute('aria-busy', 'true')
      try {
        const acted = await postInBackground(submission)
        if ('to' in acted) {
          if (acted.login) {
            waiting.current.push(mine.next ?? submission)
            mine.next = undefined
            return setAsking(true)
          }
          here = new URL(acted.to, window.location.href).pathname === window.location.pathname
          // What was chosen meanwhile leads on from here.
          if (here && mine.next) return
          return await go(acted.to, { frame: true, form, replace: here && chosen })
        }
        tell(form, acted.outcome)
        // A refusal, too, means that what is shown is out of date. A mall that was not heard would answer nothing now
        // either.
        if (acted.outcome.done || !acted.outcome.unheard) await refresh()
      } catch {
        trouble()
      } finally {
        form.removeAttribute('aria-busy')
        underway.delete(form)
        if (here && mine.next) void stay(mine.next)
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

    /** Posts as a navigation; then comes what was chosen meanwhile, where it still stands. */
    async function navigate(submission: Submission) {
      const { form } = submission
      routed.current = submission
      form.setAttribute('aria-busy', 'true')
      try {
        await router?.submit(submission)
      } catch (error) {
        trouble(error)
      } finally {
        const again = wanted.current
        routed.current = wanted.current = undefined
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
        // The same again is a double click. Something else, chosen while the first was on its way, is sent after it.
        if (submission && routed.current && !same(submission.data, routed.current.data))
          wanted.current = event.submitter ?? undefined
        const mine = underway.get(event.target)
        if (mine && submission?.chosen) mine.next = same(submission.data, mine.data) ? undefined : submission
        return event.preventDefault()
      }
      if (!submission) return
      event.preventDefault()
      if (submission.method === 'get') return void go(submission.action).catch(trouble)
      if (submission.stay && submission.quiet) return void postInBackground(submission).catch(() => undefined)
      router.changed()
      if (waiting.current.length && submission.action.startsWith('/login')) return void logIn(submission)
      if (submission.stay) return void stay(submission)
      void navigate(submission)
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [router, text, giveUp])

  return { waiting: asking, giveUp }
}

function same(a: FormData, b: FormData): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b])
}
