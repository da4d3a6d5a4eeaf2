import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { appMessages } from '../appMessages.ts'
import { Table } from '../Table/Table.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './chart.css.ts'
import { ChartPatterns } from './ChartPatterns.tsx'
import type { ChartProps, ChartSeries } from './chartProps.ts'
import { chartScale } from './chartScale.ts'
import type { ChartScale } from './chartScale.ts'
import { ChartLegend } from './ChartLegend.tsx'
import type { ChartMark } from './ChartLegend.tsx'
import { ChartWalk } from './ChartWalk.tsx'
import { cx } from './cx.ts'
import { useLanguage } from './Language.ts'

type ChartFrameProps = ChartProps & {
  mark: ChartMark
  /** Whether the axis contains zero. */
  fromZero: boolean
  /** Draws the series. */
  children: (series: readonly ChartSeries[], scale: ChartScale, patterns: string) => ReactNode
}

/** The frame of charts with axes: heading, legend, ticks, the plot with its walk, and the table of its values. */
export function ChartFrame({
  label,
  hideLabel,
  pointLabel,
  points,
  series: given,
  format,
  height = 220,
  mark,
  fromZero,
  children,
  className,
  ...root
}: ChartFrameProps) {
  const numbers = useNumbers(format)
  const id = useId()
  const [active, setActive] = useState<number>()
  // Each series has exactly one value for each point.
  const series = given.map((one) => ({ ...one, values: points.map((_, index) => one.values[index] ?? null) }))
  const all = series.flatMap((one) => one.values)
  const scale = chartScale(all, fromZero)
  return (
    <figure {...root} className={cx(styles.chart, className)}>
      <figcaption id={`${id}-label`} className={hideLabel ? hidden : styles.label}>
        {label}
      </figcaption>
      {series.length > 1 && <ChartLegend id={id} mark={mark} labels={series.map((one) => one.label)} />}
      <div className={styles.frame}>
        <div className={styles.ticks} aria-hidden>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick}>
              {numbers.short(tick)}
            </span>
          ))}
        </div>
        <ChartWalk
          {...{ id, label, points, series, active, mark }}
          sayValue={numbers.whole}
          onActive={setActive}
          height={height}
        >
          <svg className={styles.drawing} role="img" aria-labelledby={`${id}-label`}>
            <ChartPatterns id={id} />
            {active !== undefined && (
              <rect
                className={styles.band}
                x={`${(active / points.length) * 100}%`}
                width={`${100 / points.length}%`}
                height="100%"
              />
            )}
            <Rules scale={scale} />
            {children(series, scale, id)}
          </svg>
        </ChartWalk>
        <Points points={points} />
      </div>
      <ChartTable {...{ label, pointLabel, points, series }} sayValue={numbers.whole} />
    </figure>
  )
}

/** Returns the formats of values and of ticks, in the current language. */
export function useNumbers(format: Intl.NumberFormatOptions | undefined) {
  const language = useLanguage()
  const whole = new Intl.NumberFormat(language, format)
  const short = new Intl.NumberFormat(language, {
    ...format,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return {
    whole: (value: number | null) => (value === null ? '–' : whole.format(value)),
    short: (value: number) => short.format(value),
  }
}

function Rules({ scale: { ticks, at } }: { scale: ChartScale }) {
  return ticks.map((tick) => (
    <line
      key={tick}
      className={tick === 0 ? styles.zero : styles.rule}
      x2="100%"
      y1={`${at(tick)}%`}
      y2={`${at(tick)}%`}
    />
  ))
}

/** The names of the points. At most twelve are shown, and every second of these on phones. */
function Points({ points }: { points: readonly string[] }) {
  const wide = Math.ceil(points.length / 12)
  const narrow = points.length > 6 ? wide * 2 : 1
  return (
    <div className={styles.points} aria-hidden>
      {points.map((point, index) => (
        <span key={point} className={styles.point} data-shown={index % narrow === 0 ? 'always' : 'wide'}>
          {index % wide === 0 && point}
        </span>
      ))}
    </div>
  )
}

function ChartTable({
  label,
  pointLabel,
  points,
  series,
  sayValue,
}: Pick<ChartProps, 'label' | 'pointLabel' | 'points' | 'series'> & { sayValue: (value: number | null) => string }) {
  const say = useMessages(appMessages)
  return (
    <details className={styles.table}>
      <summary className={styles.summary}>{say('asTable')}</summary>
      <Table
        caption={label}
        hideCaption
        dense
        rows={points.map((point, index) => ({ point, index }))}
        rowKey={({ point }) => point}
        columns={[
          { key: 'point', header: pointLabel ?? say('point'), cell: ({ point }) => point, rowHeader: true },
          ...series.map(({ label: header, values }) => ({
            key: header,
            header,
            align: 'end' as const,
            cell: ({ index }: { index: number }) => sayValue(values[index] ?? null),
          })),
        ]}
      />
    </details>
  )
}
