import { getLocalTimeZone, today } from '@internationalized/date'
import { useEffect } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { DateInput, DateRangePicker as Aria, DateSegment, RangeCalendar } from 'react-aria-components/DateRangePicker'
import { Button } from '../Button/Button.tsx'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { Months } from '../internal/Calendar.tsx'
import * as calendar from '../internal/calendar.css.ts'
import { cx } from '../internal/cx.ts'
import { DateFrame, useDateField } from '../internal/DateFrame.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { isoDate } from '../internal/isoDate.ts'
import { rareMessages } from '../rareMessages.ts'
import { media } from '../theme/theme.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { lastDays } from './lastDays.ts'
import type { DateRange, DateRangePickerProps } from './dateRangePickerProps.ts'
import { RangeDash } from './RangeDash.tsx'
import * as styles from './DateRangePicker.css.ts'

export type DateRangePickerControlProps = Omit<DateRangePickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  range: DateRange
  onChoose: (range: DateRange) => void
}

export function DateRangePickerControl(props: DateRangePickerControlProps) {
  const { hideLabel, fromName, toName, presets = [], size, range: held, onChoose, ref, ...field } = props
  const { label, hint, required, min } = field
  const [start, end] = [isoDate(held.from), isoDate(held.to)]
  // react-aria does not show half a range, so half a range is not submitted either.
  const range = start && end ? held : { from: '', to: '' }
  const { say, ids, root, dialog, sent, aria, group } = useDateField({ ...field, name: fromName }, [
    range.from,
    range.to,
  ])
  useSettledFirst(root)
  const finish = (next: DateRange, close: () => void) => {
    onChoose(next)
    close()
  }

  return (
    <AriaLocale>
      <Aria
        {...aria}
        value={start && end && { start, end }}
        onChange={(next) => onChoose({ from: next?.start.toString() ?? '', to: next?.end.toString() ?? '' })}
      >
        <DateFrame
          label={label}
          hideLabel={hideLabel}
          hint={hint}
          required={required}
          size={size}
          ids={ids}
          dialog={dialog}
          group={group}
          input={<RangeInputs />}
        >
          {(close) => ({
            body: (
              <div className={styles.body}>
                {presets.length > 0 && <Presets counts={presets} min={min} onChoose={(next) => finish(next, close)} />}
                <Calendars />
              </div>
            ),
            foot: (
              <Button
                tone="quiet"
                size="small"
                disabled={!range.from && !range.to}
                onPress={() => finish({ from: '', to: '' }, close)}
              >
                {say('clear')}
              </Button>
            ),
          })}
        </DateFrame>
      </Aria>
      <FormValue {...sent} ref={ref} name={fromName} value={range.from} required={required} />
      <FormValue {...sent} name={toName} value={range.to} required={false} />
    </AriaLocale>
  )
}

/**
 * Renders pending input before react-aria handles the focus leaving a field. react-aria moves the focus to the last day
 * as soon as the first is typed, and keeps the value rendered until then. Without this, typing `03` would leave `0`,
 * which react-aria turns into the first of the month.
 */
function useSettledFirst(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current
    const settle = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element?.contains(relatedTarget)) flushSync(() => {})
    }
    element?.addEventListener('focusout', settle)
    return () => element?.removeEventListener('focusout', settle)
  }, [root])
}

function RangeInputs() {
  const parts = (slot: 'start' | 'end') => (
    <DateInput slot={slot} className={cx(calendar.segments, styles.part)}>
      {(segment) => <DateSegment segment={segment} className={calendar.segment} />}
    </DateInput>
  )
  return (
    <div className={styles.fields}>
      {parts('start')}
      <RangeDash />
      {parts('end')}
    </div>
  )
}

function Presets({
  counts,
  min,
  onChoose,
}: {
  counts: readonly number[]
  min: string | undefined
  onChoose: (range: DateRange) => void
}) {
  const say = useMessages(rareMessages)
  return (
    <div className={styles.presets}>
      {counts.map((count) => (
        <Button
          key={count}
          size="small"
          tone="quiet"
          onPress={() => onChoose(lastDays(count, today(getLocalTimeZone()), min))}
        >
          {say('lastDays', { count })}
        </Button>
      ))}
    </div>
  )
}

/** Shows two months where they fit. Renders only when opened, never on a server. */
function Calendars() {
  const months = matchMedia(media.medium).matches ? 2 : 1
  return (
    <RangeCalendar visibleDuration={{ months }}>
      <Months count={months} />
    </RangeCalendar>
  )
}
