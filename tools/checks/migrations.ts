import { readFileSync, readdirSync } from 'node:fs'
import { loadModule, parseSync } from 'libpg-query'
import * as z from 'zod'

const folder = new URL('../../apps/mall-api/src/db/migrations/', import.meta.url)
/** The last migration that is not checked. Its version was not yet upgraded beside the former version. */
const UNCHECKED_UP_TO = '0077'

const named = z.object({ relname: z.string() })
const command = z.object({
  subtype: z.string(),
  name: z.string().optional(),
  def: z
    .object({
      ColumnDef: z.object({ colname: z.string().optional(), constraints: z.array(z.json()).default([]) }).optional(),
      Constraint: z.object({ contype: z.string() }).optional(),
    })
    .optional(),
})
const statement = z.object({
  CreateStmt: z.object({ relation: named }).optional(),
  DropStmt: z.object({ removeType: z.string() }).optional(),
  RenameStmt: z.object({ relation: named.optional(), newname: z.string() }).optional(),
  IndexStmt: z.object({ relation: named, unique: z.boolean().default(false) }).optional(),
  AlterTableStmt: z.object({ relation: named, cmds: z.array(z.object({ AlterTableCmd: command })) }).optional(),
})

/**
 * Returns the changes of a migration that break the former version of the server, which runs beside the new version
 * during an upgrade: a column that it reads is gone or has another type, or a row that it writes is refused. Changes of
 * tables that the same script creates are allowed, and all changes of a script with a line `-- contract: REASON`, which
 * removes columns and tables that no running version uses.
 */
export function breakingChanges(script: string): string[] {
  if (/^-- contract: \S/m.test(script)) return []
  const statements = z
    .array(z.object({ stmt: statement }))
    .parse(parseSync(script).stmts)
    .map(({ stmt }) => stmt)
  const own = new Set(statements.flatMap(({ CreateStmt }) => (CreateStmt ? [CreateStmt.relation.relname] : [])))
  return statements.flatMap(({ DropStmt, RenameStmt, IndexStmt, AlterTableStmt }) => {
    if (DropStmt && /TABLE|VIEW|COLUMN|TYPE|FUNCTION/.test(DropStmt.removeType))
      return [`drops a ${DropStmt.removeType.replace('OBJECT_', '').toLowerCase()}`]
    if (RenameStmt) return [`renames something to ${RenameStmt.newname}`]
    if (IndexStmt?.unique && !own.has(IndexStmt.relation.relname))
      return [`makes columns of ${IndexStmt.relation.relname} unique`]
    if (!AlterTableStmt || own.has(AlterTableStmt.relation.relname)) return []
    const table = AlterTableStmt.relation.relname
    return AlterTableStmt.cmds.flatMap(({ AlterTableCmd }) => breakingCommand(table, AlterTableCmd))
  })
}

function breakingCommand(table: string, { subtype, name = '', def }: z.infer<typeof command>): string[] {
  const constraints = JSON.stringify(def?.ColumnDef?.constraints ?? [])
  const needed = constraints.includes('CONSTR_NOTNULL') && !/CONSTR_(DEFAULT|IDENTITY|GENERATED)/.test(constraints)
  const breaking: Record<string, string | false> = {
    AT_DropColumn: `drops ${table}.${name}`,
    AT_AlterColumnType: `changes the type of ${table}.${name}`,
    AT_SetNotNull: `requires ${table}.${name}`,
    AT_AddConstraint: `constrains ${table}`,
    AT_AddColumn: needed && `requires the new ${table}.${def?.ColumnDef?.colname}`,
  }
  return [breaking[subtype] || []].flat()
}

/** Returns the migrations that break the version before them, each with the change that does. */
export async function breakingMigrations(): Promise<string[]> {
  await loadModule()
  return readdirSync(folder)
    .toSorted()
    .filter((name) => name > `${UNCHECKED_UP_TO}~`)
    .flatMap((name) => breakingChanges(readFileSync(new URL(name, folder), 'utf8')).map((what) => `${name} ${what}`))
}
