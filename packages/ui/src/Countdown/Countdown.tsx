import { Fragment, useEffect, useEffectEvent } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { useServerNow } from './useServerNow.ts'
import * as styles from './Countdown.css.ts'

export type CountdownProps = RootProps<HTMLSpanElement> & {
  /** Epoch milliseconds of the end. */
  until: number
  /** Epoch milliseconds by the server's clock when the page was made. */
  now: number
  /** What ends, for those who listen; left out where words before it say so to everyone. */
  label?: string | undefined
  /** Called once for each `until`. */
  onEnd?: (() => void) | undefined
  /** Boxes of a fixed width, or words in a line. */
  look?: 'boxes' | 'text' | undefined
}

/**
 * The time that is left, in boxes that never change their width.
 *
 * When: an offer or a payment ends at a moment that the server knows. Instead: `Text` with a date where days are left;
 * `Progress` for work under way.
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
  // By how long it was at first: no unit comes or goes while it runs, but for the days.
  const short = until - now < 3_600_000
  const parts = [
    ['days', Math.floor(seconds / 86400)],
    ['hours', Math.floor(seconds / 3600) % 24],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const
  return (
    // A timer is not read out on each change, only when asked for.
    <span role="timer" aria-label={label} {...root} className={cx(styles.countdown, className)}>
      {parts.map(
        ([unit, value]) =>
          (unit === 'days' ? value > 0 : unit !== 'hours' || !short) && (
            <Fragment key={unit}>
              <span className={styles.number[look]}>{String(value).padStart(2, '0')}</span>
              <span className={styles.unit}>{say(unit)}</span>
            </Fragment>
          ),
      )}
    </span>
  )
}
