/** A list that is open, what is in a calendar, and words that the key clears. */
const takers =
  '[role="combobox"][aria-expanded="true"], [role="dialog"] [role="dialog"] *, [data-escape]:not(:placeholder-shown)'

/** Radix hears Escape before anybody else, and closes a panel although the key is meant for something in it. */
export function leaveEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.matches(takers)) event.preventDefault()
}
