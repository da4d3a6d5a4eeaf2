import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import type { Size } from '../theme/scales.ts'
import * as styles from './Text.css.ts'

export type { Size }
export type TextTone = keyof typeof styles.tone

export type TextProps = {
  as?: 'span' | 'p' | 'div' | 'strong' | 'small' | 'del' | 'time' | 'label' | 'dt' | 'dd' | 'li'
  size?: Size
  /** Left out, it is that of the text around it. */
  tone?: TextTone
  weight?: keyof typeof styles.weight
  /** Cut off after so many lines. */
  lines?: 1 | 2 | 3
  /** Figures of one width, for what stands in columns or counts. */
  figures?: boolean
  id?: string
  children: ReactNode
}

/** Words in one of the sizes, weights and tones of the house. */
export function Text({ as: Tag = 'span', size = 14, tone, weight, lines, figures, id, children }: TextProps) {
  return (
    <Tag
      id={id}
      className={cx(styles.text, styles.size[size], tone && styles.tone[tone], weight && styles.weight[weight], figures && styles.figures, lines && styles.clamp[lines])}
    >
      {children}
    </Tag>
  )
}
