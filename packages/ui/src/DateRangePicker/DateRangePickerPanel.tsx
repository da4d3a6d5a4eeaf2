import { getLocalTimeZone, today } from '@internationalized/date'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { DateRangePickerAria } from 'react-aria/useDateRangePicker'
import { Button } from '../Button/Button.tsx'
import { Months } from '../internal/Calendar.tsx'
import { gregorian } from '../internal/DateInput.tsx'
import { DatePanel } from '../internal/DatePanel.tsx'
import type { DatePanelProps } from '../internal/DatePanel.tsx'
import { rareMessages } from '../rareMessages.ts'
import { media } from '../theme/theme.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import type { DateRange } from './dateRangePickerProps.ts'
import { lastDays } from './lastDays.ts'
import * as styles from './DateRangePicker.css.ts'

export type DateRangePickerPanelProps = DatePanelProps & {
  calendar: DateRangePickerAria['calendarProps']
  range: DateRange
  presets: readonly number[]
  min: string | undefined
  onChoose: (range: DateRange) => void
}

/** The calendars of a date range field, two where they fit. They load when the reader opens them. */
export function DateRangePickerPanel({ calendar, range, presets, min, onChoose, ...panel }: DateRangePickerPanelProps) {
  const say = useMessages(rareMessages)
  const finish = (next: DateRange) => {
    onChoose(next)
    panel.onOpenChange(false)
  }
  const months = matchMedia(media.medium).matches ? 2 : 1
  return (
    <DatePanel
      {...panel}
      body={
        <div className={styles.body}>
          {presets.length > 0 && <Presets counts={presets} min={min} onChoose={finish} />}
          <RangeCalendar {...calendar} createCalendar={gregorian} visibleDuration={{ months }}>
            <Months count={months} />
          </RangeCalendar>
        </div>
      }
      foot={
        <Button
          tone="quiet"
          size="small"
          disabled={!range.from && !range.to}
          onPress={() => finish({ from: '', to: '' })}
        >
          {say('clear')}
        </Button>
      }
    />
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
