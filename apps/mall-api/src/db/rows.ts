import type { Db } from './db.ts'

/**
 * Inserts sample rows with one statement. `columns` lists the table's columns with their types; the rows' keys have the
 * same names. Existing rows stay unchanged. With `key`, an existing row is updated, except for the columns in `keeps`,
 * if the row is still as an earlier import wrote it (`seed_mark`). A row that a person changed stays unchanged.
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
  const insertion = `insert into ${table} (${names.join(', ')})
    select ${names.join(', ')} from jsonb_to_recordset($1::text::jsonb) as r (${columns})`
  const renewed = names.filter((name) => !key?.split(', ').includes(name) && !keeps.includes(name))
  if (!key || !renewed.length)
    return void (await db.query(`${insertion} on conflict do nothing`, [JSON.stringify(rows)]))
  const rowKey = `concat_ws(',', ${prefixed(table, key.split(', '))})`
  const sum = `hashtextextended((${prefixed(table, renewed)})::text, 0)`
  await db.query(
    `with written as (
      ${insertion}
      on conflict (${key}) do update set ${renewed.map((name) => `${name} = excluded.${name}`).join(', ')}
        where ${sum} = (select m.sum from seed_mark m where m.table_name = '${table}' and m.row_key = ${rowKey})
      returning ${rowKey} as row_key, ${sum} as sum
    )
    insert into seed_mark (table_name, row_key, sum) select '${table}', row_key, sum from written
    on conflict (table_name, row_key) do update set sum = excluded.sum`,
    [JSON.stringify(rows)],
  )
}

function prefixed(table: string, columns: readonly string[]): string {
  return columns.map((column) => `${table}.${column}`).join(', ')
}

/** Imports a setting of the sample. A setting that a person changed stays unchanged. */
export function importSetting(db: Db, key: string, value: unknown): Promise<void> {
  return insert(db, 'setting', [{ key, value }], 'key text, value jsonb', { key: 'key' })
}

/** Stores a setting of the mall: one JSON value by name. */
export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db.query(
    'insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
}

export async function readSetting<T>(db: Db, key: string): Promise<T | undefined> {
  const [row] = await db.query<{ value: T }>('select value from setting where key = $1', [key])
  return row?.value
}
