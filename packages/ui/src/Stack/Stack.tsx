import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import * as styles from './Stack.css.ts'

export type { Space }

export type StackProps = RootProps<HTMLElement> & {
  /** Whether children are stacked vertically or horizontally. */
  direction?: keyof typeof styles.direction | undefined
  /** The gap between children, in pixels of the spacing scale. */
  space?: Space | undefined
  /** The alignment across the direction. */
  align?: keyof typeof styles.align | undefined
  /** The alignment along the direction. */
  justify?: keyof typeof styles.justify | undefined
  /** Whether a row can wrap onto further lines. */
  wrap?: boolean | undefined
  /** The HTML element to render. */
  as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'li'
    | 'section'
    | 'article'
    | 'nav'
    | 'header'
    | 'footer'
    | 'aside'
    | 'main'
    | 'span'
    | 'form'
    | 'dl'
    | undefined
  /** The children. */
  children: ReactNode
}

/**
 * A column or row of children with an equal gap.
 *
 * When: items stand under or beside each other with equal space. Instead: `Grid` for columns that line up.
 */
export function Stack({
  direction = 'column',
  space = 8,
  align,
  justify,
  wrap,
  as: Tag = 'div',
  children,
  className,
  ...root
}: StackProps) {
  return (
    <Tag
      {...(root as object)}
      className={cx(
        styles.stack,
        styles.direction[direction],
        styles.space[space],
        align && styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
        className,
      )}
    >
      {children}
    </Tag>
  )
}
