import { Dialog as Radix } from 'radix-ui'
import { useContext } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMessages } from '../UiProvider/UiProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { cx } from './cx.ts'
import { leaveEscape } from './leaveEscape.ts'
import { leaveToasts } from './leaveToasts.ts'
import type { RootProps } from './open.ts'
import * as styles from './overlay.css.ts'
import { Scope } from './Scope.ts'
import { useOpener } from './useOpener.ts'

export type OverlayProps = RootProps<HTMLDivElement, 'title'> & {
  /** Whether the overlay is open. Controlled by the caller. */
  open: boolean
  /** Called on the close button, the Escape key, or a press outside. */
  onClose: () => void
  /** The heading. */
  title: string
  /** Whether to show the title to screen readers only. */
  hideTitle?: boolean | undefined
  /** The buttons at the end. */
  footer?: ReactNode | undefined
  /** The content. */
  children: ReactNode
}

/** The common base of dialogs and drawers: scrim, focus trap, header, body and footer. */
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
  const returnFocus = useOpener(open)
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
          onInteractOutside={leaveToasts}
          onCloseAutoFocus={returnFocus}
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
