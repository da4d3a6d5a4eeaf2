import { Dialog as Radix } from 'radix-ui'
import { useContext, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from './cx.ts'
import { leaveEscape } from './leaveEscape.ts'
import type { RootProps } from './open.ts'
import * as styles from './overlay.css.ts'
import { Scope } from './Scope.ts'

export type OverlayProps = RootProps<HTMLDivElement, 'title'> & {
  /** Whether it is open: the caller keeps it. */
  open: boolean
  /** Called on the close button, the Escape key, or a press outside. */
  onClose: () => void
  /** Its heading. */
  title: string
  /** Say the title only to those who listen. */
  hideTitle?: boolean | undefined
  /** Buttons at the end. */
  footer?: ReactNode | undefined
  /** The children. */
  children: ReactNode
}

/** What dialogs and drawers share: the scrim, the focus that stays inside, head, body, foot. */
export function Overlay({
  open,
  onClose,
  title,
  hideTitle,
  footer,
  children,
  className,
  style,
  ...root
}: OverlayProps) {
  const scope = useContext(Scope)
  const say = useMessages()
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    // Before what it holds is there, for a field may take the focus as it comes. A menu goes, and leaves its button.
    const { activeElement } = document
    const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
    if (open) opener.current = button ? document.getElementById(button) : activeElement
  }, [open])
  return (
    <Radix.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Radix.Portal>
        <Radix.Overlay {...scope} className={styles.scrim} />
        <Radix.Content
          aria-describedby={undefined}
          {...scope}
          {...root}
          className={className}
          style={{ ...scope.style, ...style }}
          onEscapeKeyDown={leaveEscape}
          // Radix gives the focus back to its own trigger, and here there is none.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <header className={cx(styles.header, hideTitle && styles.bare)}>
            <Radix.Title className={styles.title}>
              {hideTitle ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Radix.Title>
            <IconButton icon="close" label={say('close')} onPress={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
