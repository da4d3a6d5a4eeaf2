import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { TYPED_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { typedDecimals } from '@millwright/domain/money/currency'
import { typedAmount } from '@millwright/domain/money/typedAmount'
import { decimalMark } from '@millwright/i18n/decimalMark'
import { languageOf, refusalOf } from './loader.ts'
import type { ActionResult, LoaderContext, Problem } from './loader.ts'

/** What a form carried under a name; files and absent fields read as empty text. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The ids under a name; anything that is none is left out. */
export function ids(form: FormData, name: string): string[] {
  return form.getAll(name).filter(isId)
}

/** What was typed, to be shown again: nobody types a thing twice because of us. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= TYPED_LIMIT ? [[name, value]] : [],
    ),
  )
}

/**
 * The mall's refusal as a problem: in our words where `keys` knows the code, otherwise in its own. Other errors fly on.
 */
export function refused(
  error: unknown,
  keys: Readonly<Record<string, KeyOf<'errors'>>>,
): { problem: Problem; code: string; data: unknown } {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const key = keys[refusal.code]
  const problem: Problem = key ? { key } : refusal.message ? { message: refusal.message } : { key: 'error' }
  return { problem, code: refusal.code, data: refusal.data }
}

/** A schema's message: what is said of a field that it refuses. The compiler knows the keys. */
export function says<Key extends string = KeyOf<'errors'>>(key: Key): Key {
  return key
}

/** The same of an amount; where the shop's currency has no decimals, nothing is said of two. */
export function saysOfAmount(key: KeyOf<'errors'>): { error: () => KeyOf<'errors'> } {
  return { error: () => (typedDecimals() ? key : 'wholeAmount') }
}

/** Whether whoever asks writes decimals behind a comma. */
export function writesComma(context: Pick<LoaderContext, 'language' | 'locale'>): boolean {
  return decimalMark(languageOf(context)) === ','
}

/** A form with the amounts under these names in plain figures; what is no amount stays as it was typed. */
export function plainAmounts(
  form: FormData,
  names: readonly string[],
  context: Pick<LoaderContext, 'language' | 'locale'>,
): FormData {
  const plain = new FormData()
  for (const [name, value] of form)
    if (typeof value !== 'string') plain.append(name, value)
    else plain.append(name, names.includes(name) ? (typedAmount(value, writesComma(context)) ?? value) : value)
  return plain
}

/** What a rule of `domain` finds wrong, by field: as the fields of an answer. */
export function problemsAt<Key extends string>(
  found: Readonly<Partial<Record<string, Key>>>,
): Record<string, Problem<Key>> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, key]): [string, Problem<Key>][] => (key ? [[name, { key }]] : [])),
  )
}

/** The texts of a form as its schema wants them; a name that comes several times is a list where the schema has one. */
type FormRead<Values, Key extends string> = { values: Values } | { refused: ActionResult<never, Key> & { done: false } }

/**
 * Reads a posted form by its schema: clean values, or every field at fault with the schema's message as its problem and
 * what was typed. Nothing of it reaches the browser. What a field's text is trimmed of is the schema's to say.
 */
export function readForm<Shape extends z.ZodObject, Key extends string = KeyOf<'errors'>>(
  form: FormData,
  schema: Shape,
  typedOf: (form: FormData) => Record<string, string> = typed,
): FormRead<z.output<Shape>, Key> {
  const given = Object.fromEntries(
    Object.entries(schema.shape).map(([name, one]) => [
      name,
      one instanceof z.ZodArray ? form.getAll(name) : textOf(form, name),
    ]),
  )
  const read = schema.safeParse(given)
  if (read.success) return { values: read.data }
  const fields: Record<string, Problem<Key>> = {}
  for (const { path, message } of read.error.issues) fields[String(path[0])] ??= { key: message as Key }
  const [problem] = Object.values(fields)
  return { refused: { done: false, problem: problem!, fields, form: typedOf(form) } }
}

/** An absent field reads as empty text; a file is none. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The same refusal, with what is wrong with one more field. */
export function alsoAt<Refused extends { fields?: Readonly<Record<string, Problem>> | undefined }>(
  refusal: Refused,
  name: string,
  problem: Problem | undefined,
): Refused {
  return problem ? { ...refusal, fields: { ...refusal.fields, [name]: problem } } : refusal
}

export function failed(
  form: FormData,
  problem: Problem,
  fields?: Readonly<Record<string, Problem>>,
): ActionResult<never> & { done: false } {
  return { done: false, problem, fields, form: typed(form) }
}
