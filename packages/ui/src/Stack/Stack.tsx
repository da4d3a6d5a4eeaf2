import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import * as styles from './Stack.css.ts'

export type { Space }

export type StackProps = RootProps<HTMLElement> & {
  /** Beneath each other, or side by side. */
  direction?: keyof typeof styles.direction | undefined
  /** The gap between children, in pixels of the scale. */
  space?: Space | undefined
  /** Across the direction. */
  align?: keyof typeof styles.align | undefined
  /** Along the direction. */
  justify?: keyof typeof styles.justify | undefined
  /** Let a row break into further lines. */
  wrap?: boolean | undefined
  /** The element that it is. */
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
  /** What stands in it. */
  children: ReactNode
}

/**
 * Lines children up, beneath each other or side by side, with one gap between them.
 *
 * When: things stand under or beside each other with equal space. Instead: `Grid` for columns that line up.
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
