import { getLocalTimeZone, today } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import { DateInput, DatePicker as Aria, DateSegment } from 'react-aria-components/DatePicker'
import { Button } from '../Button/Button.tsx'
import { AriaLocale } from '../internal/AriaLocale.tsx'
import { Months } from '../internal/Calendar.tsx'
import * as calendar from '../internal/calendar.css.ts'
import { DateFrame, useDateField } from '../internal/DateFrame.tsx'
import { FormValue } from '../internal/FormValue.tsx'
import { isoDate } from '../internal/isoDate.ts'
import type { DatePickerProps } from './datePickerProps.ts'

export type DatePickerControlProps = Omit<DatePickerProps, 'value' | 'defaultValue' | 'onChange'> & {
  day: string
  onChoose: (day: string) => void
}

export function DatePickerControl(props: DatePickerControlProps) {
  const { hideLabel, size, day, onChoose, ref, ...field } = props
  const { label, hint, required, name, min, max, disabledDate } = field
  const { say, ids, dialog, sent, aria, group } = useDateField(field, [day])
  const now = today(getLocalTimeZone()).toString()
  const finish = (next: string, close: () => void) => {
    onChoose(next)
    close()
  }
  const barred = (min !== undefined && now < min) || (max !== undefined && now > max) || disabledDate?.(now)

  return (
    <AriaLocale>
      <Aria {...aria} value={isoDate(day)} onChange={(next) => onChoose(next?.toString() ?? '')}>
        <DateFrame
          label={label}
          hideLabel={hideLabel}
          hint={hint}
          required={required}
          size={size}
          ids={ids}
          dialog={dialog}
          group={group}
          input={
            <DateInput className={calendar.segments}>
              {(segment) => <DateSegment segment={segment} className={calendar.segment} />}
            </DateInput>
          }
        >
          {(close) => ({
            body: (
              <Calendar data-single>
                <Months count={1} />
              </Calendar>
            ),
            foot: (
              <>
                <Button tone="quiet" size="small" disabled={barred} onPress={() => finish(now, close)}>
                  {say('today')}
                </Button>
                <Button tone="quiet" size="small" disabled={!day} onPress={() => finish('', close)}>
                  {say('clear')}
                </Button>
              </>
            ),
          })}
        </DateFrame>
      </Aria>
      <FormValue {...sent} ref={ref} name={name} value={day} required={required} />
    </AriaLocale>
  )
}
