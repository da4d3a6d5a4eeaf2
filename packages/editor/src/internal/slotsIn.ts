import { isRecord } from '@millwright/domain/isRecord'
import type { Path } from '../page.ts'
import type { FieldSchema } from './schemaTypes.ts'

export type FoundSlot = { path: Path; names: readonly string[]; kind: string; room: number }

/**
 * Returns the lists of products or shops in a block: the slots between which such items move. `names` has the labels
 * from the block down to the list, with the place of each entry: "Columns 2", "Products". `room` is the number of items
 * that still fit.
 */
export function slotsIn(schema: FieldSchema, value: unknown, path: Path, names: readonly string[] = []): FoundSlot[] {
  const list = listSchemaOf(schema)
  if (list?.items?.kind === 'product' || list?.items?.kind === 'shop')
    // A shelf is filled by a rule and takes no items.
    return isRecord(value)
      ? []
      : [{ path, names, kind: list.items.kind, room: (list.maxItems ?? Infinity) - lengthOf(value) }]
  if (list?.items && Array.isArray(value))
    return value.flatMap((one: unknown, at) =>
      slotsIn(list.items!, one, [...path, at], [...names.slice(0, -1), `${names.at(-1) ?? ''} ${at + 1}`.trim()]),
    )
  return schema.properties.flatMap(({ name, schema: inner }) =>
    slotsIn(
      inner,
      isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined,
      [...path, name],
      [...names, inner.title ?? name],
    ),
  )
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/** Returns the schema of a list, or of the list among the ways to write a field. */
export function listSchemaOf(schema: FieldSchema): FieldSchema | undefined {
  return schema.type === 'array' ? schema : schema.anyOf.find(({ type }) => type === 'array')
}
