/** Buttons that do nothing without scripts. The browser itself handles links, forms and popovers. */
const SCRIPTED = 'button[type="button"]:not([popovertarget],[commandfor])'

/**
 * Remembers what the visitor does before the page is live, and returns a function that repeats it: presses of buttons
 * that need scripts, and the element under the mouse and the one with the focus, so that menus open and links are
 * prefetched without another movement.
 */
export function rememberEarlyInput(document: Document): () => void {
  const pressed: HTMLElement[] = []
  let under: Element | undefined
  const press = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(SCRIPTED)
    if (button) pressed.push(button)
  }
  const move = ({ target }: Event) => {
    under = target instanceof Element ? target : undefined
  }
  document.addEventListener('click', press, true)
  document.addEventListener('mouseover', move, true)
  return () => {
    document.removeEventListener('click', press, true)
    document.removeEventListener('mouseover', move, true)
    const { activeElement: focused, body } = document
    if (under?.isConnected) under.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    if (focused && focused !== body) focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const button of pressed) if (button.isConnected) button.click()
  }
}
