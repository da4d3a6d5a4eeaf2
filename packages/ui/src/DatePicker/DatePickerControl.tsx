import { getLocalTimeZone, today } from '@internationalized/date'
import { useRef, useState } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Button as AriaButton, DateInput, DatePicker as Aria, DateSegment, FieldError, Group, Label, Popover } from 'react-aria-components/DatePicker'
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
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

export type DatePickerControlProps = Omit<DatePickerProps, 'value' | 'defaultValue' | 'onChange'> & { day: string; onChoose: (day: string) => void }

/** The part with react-aria in it. */
export function DatePickerControl({ label, hideLabel, hint, error, required, id, name, min, max, disabledDate, disabled, size = 'medium', form, day, onChoose }: DatePickerControlProps) {
  const say = useMessages(rareMessages)
  const [missing, setMissing] = useState(false)
  const ids = useFieldIds({ id, name, hint, error: error ?? (missing && !day ? say('missing', { label }) : undefined) })
  const root = useRef<HTMLDivElement>(null)
  const dialog = useDialogAround(root)
  const words = <>{label}{required && <RequiredMark />}</>
  const now = today(getLocalTimeZone()).toString()
  const barred = (min !== undefined && now < min) || (max !== undefined && now > max) || disabledDate?.(now)

  return (
    <AriaLocale>
      <Aria
        ref={root}
        className={field.field}
        id={ids.id}
        value={isoDate(day)}
        onChange={(next) => onChoose(next?.toString() ?? '')}
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
          <DateInput className={calendar.segments}>{(segment) => <DateSegment segment={segment} className={calendar.segment} />}</DateInput>
          <AriaButton className={calendar.button}><CalendarIcon /></AriaButton>
        </Group>
        <FieldNotes hint={hint} ids={ids} />
        {!ids.error && <FieldError className={field.error} />}
        <Popover className={cx(overlay.float, calendar.popover)} offset={4} containerPadding={12} UNSTABLE_portalContainer={dialog}>
          <Dialog className={calendar.panel}>
            {({ close }) => (
              <>
                <Calendar data-single><Months count={1} /></Calendar>
                <footer className={calendar.foot}>
                  <Button tone="quiet" size="small" disabled={barred} onPress={() => { onChoose(now); close() }}>{say('today')}</Button>
                  <Button tone="quiet" size="small" disabled={!day} onPress={() => { onChoose(''); close() }}>{say('clear')}</Button>
                </footer>
              </>
            )}
          </Dialog>
        </Popover>
      </Aria>
      <FormValue control={ids.id} label={label} name={name} form={form} value={day} disabled={disabled} required={required} onMissing={() => setMissing(true)} />
    </AriaLocale>
  )
}
