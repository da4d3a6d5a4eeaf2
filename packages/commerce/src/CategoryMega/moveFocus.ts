import type { KeyboardEvent, RefObject } from 'react'

/** Moves the focus: up and down between roots, forward into the open level and back. Escape calls `close`. */
export function moveFocus(event: KeyboardEvent, panel: RefObject<HTMLElement | null>, close: () => void): void {
  const roots = [...(panel.current?.querySelectorAll<HTMLElement>('li > [aria-expanded]') ?? [])]
  const focused = document.activeElement ?? document.body
  const at = roots.findIndex((root) => root.parentElement?.contains(focused))
  const inFlyout = at >= 0 && roots[at] !== focused
  const rtl = getComputedStyle(focused).direction === 'rtl'
  const [into, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (event.key === 'Escape') {
    if (inFlyout) roots[at]?.focus()
    close()
  } else if (event.key === 'ArrowDown' && !inFlyout) roots[Math.min(at + 1, roots.length - 1)]?.focus()
  else if (event.key === 'ArrowUp' && !inFlyout) roots[Math.max(at - 1, 0)]?.focus()
  else if (event.key === into && !inFlyout)
    roots[at]?.parentElement?.querySelector<HTMLElement>('[data-flyout] a')?.focus()
  else if (event.key === back && inFlyout) roots[at]?.focus()
  else return
  event.preventDefault()
}
