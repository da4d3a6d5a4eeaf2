/**
 * Parses JSON and keeps whole numbers beyond 2^53 (Java's Long) as digits, so that ids stay exact. (Source text access
 * is newer than the typed signature of `JSON.parse`.)
 */
export function readJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(text, function keepDigits(_key: string, value: unknown, context?: { source?: string }) {
    if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
    return context?.source && /^-?\d+$/.test(context.source) ? context.source : value
  })
}
