import * as styles from './chart.css.ts'
import { ChartMarker, dashOf } from './ChartMarker.tsx'
import { paintOf, tintOf } from './ChartPatterns.tsx'
import { cx } from './cx.ts'

export type ChartMark = 'bar' | 'line'

export function ChartLegend({ id, mark, labels }: { id: string; mark: ChartMark; labels: readonly string[] }) {
  return (
    <ul className={styles.legend}>
      {labels.map((label, index) => (
        <li key={label} className={styles.entry}>
          <ChartSwatch id={id} mark={mark} index={index} />
          {label}
        </li>
      ))}
    </ul>
  )
}

/** A sample of the paint of a series. */
export function ChartSwatch({ id, mark, index }: { id: string; mark: ChartMark; index: number }) {
  return (
    <svg className={cx(styles.swatch, tintOf(index))} viewBox="0 0 20 12" aria-hidden>
      {mark === 'bar' ? (
        <rect x="4" y=".5" width="12" height="11" fill={paintOf(id, index)} stroke="currentColor" />
      ) : (
        <>
          <path d="M0 6h20" stroke="currentColor" strokeWidth="2" strokeDasharray={dashOf(index)} />
          <ChartMarker index={index} x={10} y={6} />
        </>
      )}
    </svg>
  )
}
