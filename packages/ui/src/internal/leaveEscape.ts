/** Elements that use Escape themselves: an open list, a calendar, a non-empty search field. */
const takers =
  '[role="combobox"][aria-expanded="true"], [role="dialog"] [role="dialog"] *, [data-escape]:not(:placeholder-shown)'

/** Keeps a panel open when Escape is meant for an element inside it. Radix handles Escape first otherwise. */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches(takers)) event.preventDefault()
}
