import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { useText } from '@millwright/i18n/Texts'
import { VisuallyHidden } from '@millwright/ui/VisuallyHidden'
import * as styles from './OrderActions.css.ts'

type OrderMenuProps = {
  /** The accessible name. */
  label: string
  size: 'small' | 'medium' | 'large'
  /** Links and forms, each with one button. */
  children: ReactNode
}

/** The less frequent actions of an order. It opens without scripts. `Escape` and a focus elsewhere close it. */
export function OrderMenu({ label, size, children }: OrderMenuProps) {
  const text = useText('order')
  const close = (menu: HTMLDetailsElement) => {
    menu.open = false
  }
  return (
    <details
      name="order-actions"
      className={styles.menu}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement, Element>) => {
        // A question in a dialog gives the focus back to the button that opened it.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !relatedTarget.closest('[role="dialog"]'))
          close(currentTarget)
      }}
      onKeyDown={({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
        if (key !== 'Escape' || !currentTarget.open) return
        close(currentTarget)
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className={styles.more} data-size={size}>
        <span aria-hidden>{text('moreActions')}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </summary>
      <div className={styles.items}>{children}</div>
    </details>
  )
}
