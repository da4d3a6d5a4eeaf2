import { setTimeout as pause } from 'node:timers/promises'
import { fieldsOf, log, logError } from '@millwright/edge/log'
import { observe } from '@millwright/edge/observations'
import { queryOne, STATEMENT_TIMEOUT_MS } from './db.ts'
import type { Db, DbOptions, Param, ReadDb } from './db.ts'
import { observeReads } from './observeDb.ts'
import { connect, sessionSettings } from './postgres.ts'

export type Replica = ReadDb & {
  /** Replaces all connections. Statements that run on them fail. */
  renew(): void
  close(): Promise<void>
}

/** The time limit in milliseconds for opening a connection, and for the response of a replica that has the changes. */
const ANSWERS_WITHIN = 2_000
/** Milliseconds after which a replica that failed is tried again. */
const RETRIES_AFTER = 5_000
/** A recovery conflict: the replica cancelled a statement to replay changes. */
const CANCELLED = '40001'
/** SQLSTATEs and connection error codes of faults of the replica rather than of the statement. */
const replicaFaults = /^(?:08|28|3D|53|57P|58|XX|E[A-Z]{3}|CONNECT)/

type Outcome = 'behind' | 'cancelled' | 'failed'

/** The error of a replica that lacks changes, does not respond, or belongs to another database. */
class Unready extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome, message: string) {
    super(message)
    this.outcome = outcome
  }
}

/**
 * Opens a streaming replica. Connections open when they are needed, so this succeeds even if the replica is down.
 * Statements run outside transactions: the driver ends the process if a connection closes in a transaction
 * (porsager/postgres#1208).
 */
export function openReplica(
  url: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    connections = 10,
    slowMs,
  }: Pick<DbOptions, 'statementTimeoutMs' | 'connections'> & { slowMs?: number | undefined } = {},
): Replica {
  const open = () =>
    connect(url, connections, {
      connect_timeout: ANSWERS_WITHIN / 1000,
      backoff: false,
      connection: { ...sessionSettings(statementTimeoutMs), default_transaction_read_only: true },
    })
  let sql = open()
  const plain: ReadDb = {
    query: async <Row>(text: string, params: readonly Param[] = []) =>
      [...(await sql.unsafe(text, params as never[], { prepare: true }))] as Row[],
  }
  return {
    ...(slowMs === undefined ? plain : observeReads(plain, slowMs)),
    renew: () => {
      const old = sql
      sql = open()
      void old.end({ timeout: 0 }).catch(() => {})
    },
    close: () => sql.end({ timeout: 1 }),
  }
}

/**
 * Returns the database whose reads a replica answers. A read asks the primary for its committed position, and begins
 * when the replica has replayed up to this position, so that nobody misses a change. The primary answers if the replica
 * takes longer than `waitMs`, fails or cancels the read. A replica that was behind or failed is tried again in the
 * background, where no read waits for it.
 */
export async function readAtReplica(
  primary: Db,
  replica: Replica,
  { waitMs, retriesAfter = RETRIES_AFTER }: { waitMs: number; retriesAfter?: number },
): Promise<Db> {
  let away: { since: number; outcome: Outcome } | undefined

  const catchUp = (position: string) => within(ANSWERS_WITHIN + waitMs, untilReplayed(replica, position, waitMs))

  /** Records why the replica did not answer. Rethrows errors that the replica did not cause. */
  function note(error: unknown): Outcome {
    const outcome = outcomeOf(error)
    if (!outcome) throw error
    if (outcome === 'cancelled') return outcome
    if (away?.outcome !== outcome) log('warn', 'reads go to the primary', { replica: outcome, ...fieldsOf(error) })
    away = { since: performance.now(), outcome }
    return outcome
  }

  async function tryAgain(): Promise<void> {
    // A connection cannot always be reused after a failure.
    if (away?.outcome === 'failed') replica.renew()
    const position = await committed(primary)
    try {
      await catchUp(position)
      if (away) log('info', 'reads go to the replica again')
      away = undefined
    } catch (error) {
      note(error)
    }
  }

  async function read<T>(work: (db: ReadDb) => Promise<T>): Promise<T> {
    if (away) {
      if (performance.now() - away.since > retriesAfter) {
        away.since = performance.now()
        void tryAgain().catch((error: unknown) => logError('trying the replica failed', error))
      }
      observe('read', { outcome: 'away' })
      return work(primary)
    }
    const position = await committed(primary)
    try {
      await catchUp(position)
      const answer = await work(replica)
      observe('read', { outcome: 'replica' })
      return answer
    } catch (error) {
      observe('read', { outcome: note(error) })
      return work(primary)
    }
  }

  await tryAgain()
  return {
    ...primary,
    read,
    close: async () => void (await Promise.all([replica.close(), primary.close()])),
  }
}

/** Returns the position up to which the primary has committed. */
async function committed(primary: ReadDb): Promise<string> {
  const row = await queryOne<{ position: string }>(primary, 'select pg_current_wal_flush_lsn()::text as position')
  return row.position
}

/** Waits until the replica has replayed the changes up to a position of the primary. */
async function untilReplayed(db: ReadDb, position: string, waitMs: number): Promise<void> {
  const until = performance.now() + waitMs
  for (let wait = 2; ; wait *= 2) {
    const { replayed } = await queryOne<{ replayed: boolean | null }>(
      db,
      'select pg_last_wal_replay_lsn() >= $1::text::pg_lsn as replayed',
      [position],
    )
    if (replayed) return
    if (replayed === null) throw new Unready('failed', 'DATABASE_READ_URL is no streaming replica')
    const left = until - performance.now()
    if (left <= 0) throw new Unready('behind', `the replica is behind by more than ${waitMs} ms`)
    await pause(Math.min(wait, left))
  }
}

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const limit = new AbortController()
  const late = pause(ms, undefined, { signal: limit.signal }).then(() => {
    throw new Unready('failed', 'the replica does not answer')
  })
  return Promise.race([answer, late]).finally(() => limit.abort())
}

function outcomeOf(error: unknown): Outcome | undefined {
  if (error instanceof Unready) return error.outcome
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === CANCELLED) return 'cancelled'
  return replicaFaults.test(code) ? 'failed' : undefined
}
