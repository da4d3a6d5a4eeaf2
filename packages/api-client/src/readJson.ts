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

/** The text of a response, up to `limit` bytes; `undefined` beyond: no answer of a mall is that long. */
export async function readText(response: Response, limit: number): Promise<string | undefined> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}
