/**
 * Java's Long does not fit a float: a whole number beyond 2^53 becomes its digits, so that no id changes on the way.
 * (Reading the source text is newer than the typed signature of `JSON.parse`.)
 */
export function readJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  return JSON.parse(text, function keepDigits(_key: string, value: unknown, context?: { source?: string }) {
    if (typeof value !== 'number' || Number.isSafeInteger(value)) return value
    return context?.source && /^-?\d+$/.test(context.source) ? context.source : value
  } as (key: string, value: unknown) => unknown)
}
