import { Calendar } from 'react-aria-components/Calendar'
import type { DatePickerAria } from 'react-aria/useDatePicker'
import { Button } from '../Button/Button.tsx'
import { Months } from '../internal/Calendar.tsx'
import { gregorian } from '../internal/DateInput.tsx'
import { DatePanel } from '../internal/DatePanel.tsx'
import type { DatePanelProps } from '../internal/DatePanel.tsx'
import { TimeInput } from '../internal/TimeInput.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { timeMessages } from './timeMessages.ts'
import * as styles from './DateTimeField.css.ts'

export type DateTimeFieldPanelProps = DatePanelProps & {
  label: string
  held: string
  calendar: DatePickerAria['calendarProps']
  time: Pick<Parameters<typeof TimeInput>[0]['field'], 'value' | 'onChange'>
  onClear: () => void
}

/** The calendar of a field for a day and a time, with the time below. It loads when the reader opens it. */
export function DateTimeFieldPanel({ label, held, calendar, time, onClear, ...panel }: DateTimeFieldPanelProps) {
  const say = useMessages(timeMessages)
  const close = () => panel.onOpenChange(false)
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
          <TimeInput
            className={styles.time}
            field={{
              ...time,
              'aria-label': say('timeOf', { label }),
              granularity: 'minute',
              shouldForceLeadingZeros: true,
            }}
          />
          <span>
            <Button
              tone="quiet"
              size="small"
              disabled={!held}
              onPress={() => {
                onClear()
                close()
              }}
            >
              {say('clear')}
            </Button>
            <Button size="small" onPress={close}>
              {say('close')}
            </Button>
          </span>
        </>
      }
    />
  )
}
