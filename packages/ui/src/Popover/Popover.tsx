import { Popover as Radix } from 'radix-ui'
import { useContext } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { leaveEscape } from '../internal/leaveEscape.ts'
import type { RootProps } from '../internal/open.ts'
import * as overlay from '../internal/overlay.css.ts'
import { Scope } from '../internal/Scope.ts'
import * as styles from './Popover.css.ts'

export type PopoverProps = RootProps<HTMLDivElement> & {
  /** The accessible name of the popover. */
  label: string
  /** The trigger: a Button or IconButton. */
  trigger: ReactElement
  /** The content of the popover. */
  children: ReactNode
}

/**
 * A small panel beside the button that opens it.
 *
 * When: a few fields or a short text belong to a button and stay until they are closed. Instead: `Tooltip` for one
 * sentence; `Menu` for actions; `Dialog` where the page must wait.
 *
 * Keys: `Enter` or `Space` opens, `Tab` moves inside, `Escape` closes and returns to the button.
 */
export function Popover({ label, trigger, children, className, style, ...root }: PopoverProps) {
  const scope = useContext(Scope)
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={4}
          collisionPadding={12}
          onEscapeKeyDown={leaveEscape}
          {...scope}
          {...root}
          className={cx(overlay.float, styles.popover, className)}
          style={{ ...scope.style, ...style }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
