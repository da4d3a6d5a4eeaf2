import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { Icon } from '../Icon/Icon.tsx'
import { useLanguage } from './Language.ts'
import * as styles from './calendar.css.ts'

/** The months of a calendar side by side. The first has the month and year selects; the others follow it. */
export function Months({ count }: { count: number }) {
  const language = useLanguage()
  const picks = [
    <CalendarYearPicker key="year">{pick}</CalendarYearPicker>,
    <CalendarMonthPicker key="month" format={language.startsWith('zh') ? 'short' : 'long'}>
      {pick}
    </CalendarMonthPicker>,
  ]
  return (
    <div className={styles.months}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className={styles.head}>
            {index === 0 && (
              <Button slot="previous" className={styles.button}>
                <Icon name="chevronLeft" />
              </Button>
            )}
            {index === 0 ? (
              <span className={styles.choices}>{isYearFirst(language) ? picks : picks.toReversed()}</span>
            ) : (
              <CalendarHeading offset={{ months: index }} className={styles.month} />
            )}
            {index === count - 1 && (
              <Button slot="next" className={styles.button}>
                <Icon name="chevronRight" />
              </Button>
            )}
          </div>
          <CalendarGrid offset={{ months: index }} className={styles.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.cell} />}</CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  )
}

/** Whether the year comes first: `2026年11月`, but `November 2026`. */
function isYearFirst(language: string): boolean {
  const parts = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).formatToParts(0)
  return parts.find(({ type }) => type === 'year' || type === 'month')?.type === 'year'
}

type Pick = {
  'aria-label': string
  value: string | number
  onChange: (key: string | number) => void
  items: { id: number; formatted: string }[]
}

function pick({ items, onChange, ...select }: Pick) {
  return (
    <select {...select} className={styles.choice} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  )
}
