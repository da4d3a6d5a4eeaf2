import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation, useRevalidator, useSubmit } from 'react-router'
import { useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/areas'
import type { Outcome } from '@millwright/pages/at'
import { addPieces } from './adding.ts'
import type { Acted } from './bind.server.ts'
import { noteChange } from './freshAfterChanges.ts'
import { submissionOf } from './submissionOf.ts'
import type { Submission } from './submissionOf.ts'
import { say } from './toasts.ts'

/** One listener for all forms of the page. `waiting`: something was posted that needs a login first. */
export function useForms(): { waiting: boolean; giveUp: () => void } {
  const navigate = useNavigate()
  const submit = useSubmit()
  const navigation = useNavigation()
  const { revalidate } = useRevalidator()
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
    if (navigation.state !== 'idle') return
    const form = routed.current?.form
    const again = wanted.current
    routed.current = undefined
    wanted.current = undefined
    form?.removeAttribute('aria-busy')
    if (form?.isConnected && again?.isConnected) form.requestSubmit(again)
  }, [navigation.state])

  useEffect(() => {
    function tell(form: HTMLFormElement, outcome: Outcome) {
      form.dispatchEvent(new CustomEvent('outcome', { detail: outcome, bubbles: true }))
      if (outcome.done) return typeof outcome.toast === 'string' && say('good', outcome.toast)
      const { problem } = outcome
      // A key of another area is said by the form itself.
      const sentence = 'key' in problem ? text(problem.key as KeyOf<'errors'>, problem.values) : problem.message
      if (!('key' in problem) || sentence !== problem.key) say('bad', sentence)
    }

    async function stay(submission: Submission) {
      const { form, data } = submission
      const pieces = data.get('intent') === 'add' ? Number(data.get('count') ?? 1) || 0 : 0
      form.setAttribute('aria-busy', 'true')
      addPieces(pieces)
      try {
        const acted = await post(submission)
        if ('to' in acted) {
          if (!acted.login) return void navigate(acted.to)
          waiting.current.push(submission)
          return setAsking(true)
        }
        tell(form, acted.outcome)
        // A refusal, too, means that what is shown is out of date. A mall that was not heard would answer nothing now either.
        if (acted.outcome.done || !acted.outcome.unheard) await revalidate()
      } catch {
        say('bad', text(navigator.onLine ? 'network' : 'offline'))
      } finally {
        addPieces(-pieces)
        form.removeAttribute('aria-busy')
      }
    }

    async function logIn(submission: Submission) {
      submission.form.setAttribute('aria-busy', 'true')
      try {
        const acted = await post(submission)
        if (!('outcome' in acted)) return void navigate(acted.to)
        tell(submission.form, acted.outcome)
        if (!acted.loggedIn) return
        const again = waiting.current
        giveUp()
        await revalidate()
        await Promise.all(again.map(stay))
      } catch {
        say('bad', text(navigator.onLine ? 'network' : 'offline'))
      } finally {
        submission.form.removeAttribute('aria-busy')
      }
    }

    const onSubmit = (event: SubmitEvent) => {
      const submission = submissionOf(event)
      if (event.target instanceof Element && event.target.getAttribute('aria-busy') === 'true') {
        // The same again is a double click. Something else, chosen while the first was on its way, is sent after it.
        if (submission && routed.current && !same(submission.data, routed.current.data)) wanted.current = event.submitter ?? undefined
        return event.preventDefault()
      }
      if (!submission) return
      event.preventDefault()
      if (submission.method === 'get') return void navigate(submission.action)
      if (submission.stay && submission.quiet) return void post(submission).catch(() => undefined)
      noteChange()
      if (waiting.current.length && submission.action.startsWith('/login')) return void logIn(submission)
      if (submission.stay) return void stay(submission)
      routed.current = submission
      submission.form.setAttribute('aria-busy', 'true')
      void submit(submission.data, { method: 'post', action: submission.action, encType: submission.encType })
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [navigate, submit, revalidate, text, giveUp])

  return { waiting: asking, giveUp }
}

function same(a: FormData, b: FormData): boolean {
  return JSON.stringify([...a]) === JSON.stringify([...b])
}

async function post({ action, data, encType }: Submission): Promise<Acted> {
  const body = encType === 'multipart/form-data' ? data : new URLSearchParams([...data].filter((field): field is [string, string] => typeof field[1] === 'string'))
  const response = await fetch(`/_act${action}`, { method: 'POST', body, headers: { Accept: 'application/json' } })
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) throw new Error(`post answered ${response.status}`)
  return await response.json() as Acted
}
