/**
 * Passes the focus on from a button that is about to go away with its line: to the same button of the next line, of the
 * one before, at last to `otherwise`. `all` are these buttons, `own` among them, as they stand on the page.
 */
export function passFocus(own: HTMLElement, all: Iterable<HTMLElement>, otherwise?: HTMLElement | null): void {
  const buttons = [...all]
  const at = buttons.indexOf(own)
  ;(buttons[at + 1] ?? buttons[at - 1] ?? otherwise)?.focus()
}
