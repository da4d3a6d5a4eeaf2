import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** `whole`: more than price, stock, status and sales changed. `prodId` 0: the name of a category, brand, attribute or shop. */
export type Change = { xact: string; prodId: number; whole: boolean }

/** Receives changes. `undefined` means that changes were missed, so everything may have changed. */
type Listener = (changes: readonly Change[] | undefined) => Promise<void> | void

/** Milliseconds between two reads after which changes may be missing. Changes are kept for an hour. */
const DEAF_AFTER = 50 * 60_000

/**
 * The changes of products, as the database records them (migration 0006). `hear` passes every change that was committed
 * before the call and not reported yet to the listeners, in the order of their subscription.
 */
export class ProductChanges {
  private readonly db: Db
  private readonly listeners: Listener[] = []
  private from: string | undefined
  private heardAt = 0
  private readonly taken = new Set<string>()
  private turn: Promise<unknown> = Promise.resolve()
  /** The turn of `hear` that has not begun. */
  private nextTurn: Promise<void> | undefined

  /** Milliseconds since the changes were last read. */
  get age(): number {
    return this.heardAt && performance.now() - this.heardAt
  }

  constructor(db: Db) {
    this.db = db
  }

  subscribe(listener: Listener): void {
    this.listeners.push(listener)
  }

  /**
   * Reads and reports new changes. Turns wait for one another, so that no change is reported twice, and calls that wait
   * for the same turn share it.
   */
  hear(): Promise<void> {
    this.nextTurn ??= this.inTurn(() => {
      this.nextTurn = undefined
      return this.next()
    })
    return this.nextTurn
  }

  /** Runs work while no change is being reported. */
  inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.turn.then(work)
    this.turn = turn.catch(() => {})
    return turn
  }

  private async next(): Promise<void> {
    const now = performance.now()
    if (this.from === undefined || now - this.heardAt > DEAF_AFTER) {
      await this.db.query("delete from search_change where at < now() - interval '1 hour'")
      const from = await currentPosition(this.db)
      await this.tell(undefined)
      this.taken.clear()
      this.from = from
      this.heardAt = now
      return
    }
    const { next, changes } = await changesSince(this.db, this.from)
    const fresh = changes.filter(({ xact }) => !this.taken.has(xact))
    if (fresh.length) await this.tell(fresh)
    this.heardAt = now
    if (next !== this.from) this.taken.clear()
    this.from = next
    for (const { xact } of changes) this.taken.add(xact)
  }

  private async tell(changes: readonly Change[] | undefined): Promise<void> {
    for (const listener of this.listeners) await listener(changes)
  }
}

/** Returns the position from which a reader misses no change that is committed after this call. */
export async function currentPosition(db: Db): Promise<string> {
  const { next } = await queryOne<{ next: string }>(db, 'select pg_snapshot_xmin(pg_current_snapshot())::text as next')
  return next
}

/**
 * Returns the changes from a position on, and the next position. The statement's snapshot sees all changes committed
 * before it. Transactions still running have ids from `next` on, so a later call returns some changes again.
 */
export async function changesSince(db: Db, from: string): Promise<{ next: string; changes: Change[] }> {
  const { next, changes } = await queryOne<{ next: string; changes: Change[] | null }>(
    db,
    `
    select pg_snapshot_xmin(pg_current_snapshot())::text as next,
      (select json_agg(json_build_object('xact', xact::text, 'prodId', prod_id, 'whole', whole)) from search_change where xact >= $1::text::xid8)::jsonb as changes`,
    [from],
  )
  return { next, changes: changes ?? [] }
}
