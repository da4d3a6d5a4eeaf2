import { getLocalTimeZone, today } from '@internationalized/date'
import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as calendar from '../internal/calendar.css.ts'
import { DatePanel } from '../internal/DatePanel.tsx'
import type { DatePanelProps } from '../internal/DatePanel.tsx'
import { useLanguage } from '../internal/Language.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { monthMove } from './monthMove.ts'
import type { MonthFieldProps } from './monthFieldProps.ts'
import { monthMessages } from './monthMessages.ts'
import { yearMonth, yearMonthText } from './yearMonth.ts'
import * as styles from './MonthField.css.ts'

export type MonthFieldPanelProps = DatePanelProps &
  Pick<MonthFieldProps, 'label' | 'min' | 'max'> & {
    held: string
    onChoose: (month: string) => void
  }

/** The twelve months of a year. They load when the reader opens them. */
export function MonthFieldPanel({ label, held, min, max, onChoose, ...panel }: MonthFieldPanelProps) {
  const say = useMessages(monthMessages)
  const now = yearMonthText(today(getLocalTimeZone()))
  const barred = (month: string) => (min !== undefined && month < min) || (max !== undefined && month > max)
  const finish = (next: string) => {
    onChoose(next)
    panel.onOpenChange(false)
  }
  return (
    <DatePanel
      {...panel}
      body={<Year {...{ label, held, now, barred }} onChoose={finish} />}
      foot={
        <>
          <Button tone="quiet" size="small" disabled={barred(now)} onPress={() => finish(now)}>
            {say('thisMonth')}
          </Button>
          <Button tone="quiet" size="small" disabled={!held} onPress={() => finish('')}>
            {say('clear')}
          </Button>
        </>
      }
    />
  )
}

function Year({
  label,
  held,
  now,
  barred,
  onChoose,
}: {
  label: string
  held: string
  now: string
  barred: (month: string) => boolean
  onChoose: (month: string) => void
}) {
  const say = useMessages(monthMessages)
  const language = useLanguage()
  const months = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(yearMonth(held) ? held : now)
  // Keys move the focus; the arrows of the year leave it where it is.
  const [follow, setFollow] = useState(true)
  useLayoutEffect(() => {
    if (follow) months.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at, follow])
  const turn = (by: number, keeps: boolean) => {
    setFollow(!keeps)
    setAt(later(at, by))
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = monthMove(event.key, at, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (by === undefined) return
    event.preventDefault()
    turn(by, false)
  }
  return (
    <div>
      <div className={calendar.head}>
        <TurnButton icon="chevronLeft" label={say('previousYear')} onPress={() => turn(-12, true)} />
        <span className={styles.year} aria-live="polite">
          {yearMonth(at)?.toDate(getLocalTimeZone()).toLocaleDateString(language, { year: 'numeric' })}
        </span>
        <TurnButton icon="chevronRight" label={say('nextYear')} onPress={() => turn(12, true)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of its buttons */}
      <div ref={months} role="group" aria-label={label} className={styles.months} onKeyDown={press}>
        {Array.from({ length: 12 }, (_, index) => {
          const month = later(`${at.slice(0, 4)}-01`, index)
          return (
            <MonthButton
              key={index}
              month={month}
              stop={month === at}
              pressed={month === held}
              current={month === now}
              disabled={barred(month)}
              onPress={() => onChoose(month)}
            />
          )
        })}
      </div>
    </div>
  )
}

function MonthButton({
  month,
  stop,
  pressed,
  current,
  disabled,
  onPress,
}: {
  month: string
  /** Whether `Tab` reaches it. */
  stop: boolean
  pressed: boolean
  current: boolean
  disabled: boolean
  onPress: () => void
}) {
  const language = useLanguage()
  const [year = 0, number = 1] = month.split('-').map(Number)
  const name = (format: Intl.DateTimeFormatOptions) =>
    new Date(year, number - 1, 1).toLocaleDateString(language, format)
  return (
    <button
      type="button"
      className={styles.month}
      tabIndex={stop ? 0 : -1}
      aria-label={name({ year: 'numeric', month: 'short' })}
      aria-pressed={pressed}
      aria-current={current ? 'date' : undefined}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      {name({ month: 'short' })}
    </button>
  )
}

function TurnButton({
  icon,
  label,
  onPress,
}: {
  icon: 'chevronLeft' | 'chevronRight'
  label: string
  onPress: () => void
}) {
  return (
    <button type="button" className={calendar.button} aria-label={label} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function later(month: string, by: number): string {
  return yearMonthText(yearMonth(month)?.add({ months: by }) ?? null) || month
}
