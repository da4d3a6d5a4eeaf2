import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useBothRefs } from '../internal/useBothRefs.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import * as styles from './FormErrors.css.ts'

export type FormErrorsProps = RootProps<HTMLDivElement> & {
  /** `field` is the id of the field, or its name within the same form. Nothing is shown where there are none. */
  problems: readonly { field?: string | undefined; message: string }[]
}

/**
 * What keeps a form from being sent, with the way to each field; takes the focus when it appears or says
 * something new.
 *
 * When: above the fields of a form that came back. Instead: `Form`, which has it inside, `Alert` for news that no field
 * is to blame for.
 *
 * Keys: the focus goes to it when it appears; `Tab` reaches its links, `Enter` leads to the field.
 */
export function FormErrors({ problems, className, ref, ...root }: FormErrorsProps) {
  const say = useMessages()
  const summary = useRef<HTMLDivElement>(null)
  const both = useBothRefs(summary, ref)
  const shown = problems.map(({ field, message }) => `${field}:${message}`).join('\n')
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const told = shown ? shown.split('\n') : []
    // Where one is mended and the rest stays, the reader is left where they are.
    if (told.some((one) => !before.current.includes(one))) summary.current?.focus()
    before.current = told
    // Sent again, whatever is still wrong is told anew.
    const form = summary.current?.closest('form')
    const forget = () => {
      before.current = []
    }
    form?.addEventListener('submit', forget)
    return () => form?.removeEventListener('submit', forget)
  }, [shown])
  if (problems.length === 0) return null
  return (
    <div role="alert" tabIndex={-1} {...root} ref={both} className={cx(styles.summary, className)}>
      <p className={styles.title}>
        <Icon name="error" />
        {say('problems')}
      </p>
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
