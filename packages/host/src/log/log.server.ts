type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number | boolean | undefined>>

const FRAMES = 6
/** Fields whose text is entirely our own and is not scrubbed. */
const plain: ReadonlySet<string> = new Set(['request', 'stack'])

/**
 * Writes one line of JSON to the log. It names calls, routes and codes, but never people, their searches or their
 * input.
 */
export function log(level: Level, event: string, fields: Fields = {}): void {
  const said = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' && !plain.has(name) ? scrubbed(value) : value,
    ]),
  )
  console[level === 'info' ? 'log' : level](JSON.stringify({ time: new Date().toISOString(), level, event, ...said }))
}

/** Returns the loggable fields of an unexpected error. Its message may quote user input and is scrubbed. */
export function fieldsOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().replace(/file:\/\/|\(.*\/(?=apps|packages|node_modules)/g, '('))
  return { error: error.name, message: error.message.slice(0, 300), stack: frames.join(' < ') }
}

/** Removes phone and order numbers, email addresses, queries, quotations, and text long enough to be a token. */
export function scrubbed(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/"[^"]*"|“[^”]*”/g, '"…"')
    .replace(/\d{6,}/g, '…')
    .replace(/[\w.~+/=-]{24,}/g, (found) => (/\d/.test(found) ? '…' : found))
    .replace(/[^\x20-\x7e…]+/g, '…')
}
