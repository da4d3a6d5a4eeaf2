/** A list that is open, and what is in a calendar. */
const open = '[role="combobox"][aria-expanded="true"], [role="dialog"] [role="dialog"] *'

/**
 * Radix hears Escape before anybody else, and closes a panel although the key is meant for what is open in it, or for
 * words that it clears (`data-escape`).
 */
export function leaveEscape(event: KeyboardEvent): void {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  if (target.matches(open) || (target instanceof HTMLInputElement && 'escape' in target.dataset && target.value))
    event.preventDefault()
}
