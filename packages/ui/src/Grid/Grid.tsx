import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import { inlineVars } from '../internal/inlineVars.ts'
import * as styles from './Grid.css.ts'

export type Columns = 1 | 2 | 3 | 4 | 5 | 6

export type GridProps = RootProps<HTMLElement> & {
  /** The number of columns, for all widths or per breakpoint. An omitted breakpoint uses the next narrower one. */
  columns?:
    | Columns
    | { narrow?: Columns | undefined; medium?: Columns | undefined; wide?: Columns | undefined }
    | undefined
  /** The minimum column width in pixels. As many columns as fit are shown. Takes precedence over `columns`. */
  min?: number | undefined
  /** The gap between children, in pixels. */
  space?: Space | undefined
  /** The HTML element to render. */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined
  /** The children. */
  children: ReactNode
}

/**
 * A grid of equal-width columns.
 *
 * When: a page arranges similar items in columns: cards, fields, figures. Instead: `Stack` for one row or column;
 * `Table` for data.
 */
export function Grid({
  columns = 1,
  min,
  space = 12,
  as: Tag = 'div',
  children,
  className,
  style,
  ...root
}: GridProps) {
  const { narrow = 1, medium = narrow, wide = medium } = typeof columns === 'number' ? { narrow: columns } : columns
  const vars =
    min === undefined
      ? { [styles.narrow]: String(narrow), [styles.medium]: String(medium), [styles.wide]: String(wide) }
      : { [styles.min]: `${min}px` }
  return (
    <Tag
      {...(root as object)}
      className={cx(styles.grid, styles.space[space], min === undefined ? styles.columns : styles.fill, className)}
      style={{ ...inlineVars(vars), ...style }}
    >
      {children}
    </Tag>
  )
}
