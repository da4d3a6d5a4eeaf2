import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import type { Space } from '../theme/scales.ts'
import * as styles from './Panel.css.ts'

export type PanelProps = RootProps<HTMLElement> & {
  /** The HTML element to render. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'fieldset' | undefined
  /** The background. `soft` marks a selected panel. */
  tone?: keyof typeof styles.tone | undefined
  /** The padding. */
  space?: Space | undefined
  /** Whether to draw a border. */
  line?: boolean | undefined
  /** The content of the panel. */
  children: ReactNode
}

/**
 * A plain surface that groups related content.
 *
 * When: related content needs a background of its own. Instead: `Stack` where spacing is enough; `Container` for the
 * width of a page.
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
