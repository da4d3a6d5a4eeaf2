import type { PointerEvent, ReactNode } from 'react'
import { useScripted } from '../useScripted/useScripted.tsx'
import * as styles from './chart.css.ts'
import { ChartSwatch } from './ChartLegend.tsx'
import type { ChartMark } from './ChartLegend.tsx'
import type { ChartProps } from './chartProps.ts'

type ChartWalkProps = Pick<ChartProps, 'label' | 'points' | 'series'> & {
  id: string
  mark: ChartMark
  height: number
  active: number | undefined
  sayValue: (value: number | null) => string
  onActive: (index: number | undefined) => void
  children: ReactNode
}

/** The plot with a reading of the point under the pointer or the keyboard. */
export function ChartWalk({
  id,
  mark,
  label,
  points,
  series,
  height,
  active,
  sayValue,
  onActive,
  children,
}: ChartWalkProps) {
  const scripted = useScripted()
  const lines = (index: number) =>
    series.map((one) => ({ label: one.label, value: sayValue(one.values[index] ?? null) }))
  const sentence = (index: number) =>
    `${points[index]}: ${lines(index)
      .map((line) => `${line.label} ${line.value}`)
      .join(', ')}`
  return (
    <div
      className={styles.plot}
      style={{ blockSize: height }}
      onPointerMove={(event) => onActive(indexAt(event, points.length))}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) onActive(undefined)
      }}
    >
      {children}
      {scripted && points.length > 0 && (
        <input
          type="range"
          className={styles.walk}
          min={0}
          max={points.length - 1}
          value={active ?? 0}
          aria-label={label}
          aria-valuetext={sentence(active ?? 0)}
          onChange={(event) => onActive(Number(event.currentTarget.value))}
          onFocus={() => onActive(active ?? 0)}
          onBlur={() => onActive(undefined)}
        />
      )}
      {active !== undefined && (
        <div className={styles.reading} style={sideOf(active, points.length)} aria-hidden>
          <div className={styles.readingHead}>{points[active]}</div>
          {lines(active).map((line, index) => (
            <div key={line.label} className={styles.entry}>
              <ChartSwatch id={id} mark={mark} index={index} />
              {line.label}
              <span className={styles.figures}>{line.value}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function indexAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const part = Math.min(Math.max((clientX - left) / width, 0), 0.9999)
  return Math.floor((getComputedStyle(currentTarget).direction === 'rtl' ? 0.9999 - part : part) * count)
}

/** Returns the side of the point on which the reading has room. */
function sideOf(index: number, count: number) {
  return index < count / 2
    ? { insetInlineStart: `${((index + 1) / count) * 100}%` }
    : { insetInlineEnd: `${(1 - index / count) * 100}%` }
}
