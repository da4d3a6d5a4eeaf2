import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Size } from '../theme/scales.ts'
import * as text from '../Text/Text.css.ts'
import * as styles from './Heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export type HeadingProps = RootProps<HTMLHeadingElement> & {
  /** The heading level in the outline of the page. */
  level: HeadingLevel
  /** The font size. Defaults to a size for the level. */
  size?: Size | undefined
  /** The number of lines after which the text is cut off. */
  lines?: 1 | 2 | 3 | undefined
  /** The text. */
  children: ReactNode
}

const sizeOf = { 1: 28, 2: 22, 3: 18, 4: 16, 5: 14, 6: 13 } as const

/**
 * A heading for a section of the page.
 *
 * When: a section of the page begins. Instead: `Text` with `weight` for text that only looks like a heading.
 */
export function Heading({ level, size = sizeOf[level], lines, children, className, ...root }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...root} className={cx(text.text, text.size[size], styles.heading, lines && text.clamp[lines], className)}>
      {children}
    </Tag>
  )
}
