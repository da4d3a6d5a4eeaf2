/**
 * Ids are 64-bit integers, as in all servers of the mall4j family (ADR 8): `1` to `9223372036854775807`, and `0` for
 * "none" or "all".
 */
const LARGEST = '9223372036854775807'

/** Returns whether a text is a valid id, at most 19 digits long. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,19}$/.test(text) && (text.length < LARGEST.length || text <= LARGEST)
}
