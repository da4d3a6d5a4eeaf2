/** Returns the letter that stands for a person or a shop without a picture: the first one, as a capital. */
export function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? ''
}
