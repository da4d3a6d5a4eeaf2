import * as z from 'zod'

/**
 * The settings of a program: environment variables, each a zod type made by a function of this module and described by
 * `about`.
 */
export type Settings = z.ZodObject<Record<string, z.ZodType>>
/** `meaning` and `shown` (the default in words) are Markdown for the guide. Values of a `secret` are never printed. */
export type About = { meaning: string; shown?: string; secret?: boolean }

type Environment = Readonly<Record<string, string | undefined>>

const described = z.registry<About>()

/** Describes a setting. */
export function about<Field extends z.ZodType>(field: Field, { meaning, shown, secret }: About): Field {
  const own = field.clone() as Field
  described.add(own, { meaning, ...(shown !== undefined && { shown }), ...(secret && { secret }) })
  return own
}

/**
 * Reads a program's settings from the environment. An empty variable counts as unset. Throws a `TypeError` with one
 * sentence per mistake, each with the text to write instead.
 */
export function readSettings<Schema extends Settings>(schema: Schema, environment: Environment): z.output<Schema> {
  const given = Object.entries(schema.shape).flatMap(([name]) => {
    const text = environment[name]?.trim()
    return text ? [[name, text] as const] : []
  })
  const read = schema.safeParse(Object.fromEntries(given))
  if (read.success) return read.data as z.output<Schema>
  const first = Map.groupBy(read.error.issues, ({ path }) => String(path[0]))
  throw new TypeError(
    [...first].map(([name, [issue]]) => mistakeOf(schema, name, environment[name], issue!)).join('\n'),
  )
}

/** Reads a program's settings. If there are mistakes, prints them with `say` and exits with code 1. */
export function readOrExit<Schema extends Settings>(
  schema: Schema,
  environment: Environment,
  say: (sentences: string) => void = console.error,
): z.output<Schema> {
  try {
    return readSettings(schema, environment)
  } catch (error) {
    say((error as Error).message)
    process.exit(1)
  }
}

/** Returns one row per setting for a guide. */
export function settingRows(schema: Settings): { name: string; meaning: string; fallback: string }[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const { meaning = '', shown } = described.get(field) ?? {}
    return { name, meaning, fallback: shown ?? defaultOf(field) }
  })
}

/** A port: 1 to 65535, or 0 for any free port. */
export function port(): z.ZodType<number> {
  return whole({ min: 0, max: 65_535 })
}

export function whole({ min, max }: { min: number; max: number }): z.ZodType<number> {
  return checked(`Write a whole number from ${min} to ${max}.`, (text) => {
    const number = Number(text)
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined
  })
}

/** A switch: 1, true, on or yes; 0, false, off or no. */
export function flag(): z.ZodType<boolean> {
  const on = new Set(['1', 'true', 'on', 'yes'])
  const off = new Set(['0', 'false', 'off', 'no'])
  return checked('Write 1 or 0.', (text) => {
    const word = text.toLowerCase()
    return on.has(word) ? true : off.has(word) ? false : undefined
  })
}

/** One of the given words. */
export function oneOf<const Word extends string>(words: readonly Word[]): z.ZodType<Word> {
  const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  return checked(`Write ${choice.format(words)}.`, (text) => words.find((word) => word === text))
}

/** A URL with one of the schemes, such as `https`. The message about an invalid value shows the example. */
export function address(schemes: readonly string[], example: string): z.ZodType<string> {
  return checked(`Write it as ${example}.`, (text) =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
  )
}

/** A list of words that are separated by commas. */
export function list(): z.ZodType<string[]> {
  return checked('Separate the words by commas.', (text) => {
    const words = text.split(',').map((word) => word.trim())
    return words.filter(Boolean)
  })
}

/** JSON that `form` accepts. The message about an invalid value shows the example. */
export function json<Value>(form: z.ZodType<Value>, example: string): z.ZodType<Value> {
  return checked(`Write it as ${example}.`, (text) => form.safeParse(JSON.parse(text)).data)
}

/** Text of at least `min` characters. */
export function text({
  min = 1,
  pattern,
  hint,
}: { min?: number; pattern?: RegExp; hint?: string } = {}): z.ZodType<string> {
  return checked(hint ?? `Write at least ${min} characters.`, (given) =>
    given.length >= min && (!pattern || pattern.test(given)) ? given : undefined,
  )
}

/**
 * A setting that `read` parses. If `read` throws or returns `undefined`, the value is invalid, and `hint` says which
 * text to write instead.
 */
export function checked<Value>(hint: string, read: (text: string) => Value | undefined): z.ZodType<Value> {
  return z.string({ error: hint }).transform((given, context) => {
    const value = orUndefined(() => read(given))
    if (value === undefined) context.addIssue({ code: 'custom', message: hint })
    return value as Value
  })
}

function mistakeOf(schema: Settings, name: string, given: string | undefined, { message }: z.core.$ZodIssue): string {
  const { secret } = described.get(schema.shape[name] as z.ZodType) ?? {}
  if (given === undefined || given === '') return `${name} is missing. ${message}`
  return secret ? `${name} cannot be used. ${message}` : `${name} is "${given}". ${message}`
}

function defaultOf(field: z.ZodType): string {
  if (!(field instanceof z.ZodDefault)) return 'none'
  const value: unknown = field.def.defaultValue
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : `\`${String(value)}\``
}

function orUndefined<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
