import type { ReactNode } from 'react'
import * as field from './Field.css.ts'

export type AffixProps = {
  /** Content at the start of the box: a currency, an icon. */
  prefix?: ReactNode | undefined
  /** Content at the end of the box: a unit, a button. */
  suffix?: ReactNode | undefined
}

/** The prefix or suffix of a field. Renders nothing without content. */
export function Affix({ children }: { children: ReactNode }) {
  return children === undefined ? null : <span className={field.suffix}>{children}</span>
}
