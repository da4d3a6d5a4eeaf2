import { isId } from '@millwright/domain/id'
import { isRecord } from '@millwright/domain/isRecord'
import { pictureUrl, readLink } from '@millwright/domain/link/link'
import type { LinkTarget } from '@millwright/domain/link/link'

/**
 * Readers for merchants' JSON. Each accepts any input, returns a value of its type and reports repairs. Readers also
 * run in merchants' editors, so they do not use zod and carry their JSON Schema (2020-12). The schema describes the
 * current format; readers accept older formats too. `x-kind` tells an editor which form field to use.
 */
export type Decoder<T> = {
  read: (input: unknown, path: string, report: Report) => T
  schema: JsonSchema
  required?: boolean
}
export type Decoded<D> = D extends Decoder<infer T> ? T : never
export type Report = (problem: FieldProblem, path: string, values?: Readonly<Record<string, string | number>>) => void
export type FieldProblem =
  | 'wrongType'
  | 'outOfRange'
  | 'notAChoice'
  | 'tooLong'
  | 'tooMany'
  | 'required'
  | 'badColour'
  | 'badPicture'
  | 'badLink'
  | 'badProduct'
  | 'badShop'
export type JsonSchema = { readonly [keyword: string]: unknown }

/** Text in both languages of the mall. A plain string counts for both. */
export type Localised = { zh: string; en: string }

export const STRING_LIMIT = 2000

export function localised({
  required = false,
  max = STRING_LIMIT,
}: { required?: boolean; max?: number } = {}): Decoder<Localised> {
  const text = { type: 'string', maxLength: max }
  const written = { ...text, minLength: 1 }
  const both = {
    type: 'object',
    properties: { zh: text, en: text },
    ...(required && {
      anyOf: [
        { required: ['zh'], properties: { zh: written } },
        { required: ['en'], properties: { en: written } },
      ],
    }),
  }
  return {
    schema: { 'x-kind': 'text', anyOf: [required ? written : text, both] },
    required,
    read(input, path, report) {
      const both = isRecord(input)
      const zh = readText(both ? input.zh : input, both ? `${path}.zh` : path, report, max)
      const en = both ? readText(input.en, `${path}.en`, report, max) : zh
      if (required && !zh && !en) report('required', path)
      return { zh: zh || en, en: en || zh }
    },
  }
}

export function number({ fallback, min, max }: { fallback: number; min: number; max: number }): Decoder<number> {
  return {
    schema: { type: 'number', minimum: min, maximum: max, default: fallback },
    read(input, path, report) {
      if (input === undefined || input === null || input === '') return fallback
      const value = typeof input === 'number' || typeof input === 'string' ? Number(input) : NaN
      if (!Number.isFinite(value)) {
        report('wrongType', path)
        return fallback
      }
      if (value < min || value > max) report('outOfRange', path, { min, max })
      return Math.min(max, Math.max(min, value))
    },
  }
}

export function bool(fallback: boolean): Decoder<boolean> {
  return {
    schema: { type: 'boolean', default: fallback },
    read(input, path, report) {
      if (input === undefined || input === null || input === '') return fallback
      if (input === true || input === 1 || input === '1' || input === 'true') return true
      if (input === false || input === 0 || input === '0' || input === 'false') return false
      report('wrongType', path)
      return fallback
    },
  }
}

/** Reads one of the given numbers or words. `"4"` reads as 4. */
export function choice<const T extends string | number>(values: readonly T[], fallback: T): Decoder<T> {
  return {
    schema: { enum: values, default: fallback },
    read(input, path, report) {
      if (input === undefined || input === null || input === '') return fallback
      const found = values.find((value) => value === input || String(value) === input)
      if (found === undefined) report('notAChoice', path, { choices: values.join(', ') })
      return found ?? fallback
    },
  }
}

/**
 * Reads a merchant's colour as `#rrggbb`. The editor writes its default colour into every block. The default and an
 * absent colour read as undefined, so that the theme sets the colour, in the dark theme too.
 */
export function colour(editorDefault: string): Decoder<string | undefined> {
  return {
    schema: {
      'x-kind': 'colour',
      type: 'string',
      pattern: '^(#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}))?$',
      default: editorDefault,
    },
    read(input, path, report) {
      if (input === undefined || input === null || input === '') return undefined
      const value = typeof input === 'string' ? hexOf(input.slice(0, 64).trim().toLowerCase()) : undefined
      if (!value) report('badColour', path)
      return value === editorDefault ? undefined : value
    },
  }
}

function hexOf(text: string): string | undefined {
  if (/^#[\da-f]{6}$/.test(text)) return text
  if (/^#[\da-f]{3}$/.test(text)) return text.replace(/[\da-f]/g, '$&$&')
  const parts = /^rgba?\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})(?:, ?1(?:\.0*)?)?\)$/.exec(text)?.slice(1, 4).map(Number)
  return parts?.every((part) => part <= 255)
    ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    : undefined
}

/** Reads a picture's address, absolute or relative to the picture base. Invalid addresses read as empty. */
export function picture({ required = false }: { required?: boolean } = {}): Decoder<string> {
  return {
    schema: { 'x-kind': 'picture', type: 'string', maxLength: STRING_LIMIT, ...(required && { minLength: 1 }) },
    required,
    read(input, path, report) {
      if (input === undefined || input === null || input === '') {
        if (required) report('required', path)
        return ''
      }
      if (typeof input === 'string' && input.length > STRING_LIMIT) {
        report('tooLong', path, { max: STRING_LIMIT, given: input.length })
        return ''
      }
      if (typeof input === 'string' && pictureUrl(input, '/') !== undefined) return input.trim()
      report('badPicture', path)
      return ''
    },
  }
}

/** Reads the target of a link of the six types, or undefined. */
export function link({ required = false }: { required?: boolean } = {}): Decoder<LinkTarget | undefined> {
  return {
    schema: { 'x-kind': 'link', $ref: '#/$defs/link' },
    required,
    read(input, path, report) {
      const given = longest(input)
      if (given > STRING_LIMIT) {
        report('tooLong', path, { max: STRING_LIMIT, given })
        return undefined
      }
      const { target, problem } = readLink(input)
      if (problem && (required || problem !== 'empty')) report(problem === 'empty' ? 'required' : 'badLink', path)
      return target
    },
  }
}

/** Returns the length of a link's longest text. Links above the limit are rejected: a cut link has another target. */
function longest(link: unknown): number {
  if (!isRecord(link)) return 0
  const texts = [link.path, link.link, isRecord(link.link) ? link.link.url : undefined]
  return Math.max(...texts.map((text) => (typeof text === 'string' ? text.length : 0)))
}

/** Reads at most `max` items. Items that read as undefined are omitted. */
export function list<T>(
  item: Decoder<T>,
  { max, required = false }: { max: number; required?: boolean },
): Decoder<Exclude<T, undefined>[]> {
  return {
    schema: { type: 'array', items: item.schema, maxItems: max, ...(required && { minItems: 1 }) },
    required,
    read(input, path, report) {
      if (input !== undefined && input !== null && !Array.isArray(input)) report('wrongType', path)
      const items: unknown[] = Array.isArray(input) ? input : []
      if (items.length > max) report('tooMany', path, { max, given: items.length })
      if (items.length === 0 && required) report('required', path)
      return items
        .slice(0, max)
        .map((one, index) => item.read(one, `${path}[${index}]`, report))
        .filter((value): value is Exclude<T, undefined> => value !== undefined)
    },
  }
}

export type Fields = Readonly<Record<string, Decoder<unknown>>>
export type Values<F extends Fields> = { [K in keyof F]: Decoded<F[K]> }

export function record<F extends Fields>(fields: F): Decoder<Values<F>> {
  const entries = Object.entries(fields)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
      required: entries.flatMap(([name, { required }]) => (required ? name : [])),
    },
    read(input, path, report) {
      if (input !== undefined && input !== null && !isRecord(input)) report('wrongType', path)
      const values = isRecord(input) ? input : {}
      return Object.fromEntries(
        entries.map(([name, field]) => [name, field.read(own(values, name), `${path}.${name}`, report)]),
      ) as Values<F>
    },
  }
}

/**
 * Reads like `decoder`, but turns values that `worth` rejects into undefined: pictures without an address, entries
 * without a target.
 */
export function only<T>(decoder: Decoder<T>, worth: (value: T) => boolean): Decoder<T | undefined> {
  return {
    ...decoder,
    read(input, path, report) {
      const value = decoder.read(input, path, report)
      return worth(value) ? value : undefined
    },
  }
}

function readText(input: unknown, path: string, report: Report, max: number): string {
  if (input === undefined || input === null) return ''
  if (typeof input !== 'string' && typeof input !== 'number') {
    report('wrongType', path)
    return ''
  }
  const text = String(input)
  // JSON Schema counts code points. A limit in code units could cut a character in half.
  const kept =
    text.length > max
      ? Array.from(text.slice(0, max * 2))
          .slice(0, max)
          .join('')
      : text
  if (kept.length < text.length) report('tooLong', path, { max, given: text.length })
  // Control characters and direction overrides can make text look like other text.
  return kept
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
}

/** Returns an own property only. A field named `constructor` is absent unless the merchant wrote it. */
function own(values: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

export const idSchema: JsonSchema = {
  anyOf: [
    { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    { type: 'string', pattern: '^[1-9]\\d{0,18}$' },
  ],
}

/** Returns a server's id as digits without leading zeros. */
export function idOf(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  return isId(text) && !text.startsWith('0') ? text : undefined
}
