import { log } from '@millwright/edge/log'
import { isObserved, observe } from '@millwright/edge/observations'
import { inSpan, isInSpan } from '@millwright/edge/tracing'
import type { Db, Param, ReadDb } from './db.ts'

const VERBS = new Set(['select', 'insert', 'update', 'delete', 'with'])
const TEXT_MOST = 2_000

/** Statements that run or wait for a connection, and open transactions, of all databases of this process. */
const running = { statements: 0, transactions: 0 }

export function statementsInFlight(): number {
  return running.statements
}

export function openTransactions(): number {
  return running.transactions
}

/**
 * Observes a database: records a span for each statement of a request or job, the statement's duration by verb, and a
 * log line for each statement that takes `slowMs` or longer (0: none). Logs and spans contain a statement's text and
 * never its parameters. The duration includes the wait for a connection.
 */
export function observeDb(db: Db, slowMs: number): Db {
  return {
    ...db,
    ...observeReads(db, slowMs),
    tx: async (work) => {
      running.transactions++
      try {
        return await db.tx((inner) => work(observeDb(inner, slowMs)))
      } finally {
        running.transactions--
      }
    },
  }
}

/** Observes the statements of a database for reads. */
export function observeReads(db: ReadDb, slowMs: number): ReadDb {
  const query = <T>(sql: string, params?: readonly Param[]): Promise<T[]> =>
    isInSpan()
      ? inSpan(
          verbOf(sql),
          async (span) => {
            const rows = await timed(db.query<T>(sql, params), sql, slowMs)
            span?.setAttribute('db.response.returned_rows', rows.length)
            return rows
          },
          { kind: 'CLIENT', attributes: { 'db.system.name': 'postgresql', 'db.query.text': textOf(sql) } },
        )
      : timed(db.query<T>(sql, params), sql, slowMs)
  return { query }
}

async function timed<T>(answer: Promise<T[]>, sql: string, slowMs: number): Promise<T[]> {
  const began = performance.now()
  running.statements++
  let rows: number | undefined
  try {
    const answered = await answer
    rows = answered.length
    return answered
  } finally {
    running.statements--
    const ms = performance.now() - began
    const slow = slowMs > 0 && ms >= slowMs
    if (slow) log('warn', 'slow statement', { statement: textOf(sql), ms: Math.round(ms), rows })
    if (isObserved('statement')) observe('statement', { verb: verbOf(sql), seconds: ms / 1000, slow })
  }
}

function verbOf(sql: string): string {
  const verb = /[a-z]+/i.exec(sql)?.[0].toLowerCase() ?? ''
  return VERBS.has(verb) ? verb : 'other'
}

function textOf(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().slice(0, TEXT_MOST)
}
