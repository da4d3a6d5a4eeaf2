import { useId, useState } from 'react'
import { appMessages } from '../appMessages.ts'
import * as chart from '../internal/chart.css.ts'
import { useNumbers } from '../internal/ChartFrame.tsx'
import { ChartSwatch } from '../internal/ChartLegend.tsx'
import { ChartPatterns, paintOf, tintOf } from '../internal/ChartPatterns.tsx'
import { cx } from '../internal/cx.ts'
import { useLanguage } from '../internal/Language.ts'
import type { RootProps } from '../internal/open.ts'
import { ringPath } from '../internal/ringPath.ts'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './DonutChart.css.ts'

export type DonutChartProps = RootProps<HTMLElement> & {
  /** The heading of the chart. */
  label: string
  /** Whether to show the label to screen readers only. */
  hideLabel?: boolean | undefined
  /** Two to six parts of the whole, with values from zero. Sum up the rest as “Others”. */
  parts: readonly { label: string; value: number }[]
  /** The format of values, in the current language: `{ style: 'currency', currency: 'CNY' }`. */
  format?: Intl.NumberFormatOptions | undefined
}

/**
 * Parts of a whole as a ring, with a table of their values and shares beside it.
 *
 * When: readers see which of a few parts are large. Instead: `BarChart` to compare them, or for more than six; `Progress`
 * for one part.
 */
export function DonutChart({ label, hideLabel, parts, format, className, ...root }: DonutChartProps) {
  const say = useMessages(appMessages)
  const { whole, short } = useNumbers(format)
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 0 })
  const id = useId()
  const [active, setActive] = useState<number>()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure {...root} className={cx(chart.chart, className)}>
      <figcaption id={`${id}-label`} className={hideLabel ? hidden : chart.label}>
        {label}
      </figcaption>
      <div className={styles.layout}>
        <div className={styles.ring}>
          <Ring id={id} parts={parts} total={total} active={active} onActive={setActive} />
          <div className={styles.total} aria-hidden>
            <strong>{short(total)}</strong>
            <span className={styles.totalLabel}>{say('sum')}</span>
          </div>
        </div>
        <table className={styles.table} aria-labelledby={`${id}-label`}>
          <thead className={hidden}>
            <tr>
              <th scope="col" className={styles.head}>
                {say('point')}
              </th>
              <th scope="col" className={styles.head}>
                {say('value')}
              </th>
              <th scope="col" className={styles.head}>
                {say('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part, index) => (
              <tr
                key={part.label}
                className={styles.row}
                data-active={index === active || undefined}
                onPointerEnter={() => setActive(index)}
                onPointerLeave={() => setActive(undefined)}
              >
                <th scope="row" className={styles.name}>
                  <ChartSwatch id={id} mark="bar" index={index} />
                  {part.label}
                </th>
                <td className={styles.figure}>{whole(part.value)}</td>
                <td className={styles.figure}>{percent.format(total ? part.value / total : 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

type RingProps = Pick<DonutChartProps, 'parts'> & {
  id: string
  total: number
  active: number | undefined
  onActive: (index: number | undefined) => void
}

function Ring({ id, parts, total, active, onActive }: RingProps) {
  const before = (index: number) => parts.slice(0, index).reduce((sum, { value }) => sum + value, 0)
  return (
    <svg className={styles.drawing} viewBox="0 0 120 120" role="img" aria-labelledby={`${id}-label`}>
      <ChartPatterns id={id} />
      {total === 0 && <path className={styles.none} d={ringPath(0, 1, 56, 40)} />}
      {parts.map(
        ({ label, value }, index) =>
          value > 0 && (
            <path
              key={label}
              className={cx(styles.part, tintOf(index))}
              data-active={index === active || undefined}
              d={ringPath(before(index) / total, before(index + 1) / total, 56, 40)}
              fill={paintOf(id, index)}
              stroke="currentColor"
              onPointerEnter={() => onActive(index)}
              onPointerLeave={() => onActive(undefined)}
            />
          ),
      )}
    </svg>
  )
}
