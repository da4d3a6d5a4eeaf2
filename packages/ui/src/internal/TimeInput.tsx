import { useRef } from 'react'
import type { HTMLAttributes } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useTimeField } from 'react-aria/useTimeField'
import type { AriaTimeFieldProps } from 'react-aria/useTimeField'
import { useTimeFieldState } from 'react-stately/useTimeFieldState'
import type { TimeValue } from 'react-stately/useTimeFieldState'
import * as styles from './calendar.css.ts'
import { cx } from './cx.ts'
import { Segments } from './DateInput.tsx'

/** The editable segments of a time. `host` are further attributes of their group. */
export function TimeInput({
  field,
  host,
  className,
}: {
  field: AriaTimeFieldProps<TimeValue>
  host?: HTMLAttributes<HTMLElement>
  className?: string
}) {
  const { locale } = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const state = useTimeFieldState({ ...field, locale })
  const { fieldProps, inputProps } = useTimeField({ ...field, inputRef }, state, group)
  return (
    <>
      <div
        {...host}
        {...fieldProps}
        ref={group}
        className={cx(styles.segments, className)}
        data-disabled={state.isDisabled || undefined}
      >
        <Segments state={state} />
      </div>
      {/* Resets the time with its form. It has no name and submits nothing. */}
      <input {...inputProps} ref={inputRef} />
    </>
  )
}
