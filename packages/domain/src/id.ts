/** Ids are the family's 64-bit integers (ADR 8): `1` to `9223372036854775807`, and `0` for what is none or all. */
const LARGEST = '9223372036854775807'

/** Whether text is an id that a server of the family can have. Leading zeros make no id longer. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && /^\d{1,19}$/.test(text) && (text.length < LARGEST.length || text <= LARGEST)
}
