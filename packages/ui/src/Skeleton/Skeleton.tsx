import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonProps = RootProps<HTMLSpanElement> & {
  /** Pixels, or any CSS length; all there is when left out. */
  width?: number | string | undefined
  /** Pixels; that of a line when left out. */
  height?: number | undefined
  /** Width by height, instead of a height. */
  ratio?: number | undefined
  /** So many lines of text. */
  lines?: number | undefined
}

/**
 * Keeps the place of what is on its way.
 *
 * When: content is coming, and its geometry is known. Instead: `Progress` for work; `Empty` for what will not come.
 */
export function Skeleton({ width = '100%', height = 14, ratio, lines, className, style, ...root }: SkeletonProps) {
  const sizes = assignInlineVars({
    [styles.width]: typeof width === 'number' ? `${width}px` : width,
    [styles.height]: ratio === undefined ? `${height}px` : 'auto',
    [styles.ratio]: ratio === undefined ? 'auto' : String(ratio),
  })
  if (lines === undefined)
    return <span aria-hidden {...root} className={cx(styles.skeleton, className)} style={{ ...sizes, ...style }} />
  return (
    <span aria-hidden {...root} className={cx(styles.lines, className)} style={style}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={cx(styles.skeleton, styles.last)} style={sizes} />
      ))}
    </span>
  )
}
