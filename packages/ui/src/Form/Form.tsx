import { useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { FormErrors } from '../FormErrors/FormErrors.tsx'
import { cx } from '../internal/cx.ts'
import { FieldErrors } from '../internal/Field.tsx'
import type { RootProps } from '../internal/open.ts'
import { rareMessages } from '../rareMessages.ts'
import type { Space } from '../theme/scales.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { formMessages } from './formMessages.ts'
import { fieldOf, isControl, invalidControls } from './invalidControls.ts'
import type { FormProblem, InvalidControl } from './invalidControls.ts'
import * as styles from './Form.css.ts'

export type { FormProblem, InvalidControl }

export type FormProps = RootProps<HTMLFormElement, 'onSubmit'> & {
  /** The validation errors, shown in a summary above the fields and at each field with a matching name. */
  problems?: readonly FormProblem[] | undefined
  /** The URL the form is submitted to. Defaults to the current URL. */
  action?: string | undefined
  /** The HTTP method. Defaults to `get`. */
  method?: 'get' | 'post' | undefined
  /** The encoding. Use `multipart/form-data` for forms with files. */
  encType?: 'multipart/form-data' | undefined
  /** Handles the submission instead of the browser and returns the problems. The form is busy until it settles. */
  onSubmit?:
    | ((form: { data: FormData }) => void | readonly FormProblem[] | Promise<void | readonly FormProblem[]>)
    | undefined
  /** Returns a message for an error the browser finds. Without one the form uses a built-in message. */
  wordsFor?: ((mistake: InvalidControl) => string | undefined) | undefined
  /** Whether the form is being submitted. It announces this and ignores further submissions. */
  busy?: boolean | undefined
  /** The accessible name of the form. */
  label?: string | undefined
  /** The value of `data-enhance`, for hosts that submit forms in the background. */
  enhance?: 'stay' | 'none' | undefined
  /**
   * The gap between children.
   * @default 16
   */
  space?: Space | undefined
  /** The fields and the submit button. */
  children: ReactNode
}

/**
 * A form that shows its errors in a summary above the fields and at each field.
 *
 * When: a reader fills in fields and submits them. Fields inside show the error of their `name` automatically. Instead:
 * `FormErrors` and each field's `error`, where the page renders its own form.
 *
 * Keys: `Enter` in a field submits the form; if there are errors, the focus moves to the summary, whose links lead to
 * the fields.
 */
export function Form({
  problems = [],
  action,
  method,
  encType,
  onSubmit,
  wordsFor,
  busy = false,
  label,
  enhance,
  space = 16,
  children,
  className,
  onInvalidCapture,
  ...root
}: FormProps) {
  const say = useMessages(rareMessages)
  const { shown, attempt, find } = useProblems(problems)
  const { sending, submit } = useSubmit({ busy, onSubmit, find })

  // Replaces the browser's messages, which are in the browser's language and appear one field at a time.
  const collect = (event: FormEvent<HTMLFormElement>) => {
    onInvalidCapture?.(event)
    event.preventDefault()
    const mistakes = invalidControls(event.currentTarget)
    if (!isControl(event.target) || fieldOf(event.target) !== mistakes[0]?.field) return
    find(mistakes.map((mistake) => ({ field: mistake.field || undefined, message: messageOf(mistake) })))
  }
  const messageOf = (mistake: InvalidControl) => {
    const { label, validity, native } = mistake
    const own = validity.customError ? native : say(validity.valueMissing ? 'missing' : 'mistaken', { label })
    return wordsFor?.(mistake) ?? own
  }

  return (
    <FieldErrors value={errorsOf(shown)}>
      <form
        aria-label={label}
        {...root}
        className={cx(styles.form, styles.space[space], className)}
        action={action}
        method={method}
        encType={encType}
        aria-busy={busy || sending || undefined}
        data-enhance={enhance}
        onInvalidCapture={collect}
        onSubmit={submit}
      >
        <span className={hidden} role="status">
          {busy || sending ? say('loading') : ''}
        </span>
        <FormErrors key={attempt} problems={shown} />
        {children}
      </form>
    </FieldErrors>
  )
}

/** Returns the problems to show: those found in the browser, until the `problems` prop changes. */
function useProblems(problems: readonly FormProblem[]) {
  const told = JSON.stringify(problems)
  const [found, setFound] = useState({ told, attempt: 0, problems })
  const find = (problems: readonly FormProblem[]) =>
    setFound(({ attempt }) => ({ told, attempt: attempt + 1, problems }))
  return { shown: found.told === told ? found.problems : problems, attempt: found.attempt, find }
}

function useSubmit({
  busy,
  onSubmit,
  find,
}: Pick<FormProps, 'busy' | 'onSubmit'> & { find: (problems: readonly FormProblem[]) => void }) {
  const say = useMessages(formMessages)
  const [sending, setSending] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (busy || sending) return event.preventDefault()
    find([])
    if (!onSubmit) return
    event.preventDefault()
    setSending(true)
    try {
      find((await onSubmit({ data: new FormData(event.currentTarget, submitterOf(event.nativeEvent)) })) ?? [])
    } catch (error) {
      find([{ message: say('sendFailed') }])
      reportError(error)
    } finally {
      setSending(false)
    }
  }
  return { sending, submit }
}

function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null
}

/** Returns the first error of each field. */
function errorsOf(problems: readonly FormProblem[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) if (field !== undefined) errors[field] ??= message
  return errors
}
