import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { TYPED_LIMIT } from '@millwright/domain/constants'
import { isId } from '@millwright/domain/id'
import { typedDecimals } from '@millwright/domain/money/currency'
import { typedAmount } from '@millwright/domain/money/typedAmount'
import { decimalMark } from '@millwright/i18n/decimalMark'
import { languageOf, refusalOf } from './loader.ts'
import type { ActionResult, LoaderContext, Problem } from './loader.ts'

/** Returns the trimmed text of a form field. Files and absent fields return an empty string. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Returns the ids in a form field. Values that are not ids are omitted. */
export function ids(form: FormData, name: string): string[] {
  return form.getAll(name).filter(isId)
}

/**
 * Returns the text fields of a form, so that a refused form keeps its input. Longer texts than `TYPED_LIMIT` are
 * omitted.
 */
export function typedFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && value.length <= TYPED_LIMIT ? [[name, value]] : [],
    ),
  )
}

/**
 * Turns a refusal by the mall into a problem: the text of `keys` for a known code, otherwise the mall's message.
 * Rethrows every other error.
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

/** Returns a schema's error message, typed as a text key. */
export function messageKey<Key extends string = KeyOf<'errors'>>(key: Key): Key {
  return key
}

/** Returns the error option for an amount. If the shop's currency has no decimals, the message is `wholeAmount`. */
export function amountMessageKey(key: KeyOf<'errors'>): { error: () => KeyOf<'errors'> } {
  return { error: () => (typedDecimals() ? key : 'wholeAmount') }
}

/** Whether the request's language writes a decimal comma. */
export function writesComma(context: Pick<LoaderContext, 'language' | 'locale'>): boolean {
  return decimalMark(languageOf(context)) === ','
}

/** Returns a copy of the form with the named amounts in plain figures. Values that are not amounts stay as typed. */
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

/** Turns the problems found by a `domain` rule into the `fields` of a result. */
export function problemsAt<Key extends string>(
  found: Readonly<Partial<Record<string, Key>>>,
): Record<string, Problem<Key>> {
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, key]): [string, Problem<Key>][] => (key ? [[name, { key }]] : [])),
  )
}

/** The result of `readForm`: the values, or a refusal. */
type FormRead<Values, Key extends string> = { values: Values } | { refused: ActionResult<never, Key> & { done: false } }

/**
 * Reads a posted form by its schema. Returns the parsed values, or a refusal with one problem per invalid field and the
 * typed input. Runs on the server only. Trimming is left to the schema.
 */
export function readForm<Shape extends z.ZodObject, Key extends string = KeyOf<'errors'>>(
  form: FormData,
  schema: Shape,
  typedOf: (form: FormData) => Record<string, string> = typedFields,
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

/** Returns the text of a field. Files and absent fields return an empty string. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Adds the problem of one more field to a refusal. */
export function addFieldProblem<Refused extends { fields?: Readonly<Record<string, Problem>> | undefined }>(
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
  return { done: false, problem, fields, form: typedFields(form) }
}
