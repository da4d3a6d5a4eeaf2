import { Fragment, useEffect, useEffectEvent } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useServerNow } from './useServerNow.ts'
import * as styles from './Countdown.css.ts'

export type CountdownProps = RootProps<HTMLSpanElement> & {
  /** The end time, in epoch milliseconds. */
  until: number
  /** The server's time when the page was rendered, in epoch milliseconds. */
  now: number
  /** The accessible name, such as the offer that ends. Omit if visible text before the countdown names the offer. */
  label?: string | undefined
  /** Called when the countdown reaches zero, once for each `until`. */
  onEnd?: (() => void) | undefined
  /** Whether to show fixed-width boxes or inline text. */
  look?: 'boxes' | 'text' | undefined
}

/**
 * The time until an end, in fixed-width boxes or as inline text: days and hours, then hours and minutes, and minutes and
 * seconds in the last hour.
 *
 * When: an offer or a payment ends at a time that the server knows. Instead: `Text` with a date if the end is days
 * away; `Progress` for work under way.
 */
export function Countdown({ until, now, label, onEnd, look = 'boxes', className, ...root }: CountdownProps) {
  const say = useMessages()
  const left = Math.max(0, until - useServerNow(now, until))
  const ended = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended) end()
  }, [ended, until])

  const seconds = Math.ceil(left / 1000)
  const parts = [
    ['days', Math.floor(seconds / 86_400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const
  const first = seconds >= 86_400 ? 0 : seconds >= 3600 ? 1 : 2
  return (
    // Screen readers announce a timer only on request, not on each change.
    <span role="timer" aria-label={label} {...root} className={cx(styles.countdown, className)}>
      {parts.slice(first, first + 2).map(([unit, value], at) => (
        <Fragment key={unit}>
          <span className={styles.number[look]}>{at === 0 && first < 2 ? value : String(value).padStart(2, '0')}</span>
          <span className={styles.unit}>{say(unit)}</span>
        </Fragment>
      ))}
    </span>
  )
}
