import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMergedRefs } from '../internal/useMergedRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './FormErrors.css.ts'

export type FormErrorsProps = RootProps<HTMLDivElement> & {
  /**
   * The errors. `field` is the id of the field, or its name within the same form. Nothing is rendered if the list is
   * empty.
   */
  problems: readonly { field?: string | undefined; message: string }[]
}

/**
 * A summary of the errors that stop a form from being submitted, with a link to each field. Takes the focus when it
 * appears or lists a new error.
 *
 * When: above the fields of a form that was returned with errors. Instead: `Form`, which includes it, `Alert` for
 * messages that concern no field.
 *
 * Keys: the focus moves to it when it appears; `Tab` reaches its links, `Enter` leads to the field.
 */
export function FormErrors({ problems, className, ref, ...root }: FormErrorsProps) {
  const say = useMessages()
  const summary = useRef<HTMLDivElement>(null)
  const both = useMergedRefs(summary, ref)
  const shown = problems.map(({ field, message }) => `${field}:${message}`).join('\n')
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const told = shown ? shown.split('\n') : []
    // If the reader fixes one error and the others remain, the focus stays where it is.
    if (told.some((one) => !before.current.includes(one))) summary.current?.focus()
    before.current = told
    // After another submission the remaining errors count as new.
    const form = summary.current?.closest('form')
    const forget = () => {
      before.current = []
    }
    form?.addEventListener('submit', forget)
    return () => form?.removeEventListener('submit', forget)
  }, [shown])
  const [only] = problems
  if (!only) return null
  // One message that concerns no field, such as that of a server which cannot be reached, corrects nothing.
  const isAlone = problems.length === 1 && !only.field
  return (
    <div role="alert" tabIndex={-1} {...root} ref={both} className={cx(styles.summary, className)}>
      <p className={styles.title}>
        <Icon name="error" />
        {isAlone ? only.message : say('problems')}
      </p>
      {!isAlone && (
        <ul className={styles.list}>
          {problems.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a className={styles.problem} href={`#${field}`} data-reload onClick={(event) => goTo(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function goTo(event: MouseEvent<HTMLElement>, field: string) {
  const named = event.currentTarget.closest('form')?.elements.namedItem(field)
  const control = document.getElementById(field) ?? (named instanceof RadioNodeList ? named[0] : named)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  control.focus()
}
