import type { ReadDb } from '../../db/db.ts'

/** The lists whose totals the database keeps, by the table `tally_list` (ADR 68). */
export type TallyList =
  | 'order'
  | 'comment'
  | 'refund'
  | 'favourite'
  | 'history'
  | 'booking'
  | 'credit'
  | 'inquiry'
  | 'commission'
  | 'received'
  | 'statement'
  | 'wallet'
  | 'invoice'
  | 'uninvoiced'

/** Returns the kept totals of an owner's list by part, such as the number of orders by status. */
export async function tallyOf(db: ReadDb, list: TallyList, owner: number): Promise<Map<string, number>> {
  const rows = await db.query<{ part: string; n: number }>(
    'select part, sum(n)::bigint as n from tally where list = $1 and owner = $2::bigint group by part',
    [list, owner],
  )
  return new Map(rows.map(({ part, n }) => [part, n]))
}

/** Returns the sum of the parts that `fits` accepts, by default of all. */
export function totalIn(parts: ReadonlyMap<string, number>, fits: (part: string) => boolean = () => true): number {
  return [...parts].reduce((sum, [part, n]) => (fits(part) ? sum + n : sum), 0)
}
