import { useLayoutEffect, useRef } from 'react'

/**
 * Returns a handler for Radix's `onCloseAutoFocus` that returns the focus to the element that had it when the overlay
 * opened. Radix returns the focus to its own trigger, and these overlays have none.
 */
export function useOpener(open: boolean): (event: Event) => void {
  const opener = useRef<Element>(null)
  useLayoutEffect(() => {
    // Runs before the content mounts, because a field in it may take the focus. If a menu opened the overlay, the menu
    // disappears, so its trigger is the opener.
    const { activeElement } = document
    const button = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
    if (open) opener.current = button ? document.getElementById(button) : activeElement
  }, [open])
  return (event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
}
