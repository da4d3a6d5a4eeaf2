import { isRecord } from '@millwright/domain/isRecord'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'

/** The parts of JSON Schema that the fields read. Anything else in a schema is ignored. */
export type FieldSchema = {
  title: string | undefined
  type: string | undefined
  kind: string
  fallback: unknown
  min: number | undefined
  max: number | undefined
  maxItems: number | undefined
  maxLength: number | undefined
  properties: readonly { name: string; schema: FieldSchema; required: boolean }[]
  items: FieldSchema | undefined
  anyOf: readonly FieldSchema[]
  choices: readonly { value: unknown; label: string }[]
}

/** Reads a field's schema as `blockSchema` writes it. */
export function readSchema(schema: JsonSchema | unknown): FieldSchema {
  const given: Record<string, unknown> = isRecord(schema) ? schema : {}
  const required = new Set(listOf(given.required))
  const titles = listOf(given['x-titles'])
  return {
    title: textOf(given.title),
    type: textOf(given.type),
    kind: textOf(given['x-kind']) ?? '',
    fallback: given.default,
    min: numberOf(given.minimum),
    max: numberOf(given.maximum),
    maxItems: numberOf(given.maxItems),
    maxLength: numberOf(given.maxLength),
    properties: Object.entries(isRecord(given.properties) ? given.properties : {}).map(([name, one]) => ({
      name,
      schema: readSchema(one),
      required: required.has(name),
    })),
    items: given.items === undefined ? undefined : readSchema(given.items),
    anyOf: listOf(given.anyOf).map(readSchema),
    choices: listOf(given.enum).map((value, at) => ({ value, label: textOf(titles[at]) ?? String(value) })),
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

/** Whether a field changes the look of a block, so that it stands below the content. */
export function isLook({ kind, type, choices, properties, items }: FieldSchema): boolean {
  if (kind) return kind === 'colour'
  return (
    type === 'boolean' ||
    type === 'number' ||
    (choices.length > 0 && !properties.length) ||
    Boolean(items?.choices.length)
  )
}
