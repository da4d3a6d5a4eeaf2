import { encode } from 'uqr'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './QrCode.css.ts'

export type QrCodeProps = RootProps<SVGSVGElement> & {
  /** The encoded text: a URL, a payment. */
  value: string
  /**
   * The width and height in pixels.
   * @default 120
   */
  size?: number | undefined
  /** The accessible name: what scanning does. Use `''` if adjacent text says so. */
  label: string
}

/**
 * A QR code as one SVG path, dark on white in every theme, as scanners require.
 *
 * When: the reader continues on a phone. Instead: `Link` beside it for readers already on a phone, `Image` where a
 * server draws the code.
 */
export function QrCode({ value, size = 120, label, title, className, ...root }: QrCodeProps) {
  const { data, size: modules } = encode(value, { border: 2 })
  const path = data
    .map((row, y) =>
      runs(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      {...root}
      className={cx(styles.code, className)}
    >
      {title && <title>{title}</title>}
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Returns the dark runs of a row as start and length. */
function runs(row: readonly boolean[]): [x: number, length: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    if (!dark) return
    const last = found.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else found.push([x, 1])
  })
  return found
}
