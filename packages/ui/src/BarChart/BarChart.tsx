import { ChartFrame } from '../internal/ChartFrame.tsx'
import { paintOf, tintOf } from '../internal/ChartPatterns.tsx'
import type { ChartProps, ChartSeries } from '../internal/chartProps.ts'

export type { ChartSeries }

export type BarChartProps = ChartProps

/** The part of a point's width that its bars take, in percent. */
const FILLED = 68

/**
 * Bars side by side, from zero.
 *
 * When: readers compare amounts of a few points: sales by month, stock by depot. Instead: `LineChart` for a course over
 * many points; `DonutChart` for parts of a whole; `Table` if the figures themselves matter.
 *
 * Keys: `Tab` reaches the plot, arrow keys walk the points, `Home` and `End` go to the first and the last; the table
 * beneath opens with `Enter`.
 */
export function BarChart(props: BarChartProps) {
  const { points, series } = props
  const band = 100 / points.length
  const width = (band * FILLED) / 100 / series.length
  return (
    <ChartFrame {...props} mark="bar" fromZero>
      {(drawn, { at }, patterns) =>
        drawn.map(({ label, values }, place) => (
          <g key={label} className={tintOf(place)} fill={paintOf(patterns, place)} stroke="currentColor">
            {values.map(
              (value, index) =>
                value !== null && (
                  <rect
                    // oxlint-disable-next-line react/no-array-index-key -- points keep their places
                    key={index}
                    x={`${band * index + (band * (100 - FILLED)) / 200 + width * place}%`}
                    y={`${Math.min(at(value), at(0))}%`}
                    width={`${width * 0.92}%`}
                    height={`${Math.abs(at(value) - at(0))}%`}
                  />
                ),
            )}
          </g>
        ))
      }
    </ChartFrame>
  )
}
