/**
 * Moves the focus from a button that is about to be removed to the same button of the next row, else of the previous
 * row, else to `otherwise`. `all` lists these buttons in page order, including `own`.
 */
export function passFocus(own: HTMLElement, all: Iterable<HTMLElement>, otherwise?: HTMLElement | null): void {
  const buttons = [...all]
  const at = buttons.indexOf(own)
  ;(buttons[at + 1] ?? buttons[at - 1] ?? otherwise)?.focus()
}
