/** Elements that use Escape themselves: an open list, a calendar, a non-empty search field. */
const takers =
  '[role="combobox"][aria-expanded="true"], [role="dialog"] [role="dialog"] *, [data-escape]:not(:placeholder-shown)'

/**
 * Keeps a panel open when Escape is meant for an element inside it. Otherwise Radix closes the panel before the element
 * handles the key.
 */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches(takers)) event.preventDefault()
}
