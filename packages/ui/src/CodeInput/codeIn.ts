/** Returns the digits of a code in typed or pasted text, in half width, at most `length`. */
export function codeIn(typed: string, length: number): string {
  return typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, length)
}
