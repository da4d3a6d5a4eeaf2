import * as styles from './chart.css.ts'

/** The patterns of a square of 6 px. The first series has none: it is solid. */
const patterns = [
  <path key="stripes" d="M-1.5 1.5l3-3M0 6 6 0M4.5 7.5l3-3" stroke="currentColor" strokeWidth="2" />,
  <circle key="dots" cx="3" cy="3" r="1.75" fill="currentColor" />,
  <path key="grid" d="M0 3h6M3 0v6" stroke="currentColor" strokeWidth="1.5" />,
  <path key="lines" d="M0 1.5h6M0 4.5h6" stroke="currentColor" strokeWidth="1.25" />,
  <path key="steep" d="M-1.5 4.5l3 3M0 0l6 6M4.5-1.5l3 3" stroke="currentColor" strokeWidth="1.25" />,
]

/** The fills of series and parts, so that colour is never the only difference. */
export function ChartPatterns({ id }: { id: string }) {
  return (
    <defs>
      {patterns.map((pattern, index) => (
        <pattern
          key={pattern.key}
          id={`${id}-${index + 1}`}
          className={tintOf(index + 1)}
          patternUnits="userSpaceOnUse"
          width={6}
          height={6}
        >
          <rect className={styles.ground} width={6} height={6} />
          {pattern}
        </pattern>
      ))}
    </defs>
  )
}

/** Returns the paint of the series at an index. */
export function paintOf(id: string, index: number): string {
  const pattern = index % styles.tints.length
  return pattern === 0 ? 'currentColor' : `url(#${id}-${pattern})`
}

/** Returns the class that sets the colour of the series at an index. */
export function tintOf(index: number): string {
  return styles.tint[styles.tints[index % styles.tints.length]!]
}
