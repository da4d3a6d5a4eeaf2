import type { Db } from '../db/db.ts'

/** Rows by one statement; `columns` are the table's, with their types, and the rows' keys. */
export async function insert(db: Db, table: string, rows: readonly object[], columns: string): Promise<void> {
  if (!rows.length) return
  const names = columns.split(/,\s*/).map((column) => column.trim().split(' ')[0]).join(', ')
  await db.query(`insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1::text::jsonb) as r (${columns})
    on conflict do nothing`, [JSON.stringify(rows)])
}

/** A setting of the mall: one JSON value by its name. */
export async function keep(db: Db, key: string, value: unknown): Promise<void> {
  await db.query('insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)])
}
