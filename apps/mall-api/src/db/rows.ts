import type { Db } from './db.ts'

/**
 * Inserts rows with one statement. `columns` lists the table's columns with types, named like the rows' keys. Existing
 * rows stay, or are updated by `key` except for the columns in `keeps`.
 */
export async function insert(
  db: Db,
  table: string,
  rows: readonly object[],
  columns: string,
  { key, keeps = [] }: { key?: string; keeps?: string[] } = {},
): Promise<void> {
  if (!rows.length) return
  const names = columns.split(/,\s*/).map((column) => column.trim().split(' ')[0]!)
  const renewed = names
    .filter((name) => name !== key && !keeps.includes(name))
    .map((name) => `${name} = excluded.${name}`)
  await db.query(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_to_recordset($1::text::jsonb) as r (${columns})
    on conflict ${key && renewed.length ? `(${key}) do update set ${renewed.join(', ')}` : 'do nothing'}`,
    [JSON.stringify(rows)],
  )
}

/** Stores a setting of the mall: one JSON value by name. */
export async function keep(db: Db, key: string, value: unknown): Promise<void> {
  await db.query(
    'insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
}

export async function kept<T>(db: Db, key: string): Promise<T | undefined> {
  const [row] = await db.query<{ value: T }>('select value from setting where key = $1', [key])
  return row?.value
}
