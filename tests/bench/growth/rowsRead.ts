import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db, Param } from '../../../apps/mall-api/src/db/db.ts'

type Statement = { sql: string; params: readonly Param[] }
type Node = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}
export type Work = { rows: number; blocks: number }

/**
 * Returns a wrapped database, and `noted`, which runs work and returns the statements that the work sent to that
 * database.
 */
export function notingDb(db: Db): { db: Db; noted: (work: () => Promise<unknown>) => Promise<Statement[]> } {
  const notes = new AsyncLocalStorage<Statement[]>()
  const noting = (of: Db): Db => ({
    ...of,
    query: (sql, params = []) => {
      notes.getStore()?.push({ sql, params })
      return of.query(sql, params)
    },
    tx: (work) => of.tx((tx) => work(noting(tx))),
  })
  return {
    db: noting(db),
    noted: async (work) => {
      const statements: Statement[] = []
      await notes.run(statements, work)
      return statements
    },
  }
}

/** Returns the rows that the scans of statements read, and the blocks that they touched. Changes are rolled back. */
export async function workOf(db: Db, statements: readonly Statement[]): Promise<Work> {
  const sum = { rows: 0, blocks: 0 }
  for (const { sql, params } of statements) {
    const plan = await planOf(db, sql, params)
    sum.rows += rowsOf(plan)
    sum.blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
  }
  return sum
}

class Undone extends Error {}

async function planOf(db: Db, sql: string, params: readonly Param[]): Promise<Node> {
  let plan: Node | undefined
  await db
    .tx(async (tx) => {
      const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (analyze, buffers, timing off, format json) ${sql}`,
        params,
      )
      plan = row!['QUERY PLAN'][0].Plan
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return plan!
}

function rowsOf(node: Node): number {
  const below = (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0)
  if (!node['Node Type'].endsWith('Scan')) return below
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return below + (node['Actual Rows'] + removed) * node['Actual Loops']
}
