/** Returns the characters of a code in typed or pasted text: half-width, without spaces and dashes, at most `length`. */
export function codeIn(typed: string, kind: 'digits' | 'letters', length: number): string {
  const plain = typed.normalize('NFKC').replace(kind === 'digits' ? /[^0-9]/g : /[^0-9A-Za-z]/g, '')
  return (kind === 'digits' ? plain : plain.toUpperCase()).slice(0, length)
}
