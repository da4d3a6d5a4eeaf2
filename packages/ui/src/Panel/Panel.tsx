import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import * as styles from './Panel.css.ts'

export type PanelProps = RootProps<HTMLElement> & {
  /** The element that it is. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'fieldset' | undefined
  /** `soft` is the ground of what is chosen. */
  tone?: keyof typeof styles.tone | undefined
  /** The padding. */
  space?: Space | undefined
  /** A hairline around it. */
  line?: boolean | undefined
  /** What stands in it. */
  children: ReactNode
}

/**
 * A plain surface that holds things which belong together.
 *
 * When: things that belong together stand on a ground of their own. Instead: `Stack` where space says enough;
 * `Container` for the width of a page.
 */
export function Panel({
  as: Tag = 'div',
  tone = 'surface',
  space = 16,
  line = true,
  children,
  className,
  ...root
}: PanelProps) {
  return (
    <Tag
      {...(root as object)}
      className={cx(styles.panel, styles.tone[tone], styles.space[space], line && styles.line, className)}
    >
      {children}
    </Tag>
  )
}
