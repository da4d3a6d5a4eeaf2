import { ChartFrame } from '../internal/ChartFrame.tsx'
import { ChartMarker, dashOf } from '../internal/ChartMarker.tsx'
import { tintOf } from '../internal/ChartPatterns.tsx'
import type { ChartProps, ChartSeries } from '../internal/chartProps.ts'
import { linePath } from '../internal/linePath.ts'

export type { ChartSeries }

export type LineChartProps = ChartProps & {
  /** Whether the axis contains zero. Without it small changes of large values are visible. */
  fromZero?: boolean | undefined
}

/** Points that are closer to each other have no marks. */
const MOST_MARKS = 31

/**
 * The course of one or several values.
 *
 * When: readers see a development over many points: prices by day, visitors by hour. Instead: `BarChart` for amounts of
 * a few points; `Sparkline` within text or a table.
 *
 * Keys: `Tab` reaches the plot, arrow keys walk the points, `Home` and `End` go to the first and the last; the table
 * beneath opens with `Enter`.
 */
export function LineChart({ fromZero = false, ...props }: LineChartProps) {
  const { points } = props
  const x = (index: number) => ((index + 0.5) / points.length) * 100
  return (
    <ChartFrame {...props} mark="line" fromZero={fromZero}>
      {(drawn, { at }) =>
        drawn.map(({ label, values }, place) => (
          <g key={label} className={tintOf(place)}>
            <svg
              display="block"
              width="100%"
              height="100%"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              overflow="visible"
            >
              <path
                d={linePath(values.map((value, index) => (value === null ? undefined : [x(index), at(value)])))}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinejoin="round"
                strokeDasharray={dashOf(place)}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {points.length <= MOST_MARKS &&
              values.map(
                (value, index) =>
                  value !== null && (
                    // oxlint-disable-next-line react/no-array-index-key -- points keep their places
                    <ChartMarker key={index} index={place} x={`${x(index)}%`} y={`${at(value)}%`} />
                  ),
              )}
          </g>
        ))
      }
    </ChartFrame>
  )
}
