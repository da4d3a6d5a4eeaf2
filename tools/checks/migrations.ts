import { readFileSync, readdirSync } from 'node:fs'
import { loadModule, parseSync } from 'libpg-query'
import * as z from 'zod'

const folder = new URL('../../apps/mall-api/src/db/migrations/', import.meta.url)
/** The last migration of versions that were not upgraded beside their former one. */
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
 * Returns what in a migration breaks the former version of the server, which runs beside the new one during an upgrade:
 * what it reads is gone or has another type, or what it writes is refused. Tables that the same script creates are free.
 * A script with a line `-- contract: REASON` removes what no running version uses, and may do so.
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
  switch (subtype) {
    case 'AT_DropColumn':
      return [`drops ${table}.${name}`]
    case 'AT_AlterColumnType':
      return [`changes the type of ${table}.${name}`]
    case 'AT_SetNotNull':
      return [`requires ${table}.${name}`]
    case 'AT_AddConstraint':
      return [`constrains ${table}`]
    case 'AT_AddColumn': {
      const constraints = JSON.stringify(def?.ColumnDef?.constraints ?? [])
      const needed = constraints.includes('CONSTR_NOTNULL') && !/CONSTR_(DEFAULT|IDENTITY|GENERATED)/.test(constraints)
      return needed ? [`requires the new ${table}.${def?.ColumnDef?.colname}`] : []
    }
    default:
      return []
  }
}

/** Returns the migrations that break the version before them, with what does. */
export async function breakingMigrations(): Promise<string[]> {
  await loadModule()
  return readdirSync(folder)
    .toSorted()
    .filter((name) => name > `${UNCHECKED_UP_TO}~`)
    .flatMap((name) => breakingChanges(readFileSync(new URL(name, folder), 'utf8')).map((what) => `${name} ${what}`))
}
