/** PostgreSQL keeps neither the character NUL nor half a surrogate pair. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
