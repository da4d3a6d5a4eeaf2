import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'
import * as styles from './Tooltip.css.ts'

export type TooltipProps = {
  /** A few words more; never the only place where something is said. */
  text: string
  /** A Button or IconButton. */
  children: ReactElement
}

/**
 * A few words more on what is pointed at or has the focus.
 *
 * When: a control's name is not enough, and a sentence helps. Instead: `Popover` for more than a sentence, or what must
 * be reached by touch; `label` for a name.
 *
 * Keys: it shows when its control has the focus, `Escape` hides it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={12}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
