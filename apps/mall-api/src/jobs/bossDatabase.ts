import type { ConstructorOptions } from 'pg-boss'
import { arrayText } from '../db/db.ts'
import type { Db } from '../db/db.ts'

type BossDatabase = NonNullable<ConstructorOptions['db']>

/**
 * Gives pg-boss the mall's database, so that jobs need no connections of their own and run on both engines. pg-boss
 * sends a transaction as one text without parameters, and passes lists and objects as parameters.
 */
export function bossDatabase(db: Db): BossDatabase {
  return {
    executeSql: async (text, values = []) => {
      const params = values.map(paramOf)
      const transaction = /^\s*BEGIN;(.*)COMMIT;?\s*$/s.exec(text)?.[1]
      if (transaction !== undefined) return { rows: await runStatements(db, transaction) }
      const sql = castFromText(text)
      // The embedded engine delivers only the notifications of transactions.
      const rows = sql.includes('pg_notify')
        ? await db.tx((tx) => tx.query<object>(sql, params))
        : await db.query<object>(sql, params)
      return { rows }
    },
    listen: async (channel, hear, again) => ({ close: await db.listen(channel, hear, again) }),
  }
}

/** Runs the statements of a script, each of which ends with `;` at the end of a line, and returns the rows of all. */
function runStatements(db: Db, script: string): Promise<object[]> {
  const statements = script
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean)
  return db.tx(async (tx) => {
    const rows: object[] = []
    for (const statement of statements) rows.push(...(await tx.query<object>(statement)))
    return rows
  })
}

/** Casts JSON and lists from text, as the mall's database requires. */
function castFromText(sql: string): string {
  return sql.replace(/\$(\d+)::(jsonb?\b|\w+\[\])/g, '$$$1::text::$2').trim()
}

function paramOf(value: unknown): string | number | boolean | null {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value.map((one) => (typeof one === 'number' ? one : String(one))))
  if (typeof value === 'object') return JSON.stringify(value)
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value)
}
