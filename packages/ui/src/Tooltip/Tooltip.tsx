import { Tooltip as Radix } from 'radix-ui'
import { useContext } from 'react'
import type { ReactElement } from 'react'
import { cx } from '../internal/cx.ts'
import type { RootProps } from '../internal/open.ts'
import { Scope } from '../internal/Scope.ts'
import * as styles from './Tooltip.css.ts'

export type TooltipProps = RootProps<HTMLDivElement> & {
  /** A short explanation. Do not put essential information here. */
  text: string
  /** The trigger: a Button or IconButton. */
  children: ReactElement
}

/**
 * A short explanation shown on hover and focus.
 *
 * When: a control's name is not enough, and a sentence helps. Instead: `Popover` for more than a sentence, or for
 * content that must be reachable by touch; `label` for a name.
 *
 * Keys: it shows when its control has the focus, `Escape` hides it.
 */
export function Tooltip({ text, children, className, style, ...root }: TooltipProps) {
  const scope = useContext(Scope)
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={4}
            collisionPadding={12}
            {...scope}
            {...root}
            className={cx(styles.tooltip, className)}
            style={{ ...scope.style, ...style }}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
