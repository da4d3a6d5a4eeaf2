import { GregorianCalendar } from '@internationalized/date'
import { useRef } from 'react'
import { useLocale } from 'react-aria/I18nProvider'
import { useDateField, useDateSegment } from 'react-aria/useDateField'
import type { AriaDateFieldProps } from 'react-aria/useDateField'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import type { DateFieldState, DateSegment, DateValue } from 'react-stately/useDateFieldState'
import * as styles from './calendar.css.ts'
import { cx } from './cx.ts'

/** Days are Gregorian in every language, as the values are. The other calendars would weigh 4 kB. */
export const gregorian = () => new GregorianCalendar()

/** The editable segments of one day. `field` comes from react-aria's date picker. */
export function DateInput({ field, className }: { field: AriaDateFieldProps<DateValue>; className?: string }) {
  const { locale } = useLocale()
  const group = useRef<HTMLDivElement>(null)
  const inputRef = useRef<HTMLInputElement>(null)
  const state = useDateFieldState({ ...field, locale, createCalendar: gregorian })
  const { fieldProps, inputProps } = useDateField({ ...field, inputRef }, state, group)
  return (
    <>
      <div
        {...fieldProps}
        ref={group}
        className={cx(styles.segments, className)}
        data-disabled={state.isDisabled || undefined}
      >
        <Segments state={state} />
      </div>
      {/* Resets the day with its form. It has no name and submits nothing. */}
      <input {...inputProps} ref={inputRef} />
    </>
  )
}

/** The editable parts of a day or a time. */
export function Segments({ state }: { state: DateFieldState }) {
  const { segments } = state
  const parts = segments.map(
    (segment, index) =>
      // In Chinese an empty year is `年`, and so is the text behind it.
      !(segments[index - 1]?.isPlaceholder && segments[index - 1]?.text === segment.text) && (
        <Segment key={index} segment={segment} state={state} />
      ),
  )
  const types = segments.map(({ type }) => type)
  const [hour, end] = [types.indexOf('hour'), types.lastIndexOf('minute') + 1]
  if (hour < 0) return parts
  return [
    ...parts.slice(0, hour),
    <span key="clock" className={styles.clock}>
      {parts.slice(hour, end)}
    </span>,
    ...parts.slice(end),
  ]
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span
      {...segmentProps}
      ref={ref}
      className={styles.segment}
      data-type={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
      data-disabled={state.isDisabled || undefined}
    >
      {segment.text}
    </span>
  )
}
