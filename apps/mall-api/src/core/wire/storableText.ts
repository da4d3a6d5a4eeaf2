/** Removes what PostgreSQL cannot store: NUL characters and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
