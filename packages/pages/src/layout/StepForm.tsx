import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { useText } from '@millwright/i18n/Texts'
import type { KeyOf } from '@millwright/i18n/namespaces'
import { Alert } from '@millwright/ui/Alert'
import { focusFirst } from '@millwright/ui/focusFirst'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import type { StepKey, StepResult } from './stepResult.ts'
import type { Problem } from '../loader.ts'
import { refusedOf } from './refusedOf.ts'
import * as styles from './StepForm.css.ts'

type Problems = Readonly<Record<string, Problem<StepKey>>>

export type StepFormProps = {
  action: string
  /** The `intent` that the Enter key submits, whatever other buttons the form has. */
  intent: string
  outcome: StepResult | undefined
  /** Returns the problems found before submit, by field, as keys of the `session` namespace. */
  check: (form: FormData, intent: string) => Partial<Record<string, KeyOf<'session'>>>
  children: (errorAt: (field: string) => string | undefined) => ReactNode
}

/** A form of one step. Errors show at their fields, and the first invalid field takes the focus. */
export function StepForm({ action, intent, outcome, check, children }: StepFormProps) {
  const text = useText('session')
  const form = useRef<HTMLFormElement>(null)
  const refused = refusedOf(outcome)
  const said: Problems = refused?.fields ?? {}
  const [found, setFound] = useState({ outcome, problems: said })
  const problems = found.outcome === outcome ? found.problems : said

  useEffect(() => {
    if (form.current && refused) focusFirst(form.current, Object.keys(refused.fields ?? {}))
  }, [refused])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    const pressed = submitter instanceof HTMLButtonElement && submitter.value ? submitter.value : intent
    const wrong: Problems = Object.fromEntries(
      Object.entries(check(new FormData(event.currentTarget), pressed)).flatMap(
        ([field, key]): [string, Problem<StepKey>][] => (key ? [[field, { key }]] : []),
      ),
    )
    setFound({ outcome, problems: wrong })
    if (Object.keys(wrong).length === 0) return
    event.preventDefault()
    focusFirst(event.currentTarget, Object.keys(wrong))
  }

  const say = (problem: Problem<StepKey>) =>
    'key' in problem ? text(problem.key as KeyOf<'session'>, problem.values) : problem.message
  const general = refused && !refused.fields ? refused.problem : undefined
  return (
    <form ref={form} method="post" action={action} className={styles.form} noValidate onSubmit={submit}>
      {/* Enter presses a form's first button, which must not be "send code". */}
      <VisuallyHidden>
        <button type="submit" name="intent" value={intent} tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      {general && <GeneralProblem problem={general} />}
      {children((field) => problems[field] && say(problems[field]))}
    </form>
  )
}

/** A problem of the whole form: the mall's message, or a text of the `session` or `errors` namespace. */
function GeneralProblem({ problem }: { problem: Problem<StepKey> }) {
  const session = useText('session')
  const errors = useText('errors')
  if (!('key' in problem)) return <Alert tone="bad">{problem.message}</Alert>
  const own = session(problem.key as KeyOf<'session'>, problem.values)
  return <Alert tone="bad">{own === problem.key ? errors(problem.key as KeyOf<'errors'>, problem.values) : own}</Alert>
}
