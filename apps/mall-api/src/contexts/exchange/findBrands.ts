import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** Finds brands by name in either language. With `create`, missing brands are created. */
export async function findBrands(tx: Db, texts: Iterable<string>, create: boolean): Promise<Map<string, number>> {
  const names = [...new Set(texts)]
  const known = await tx.query<{ name: string; id: number }>(
    `
    select n.name, min(b.brand_id) as id from unnest($1::text::text[]) n (name)
    join brand b on b.name->>'zh' = n.name or b.name->>'en' = n.name group by n.name`,
    [arrayText(names)],
  )
  const found = new Map(known.map(({ name, id }) => [name, id]))
  const missing = names.filter((name) => !found.has(name))
  if (!create || !missing.length) return found
  const created = await tx.query<{ name: string; id: number }>(
    `
    insert into brand (brand_id, name)
    select nextval('imported_brand_id'), jsonb_build_object('zh', n.name, 'en', n.name) from unnest($1::text::text[]) n (name)
    returning name->>'zh' as name, brand_id as id`,
    [arrayText(missing)],
  )
  for (const { name, id } of created) found.set(name, id)
  return found
}
