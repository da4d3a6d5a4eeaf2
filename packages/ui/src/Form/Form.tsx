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
import { fieldOf, isControl, mistakesIn } from './mistakesIn.ts'
import type { FormProblem, Mistake } from './mistakesIn.ts'
import * as styles from './Form.css.ts'

export type { FormProblem, Mistake }

export type FormProps = RootProps<HTMLFormElement, 'onSubmit'> & {
  /** What is wrong with what was sent: stands above, and at each field of that name. */
  problems?: readonly FormProblem[] | undefined
  /** Where it is sent to; this address when left out. */
  action?: string | undefined
  /** How it is sent; in the address when left out. */
  method?: 'get' | 'post' | undefined
  /** `multipart/form-data` where it carries files. */
  encType?: 'multipart/form-data' | undefined
  /** Takes what is sent in the browser's place, and answers with what is wrong. While it works the form is busy. */
  onSubmit?:
    | ((form: { data: FormData }) => void | readonly FormProblem[] | Promise<void | readonly FormProblem[]>)
    | undefined
  /** Our words for what the browser finds wrong; where it gives none, the part says what is missing. */
  wordsFor?: ((mistake: Mistake) => string | undefined) | undefined
  /** Is being sent: says so, and takes no further one. */
  busy?: boolean | undefined
  /** What it is for; names it for those who listen. */
  label?: string | undefined
  /** For hosts that send forms in the background (`data-enhance`). */
  enhance?: 'stay' | 'none' | undefined
  /**
   * Between what stands in it.
   * @default 16
   */
  space?: Space | undefined
  /** Fields, and the button that sends them. */
  children: ReactNode
}

/**
 * Fields that are sent together, with what is wrong above them and at each of them.
 *
 * When: whatever is filled in and sent. Fields inside show the error of their `name` by themselves. Instead:
 * `FormErrors` and each field's `error`, where a form is the page's own.
 *
 * Keys: `Enter` in a field sends it; when something is wrong the focus goes to the summary, whose links lead to the
 * fields.
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
  const sayFailed = useMessages(formMessages)
  const [sending, setSending] = useState(false)
  // What was found here holds until something else is told.
  const told = JSON.stringify(problems)
  const [found, setFound] = useState<{ told: string; attempt: number; problems: readonly FormProblem[] }>({
    told,
    attempt: 0,
    problems,
  })
  const shown = found.told === told ? found.problems : problems
  const find = (problems: readonly FormProblem[]) =>
    setFound(({ attempt }) => ({ told, attempt: attempt + 1, problems }))

  // The browser would say it in its own language, one field at a time.
  const collect = (event: FormEvent<HTMLFormElement>) => {
    onInvalidCapture?.(event)
    event.preventDefault()
    const mistakes = mistakesIn(event.currentTarget)
    if (!isControl(event.target) || fieldOf(event.target) !== mistakes[0]?.field) return
    find(
      mistakes.map((mistake) => ({
        field: mistake.field || undefined,
        message: wordsFor?.(mistake) ?? ownWordsFor(mistake),
      })),
    )
  }
  const ownWordsFor = ({ label, validity, native }: Mistake) =>
    validity.customError ? native : say(validity.valueMissing ? 'missing' : 'mistaken', { label })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    if (busy || sending) return event.preventDefault()
    find([])
    if (!onSubmit) return
    event.preventDefault()
    setSending(true)
    try {
      find((await onSubmit({ data: new FormData(event.currentTarget, submitterOf(event.nativeEvent)) })) ?? [])
    } catch (error) {
      find([{ message: sayFailed('sendFailed') }])
      reportError(error)
    } finally {
      setSending(false)
    }
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
        <FormErrors key={found.attempt} problems={shown} />
        {children}
      </form>
    </FieldErrors>
  )
}

function submitterOf(event: Event): HTMLElement | null {
  return event instanceof SubmitEvent ? event.submitter : null
}

/** The first thing that is wrong with each field. */
function errorsOf(problems: readonly FormProblem[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { field, message } of problems) if (field !== undefined) errors[field] ??= message
  return errors
}
