import { describe, expect, it } from 'vitest'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import type { CallSpec } from '@millwright/contract/call'
import { ownInputOf } from '@millwright/fixtures/probes'
import type { OwnersKnown } from '@millwright/fixtures/probes'
import { locales } from '@millwright/domain/locale'
import * as z from 'zod'
import { badInput } from './badInput.ts'
import { fieldNames } from './fieldNames.ts'

/** Returns `1` for every id and number that an input needs. The inputs are parsed but not sent. */
const known = new Proxy({} as OwnersKnown, { get: () => '1' })
const calls = Object.entries(contract) as [CallName, CallSpec][]

/** Returns all field names of a schema, at any depth. */
function fieldsOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (!(schema instanceof z.core.$ZodType)) return found
  const def = schema._zod.def as unknown as Record<string, unknown>
  if (def.type === 'object')
    for (const [name, inner] of Object.entries(def.shape as object)) fieldsOf(inner, found.add(name))
  for (const part of ['innerType', 'element', 'in', 'out', 'valueType', 'left', 'right']) fieldsOf(def[part], found)
  for (const option of (def.options as unknown[] | undefined) ?? []) fieldsOf(option, found)
  return found
}

/** Values that no field or only some fields accept. */
const wrong = [undefined, null, {}, [{}], [{ x: {} }], '', 'x'.repeat(200_000), -1, 1e300, Number.NaN, '<>', ['<>']]

/** Yields wrong values in place of the input, and copies of the input with one wrong value in one place. */
function* spoilt(input: unknown): Generator<unknown> {
  yield* wrong
  if (Array.isArray(input))
    for (const [at, part] of input.entries()) for (const bad of spoilt(part)) yield input.with(at, bad)
  else if (typeof input === 'object' && input !== null)
    for (const [name, part] of Object.entries(input)) for (const bad of spoilt(part)) yield { ...input, [name]: bad }
}

function inputsOf(name: CallName, { input }: CallSpec): unknown[] {
  const given: unknown = ownInputOf(name, known)
  const whole =
    input instanceof z.ZodObject
      ? { ...Object.fromEntries(Object.keys(input.shape).map((field) => [field, undefined])), ...(given as object) }
      : given
  return [...spoilt(whole)]
}

const every = new Set(calls.flatMap(([, { input }]) => [...fieldsOf(input)]))
/** Field names in camel case, which no sentence may contain. */
const unsayable = [...every].filter((field) => /[a-z][A-Z]/.test(field))

describe.each(locales)('in %s', (locale) => {
  it.each(calls)('%s refuses bad input in a sentence without a field name [R5.15]', (name, spec) => {
    const said = new Set<string>()
    for (const input of inputsOf(name, spec)) {
      const read = spec.input.safeParse(input)
      if (!read.success) said.add(badInput(locale, read.error.issues).message)
    }
    for (const sentence of said) {
      expect(unsayable.filter((field) => new RegExp(`\\b${field}\\b`).test(sentence))).toEqual([])
      if (locale === 'zh') expect(sentence).not.toMatch(/[a-z]{2,}/)
      expect(sentence).not.toMatch(/undefined|NaN|\{|\}/)
    }
  })
})

it('reports the maximum length of a text, and a missing value [R5.15]', () => {
  const schema = z.object({ buyerDesc: z.string().min(1).max(200) })
  const said = (input: unknown) => badInput('en', schema.safeParse(input).error!.issues)
  expect(said({ buyerDesc: 'x'.repeat(201) })).toMatchObject({
    message: 'Shorten the description to 200 characters or fewer',
    data: { field: 'buyerDesc' },
  })
  expect(said({}).message).toBe('Enter the description')
  expect(said({ buyerDesc: '' }).message).toBe('Enter the description')
  expect(said({ buyerDesc: 7 }).message).toBe('The description is not valid: please check it')
})

/** Fields that screens send by themselves. Nobody types or chooses their values. */
const made = new RegExp(
  `^(${[
    'uuid|clientMsgId|returnUrl|systemType|deviceToken|path|version|seq|step|purpose|flag|validateType|actualTotal',
    'accept|commonAddr|day|distributionCardNo|dvyTypes?|keepTitle|kind|msgType|needInvoice|orderItem|orderShopParams|quotes',
    'refundType|task|userChangeCoupon',
  ].join('|')})$`,
)
const numbered = /(Id|Ids|Sn|Numbers?|Flag)$|^(id|is[A-Z]\w*)$/

it('has a name in both languages for every field that people fill in [R5.15]', () => {
  const filled = calls
    .filter(([, { method }]) => method !== 'GET')
    .flatMap(([, { input }]) => [...fieldsOf(input)])
    .filter((field) => !made.test(field) && !numbered.test(field))
  expect([...new Set(filled)].filter((field) => !Object.hasOwn(fieldNames, field)).toSorted()).toEqual([])
})
