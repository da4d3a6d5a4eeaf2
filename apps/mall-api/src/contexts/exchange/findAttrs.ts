import type { LocalisedText } from '../../core/catalogue/types.ts'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

export type NamedAttr = { attrId: number; unit: string | null; kind: 'number' | 'choice' }
/** A name and a value from a file, in both languages. */
export type Pair = { name: LocalisedText; value: LocalisedText }

/**
 * Returns the attributes of the pairs by their Chinese names. An attribute is found by its name in either language.
 * With `create`, missing attributes are created. A created attribute is numeric if its first value is a number, such as
 * `25 mm`.
 */
export async function findAttrs(tx: Db, pairs: readonly Pair[], create: boolean): Promise<Map<string, NamedAttr>> {
  const byName = new Map(pairs.toReversed().map((pair) => [pair.name.zh, pair]))
  const names = [...new Set(pairs.flatMap(({ name }) => [name.zh, name.en]))]
  const known = await tx.query<NamedAttr & { name: LocalisedText }>(
    `select attr_id as "attrId", name, unit, kind from attr
    where name->>'zh' = any($1::text::text[]) or name->>'en' = any($1::text::text[]) order by attr_id desc`,
    [arrayText(names)],
  )
  const found = new Map<string, NamedAttr>()
  for (const { name, ...attr } of known)
    for (const { name: given } of byName.values())
      if ([name.zh, name.en].some((one) => one === given.zh || one === given.en)) found.set(given.zh, attr)
  const missing = [...byName.values()].filter(({ name }) => !found.has(name.zh))
  if (!create || !missing.length) return found
  const created = await tx.query<NamedAttr & { name: string }>(
    `
    insert into attr (attr_id, seq, name, unit, kind)
    select nextval('imported_attr_id'), 1000000, r.name, r.unit, r.kind from jsonb_to_recordset($1::text::jsonb) as r (name jsonb, unit text, kind text)
    returning name->>'zh' as name, attr_id as "attrId", unit, kind`,
    [JSON.stringify(missing.map(({ name, value }) => ({ name, ...kindOf(value.zh) })))],
  )
  for (const { name, ...attr } of created) found.set(name, attr)
  return found
}

/** Returns the number of a value, or null if the attribute is not numeric or the value has another unit. */
export function numberOf(value: string, { kind, unit }: NamedAttr): number | null {
  const read = measure(value)
  return kind === 'number' && read && (!read.unit || read.unit === unit) ? read.number : null
}

function kindOf(value: string): Pick<NamedAttr, 'kind' | 'unit'> {
  const read = measure(value)
  return read ? { kind: 'number', unit: read.unit || null } : { kind: 'choice', unit: null }
}

function measure(value: string): { number: number; unit: string } | undefined {
  const [, number, unit = ''] = /^(-?\d{1,9}(?:\.\d{1,6})?)\s*([\p{L}µ°Ω%/²³]{0,8})$/u.exec(value) ?? []
  return number === undefined ? undefined : { number: Number(number), unit }
}
