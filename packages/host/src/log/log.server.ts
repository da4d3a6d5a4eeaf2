type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number | boolean | undefined>>

const FRAMES = 6
/** Ours to the last letter. */
const plain: ReadonlySet<string> = new Set(['request', 'stack'])

/**
 * One line of JSON for whoever runs the shop. It names calls, routes and codes; people, what they look for and what
 * they typed it never names.
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

/** What a program may say of an error that nobody expected: a message may quote what somebody typed. */
export function fieldsOf(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().replace(/file:\/\/|\(.*\/(?=apps|packages|node_modules)/g, '('))
  return { error: error.name, message: error.message.slice(0, 300), stack: frames.join(' < ') }
}

/** Phone and order numbers, addresses of mail, queries, what is quoted, and what is long enough to be a token. */
export function scrubbed(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '…@…')
    .replace(/\?[^\s"']*/g, '?…')
    .replace(/"[^"]*"|“[^”]*”/g, '"…"')
    .replace(/\d{6,}/g, '…')
    .replace(/[\w.~+/=-]{24,}/g, (found) => (/\d/.test(found) ? '…' : found))
    .replace(/[^\x20-\x7e…]+/g, '…')
}
