import { getLocalTimeZone, today } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'
import type { DatePickerAria } from 'react-aria/useDatePicker'
import { Button } from '../Button/Button.tsx'
import { Months } from '../internal/Calendar.tsx'
import { gregorian } from '../internal/DateInput.tsx'
import { DatePanel } from '../internal/DatePanel.tsx'
import type { DatePanelProps } from '../internal/DatePanel.tsx'
import { rareMessages } from '../rareMessages.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { DatePickerProps } from './datePickerProps.ts'

export type DatePickerPanelProps = DatePanelProps &
  Pick<DatePickerProps, 'min' | 'max' | 'disabledDate'> & {
    calendar: DatePickerAria['calendarProps']
    day: string
    onChoose: (day: string) => void
  }

/** The calendar of a date field. It loads when the reader opens it. */
export function DatePickerPanel({ calendar, day, min, max, disabledDate, onChoose, ...panel }: DatePickerPanelProps) {
  const say = useMessages(rareMessages)
  const now = today(getLocalTimeZone()).toString()
  const barred = (min !== undefined && now < min) || (max !== undefined && now > max) || disabledDate?.(now)
  const finish = (next: string) => {
    onChoose(next)
    panel.onOpenChange(false)
  }
  return (
    <DatePanel
      {...panel}
      body={
        <Calendar {...calendar} createCalendar={gregorian} data-single>
          <Months count={1} />
        </Calendar>
      }
      foot={
        <>
          <Button tone="quiet" size="small" disabled={barred} onPress={() => finish(now)}>
            {say('today')}
          </Button>
          <Button tone="quiet" size="small" disabled={!day} onPress={() => finish('')}>
            {say('clear')}
          </Button>
        </>
      }
    />
  )
}
