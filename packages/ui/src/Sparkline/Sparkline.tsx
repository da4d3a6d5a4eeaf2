import { useNumbers } from '../internal/ChartFrame.tsx'
import { linePath } from '../internal/linePath.ts'
import { chartScale } from '../internal/chartScale.ts'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Sparkline.css.ts'

export const sparklineTones = ['neutral', 'good', 'bad'] as const

export type SparklineProps = RootProps<HTMLSpanElement> & {
  /** The name of the values, for screen readers, which read them all. */
  label: string
  /** The values, oldest first. `null` leaves a gap. */
  values: readonly (number | null)[]
  /** The format of the values, in the current language: `{ style: 'percent' }`. */
  format?: Intl.NumberFormatOptions | undefined
  /** The colour. Say its meaning in words beside it. */
  tone?: (typeof sparklineTones)[number] | undefined
}

/**
 * A line as large as a word, with a dot at its latest value.
 *
 * When: a figure in a table or a text needs its course beside it. Instead: `LineChart` for values that readers compare
 * or read.
 */
export function Sparkline({ label, values, format, tone = 'neutral', className, ...root }: SparklineProps) {
  const { whole } = useNumbers(format)
  const { at } = chartScale(values, false)
  const low = Math.max(...values.map((value) => (value === null ? 0 : at(value))))
  const high = Math.min(...values.map((value) => (value === null ? 100 : at(value))))
  // The line uses the whole height: round ticks are for axes.
  const y = (value: number) => (low === high ? 12 : 3 + ((at(value) - high) / (low - high)) * 18)
  const x = (index: number) => 3 + (index / Math.max(values.length - 1, 1)) * 90
  const places = values.map((value, index) => (value === null ? undefined : ([x(index), y(value)] as const)))
  const last = places.findLast((place) => place !== undefined)
  return (
    <span {...root} className={cx(styles.sparkline, styles.tone[tone], className)}>
      <svg className={styles.drawing} viewBox="0 0 96 24" aria-hidden>
        <path d={linePath(places)} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        {last && <circle cx={last[0]} cy={last[1]} r="2.5" fill="currentColor" />}
      </svg>
      <VisuallyHidden>
        {label}: {values.map(whole).join(', ')}
      </VisuallyHidden>
    </span>
  )
}
