/** A name for a message that nobody else gives. `randomUUID` is not there on pages without https. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
