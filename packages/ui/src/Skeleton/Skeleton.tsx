import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './Skeleton.css.ts'

export type SkeletonProps = RootProps<HTMLSpanElement> & {
  /** The width in pixels, or any CSS length. Defaults to the full width. */
  width?: number | string | undefined
  /** The height in pixels. Defaults to the height of a line. */
  height?: number | undefined
  /** The aspect ratio (width / height), instead of a height. */
  ratio?: number | undefined
  /** The number of text lines. */
  lines?: number | undefined
}

/**
 * A placeholder for content that is loading.
 *
 * When: content is loading, and its size is known. Instead: `Progress` for a task; `Empty` for content that does not
 * exist.
 */
export function Skeleton({ width = '100%', height = 14, ratio, lines, className, style, ...root }: SkeletonProps) {
  const sizes = inlineVars({
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
