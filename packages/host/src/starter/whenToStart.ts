/** Selects the elements that a visitor can act on. */
const ACTIVE = 'a,button,input,select,textarea,summary,label,[tabindex],[role]'
/** The milliseconds after which the page counts as at rest even if the browser is never idle. */
const BUSY = 1000

/**
 * Calls `reached` when the visitor first acts: presses, touches, presses a key, scrolls, moves the focus, or moves the
 * mouse over something that can be acted on. A press of a link does not count, since the browser then leaves the page.
 */
export function onFirstReach(window: Window, reached: () => void): void {
  const { document } = window
  const once = new AbortController()
  const reach = (event: Event) => {
    if (!isReach(event)) return
    once.abort()
    reached()
  }
  const options = { capture: true, passive: true, signal: once.signal }
  for (const type of ['pointerdown', 'keydown', 'focusin', 'pointerover', 'scroll'])
    document.addEventListener(type, reach, options)
}

function isReach(event: Event): boolean {
  const { type, target } = event
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null
  // A finger over an element is about to press it or to scroll.
  if (type === 'pointerover') return (event as PointerEvent).pointerType === 'mouse' && isIn(ACTIVE)
  // A press also moves the focus. Focus by the keyboard follows a key.
  return !(type === 'pointerdown' || type === 'focusin') || !isIn('a[href]')
}

/** Resolves when the page and its pictures have loaded and been painted, and the browser is idle. */
export async function atRest(window: Window): Promise<void> {
  if (window.document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  await idle(window)
}

/** Resolves when the browser is idle. */
export function idle(window: Window): Promise<unknown> {
  // Safari has no `requestIdleCallback`.
  return new Promise((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(resolve, { timeout: BUSY }) : setTimeout(resolve, 100),
  )
}
