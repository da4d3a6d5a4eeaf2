import type { RootProps } from './open.ts'

export type ChartSeries = {
  label: string
  /** A value for each point. `null` leaves a gap. */
  values: readonly (number | null)[]
}

/** The props that charts with axes share. */
export type ChartProps = RootProps<HTMLElement> & {
  /** The heading of the chart. */
  label: string
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** The heading of the points in the table, such as “Month”. Defaults to a built-in text. */
  pointLabel?: string | undefined
  /** The names of the points along the axis, such as months. */
  points: readonly string[]
  /** One to four series, each with a value for each point. */
  series: readonly ChartSeries[]
  /** The format of values, in the current language: `{ style: 'currency', currency: 'CNY' }`. */
  format?: Intl.NumberFormatOptions | undefined
  /** The height of the plot in pixels. @default 220 */
  height?: number | undefined
}
