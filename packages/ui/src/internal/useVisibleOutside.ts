import { useLayoutEffect } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * Keeps controls outside an open list in the accessibility tree. react-aria hides everything outside the list of a
 * combobox with `aria-hidden`, although the rest of the page can still be focused, which WCAG 4.1.2 forbids.
 */
export function useVisibleOutside(open: boolean) {
  useLayoutEffect(() => {
    if (!open) return undefined
    // The list hides the others after this effect. Elements that were hidden before stay hidden.
    const before = new Set(document.querySelectorAll('[aria-hidden="true"]'))
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.ariaHidden === 'true' && !before.has(target) && isControl(target))
          target.removeAttribute('aria-hidden')
    })
    observer.observe(document.body, { attributes: true, attributeFilter: ['aria-hidden'], subtree: true })
    return () => observer.disconnect()
  }, [open])
}

function isControl(element: Element): boolean {
  return element.matches(focusable) || element.querySelector(focusable) !== null
}
