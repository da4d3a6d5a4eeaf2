import { getLocalTimeZone, today } from '@internationalized/date'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button as AriaButton, DateInput, DateRangePicker as Aria, DateSegment, FieldError, Group, Label, Popover, RangeCalendar } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Button } from '../Button/Button.tsx'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { CalendarIcon, Months } from '../internal/Calendar.tsx'
import * as calendar from '../internal/calendar.css.ts'
import { cx } from '../internal/cx.ts'
import { FieldNotes, RequiredMark, useFieldIds } from '../internal/Field.tsx'
import * as field from '../internal/Field.css.ts'
import { FormValue } from '../internal/FormValue.tsx'
import { isoDate } from '../internal/isoDate.ts'
import * as overlay from '../internal/overlay.css.ts'
import { useDialogAround } from '../internal/useDialogAround.ts'
import { media } from '../theme/theme.ts'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { lastDays } from './lastDays.ts'
import type { DateRange, DateRangePickerProps } from './DateRangePicker.tsx'
import * as styles from './DateRangePicker.css.ts'

export type DateRangePickerControlProps = Omit<DateRangePickerProps, 'value' | 'defaultValue' | 'onChange'> & { range: DateRange; onChoose: (range: DateRange) => void }

/** The part with react-aria in it. */
export function DateRangePickerControl(props: DateRangePickerControlProps) {
  const { label, hideLabel, hint, error, required, id, fromName, toName, min, max, disabledDate, presets = [], disabled, size = 'medium', form, range, onChoose } = props
  const say = useMessages(rareMessages)
  const [missing, setMissing] = useState(false)
  const ids = useFieldIds({ id, name: fromName, hint, error: error ?? (missing && !range.from ? say('missing', { label }) : undefined) })
  const sent = { control: ids.id, label, form, disabled, onMissing: () => setMissing(true) }
  const root = useRef<HTMLDivElement>(null)
  const dialog = useDialogAround(root)
  useSettledFirst(root)
  const words = <>{label}{required && <RequiredMark />}</>
  const [start, end] = [isoDate(range.from), isoDate(range.to)]
  const parts = (slot: 'start' | 'end') => <DateInput slot={slot} className={cx(calendar.segments, styles.part)}>{(segment) => <DateSegment segment={segment} className={calendar.segment} />}</DateInput>

  return (
    <AriaLocale>
      <Aria
        ref={root}
        className={field.field}
        id={ids.id}
        value={start && end && { start, end }}
        onChange={(next) => onChoose({ from: next?.start.toString() ?? '', to: next?.end.toString() ?? '' })}
        minValue={isoDate(min)}
        maxValue={isoDate(max)}
        isDateUnavailable={disabledDate && ((date) => disabledDate(date.toString()))}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={ids.error ? true : undefined}
        validationBehavior="aria"
        granularity="day"
        shouldForceLeadingZeros
        aria-describedby={ids.describedBy}
      >
        <Label className={hideLabel ? undefined : field.label}>{hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}</Label>
        <Group className={cx(field.box, field.size[size], calendar.box)}>
          <div className={styles.fields}>{parts('start')}<span className={styles.dash} aria-hidden>–</span>{parts('end')}</div>
          <AriaButton className={calendar.button}><CalendarIcon /></AriaButton>
        </Group>
        <FieldNotes hint={hint} ids={ids} />
        {!ids.error && <FieldError className={field.error} />}
        <Popover className={cx(overlay.float, calendar.popover)} offset={4} containerPadding={12} UNSTABLE_portalContainer={dialog}>
          <Dialog className={calendar.panel}>
            {({ close }) => (
              <>
                <div className={styles.body}>
                  {presets.length > 0 && (
                    <div className={styles.presets}>
                      {presets.map((count) => (
                        <Button key={count} size="small" tone="quiet" onPress={() => { onChoose(lastDays(count, today(getLocalTimeZone()), min)); close() }}>{say('lastDays', { count })}</Button>
                      ))}
                    </div>
                  )}
                  <Calendars />
                </div>
                <footer className={calendar.foot}>
                  <Button tone="quiet" size="small" disabled={!range.from && !range.to} onPress={() => { onChoose({ from: '', to: '' }); close() }}>{say('clear')}</Button>
                </footer>
              </>
            )}
          </Dialog>
        </Popover>
      </Aria>
      <FormValue {...sent} name={fromName} value={range.from} required={required} />
      <FormValue {...sent} name={toName} value={range.to} required={required && range.from !== ''} />
    </AriaLocale>
  )
}

/**
 * react-aria goes on to the last day as soon as the first is typed, and keeps what stood in it as it left: of `03` the zero,
 * which it makes the first of the month. So what was typed is drawn before it hears of the leaving.
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

/** Two months where there is room for them. It is drawn when it opens, never on a server. */
function Calendars() {
  const months = matchMedia(media.medium).matches ? 2 : 1
  return <RangeCalendar visibleDuration={{ months }}><Months count={months} /></RangeCalendar>
}
