import { traceIds } from './tracing.ts'

type Level = 'info' | 'warn' | 'error'
export type Fields = Readonly<Record<string, string | number | boolean | undefined>>
export type LogFormat = 'json' | 'text'

const FRAMES = 6
/** Fields that contain only the program's own text and are not scrubbed. */
const plain: ReadonlySet<string> = new Set(['request', 'stack', 'statement'])

const own: { program?: string; format: LogFormat } = { format: formatOf(process.env.LOG_FORMAT) }

/**
 * Names the program in every line, and sets the format of lines. Default: the variable `LOG_FORMAT`, otherwise text on
 * a terminal and JSON elsewhere.
 */
export function configureLog({ program, format }: { program: string; format?: LogFormat | undefined }): void {
  Object.assign(own, { program, ...(format && { format }) })
}

/**
 * Writes one line to the log, with the ids of the active span. `message` is a constant sentence. The fields name calls,
 * routes and codes, but never people, their searches or their input.
 */
export function log(level: Level, message: string, fields: Fields = {}): void {
  const said = Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, typeof value === 'string' && !plain.has(name) ? scrubbed(value) : value]]
    }),
  )
  const line = { time: new Date().toISOString(), level, program: own.program, message, ...traceIds(), ...said }
  console[level === 'info' ? 'log' : level](own.format === 'json' ? JSON.stringify(line) : textOf(line))
}

/** Writes an unexpected error to the log. */
export function logError(message: string, error?: unknown, fields: Fields = {}): void {
  log('error', message, { ...fields, ...fieldsOf(error) })
}

/** Returns the loggable fields of an unexpected error. Its message may quote user input and is scrubbed. */
export function fieldsOf(error: unknown): Fields {
  if (!(error instanceof Error)) return error === undefined ? {} : { error: typeof error }
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim().replace(/file:\/\/|\(.*\/(?=apps|packages|node_modules)/g, '('))
  return { error: `${error.name}: ${error.message.slice(0, 300)}`, stack: frames.join(' < ') }
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

function formatOf(given: string | undefined): LogFormat {
  return given === 'json' || given === 'text' ? given : process.stdout.isTTY ? 'text' : 'json'
}

/** Returns a line for people: `mall-api warn: slow statement ms=812 rows=20`. */
function textOf({ level, program, message, time: _, stack, ...fields }: Readonly<Record<string, unknown>>): string {
  const head = [program, level !== 'info' && `${String(level)}:`].filter(Boolean).join(' ')
  const rest = Object.entries(fields).map(([name, value]) => ` ${name}=${String(value)}`)
  return `${head} ${String(message)}${rest.join('')}${stack ? `\n  ${String(stack).replaceAll(' < ', '\n  ')}` : ''}`.trim()
}
