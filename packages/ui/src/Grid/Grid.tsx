import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import * as styles from './Grid.css.ts'

export type Columns = 1 | 2 | 3 | 4 | 5 | 6

export type GridProps = RootProps<HTMLElement> & {
  /** How many columns, everywhere or from each width on. A width left out takes the number of the next narrower one. */
  columns?:
    | Columns
    | { narrow?: Columns | undefined; medium?: Columns | undefined; wide?: Columns | undefined }
    | undefined
  /** As many columns as fit, each at least this many pixels wide; goes before `columns`. */
  min?: number | undefined
  /** The space between what stands in it, in pixels. */
  space?: Space | undefined
  /** The element that it is. */
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined
  /** What stands in it. */
  children: ReactNode
}

/**
 * Sets children into columns of one width.
 *
 * When: like things stand in columns: cards, fields, figures. Instead: `Stack` for one row or column; `Table` for data.
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
      style={{ ...assignInlineVars(vars), ...style }}
    >
      {children}
    </Tag>
  )
}
