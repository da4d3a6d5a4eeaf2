import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import * as styles from './Tooltip.css.ts'

export type TooltipProps = {
  /** A few words more; never the only place where something is said. */
  text: string
  /** A Button or IconButton. */
  children: ReactElement
}

/** A few words more on what is pointed at or has the focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={12}>{text}</Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
