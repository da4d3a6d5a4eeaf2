import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { rowId, wireDate } from '../../core/wire/wire.ts'
import { mallDay } from '@millwright/domain/member/mallDay'
import type { ReadDb } from '../../db/db.ts'
import { ownedBy } from './ownedBy.ts'

export type ListRow = {
  listId: number
  name: string
  note: string
  repeatWeeks: number | null
  nextAt: number | null
  version: number
  changed: number
  lines: number
}

export const listColumns = `l.list_id as "listId", l.name, l.note, l.repeat_weeks as "repeatWeeks", l.next_at as "nextAt", l.version, l.changed,
  (select count(*)::int from order_list_line n where n.list_id = l.list_id) as lines`

type Owner = Pick<CallContext, 'say'> & { user: number }

/** Returns a list of an owner. Refuses if the owner has no such list. `lock` keeps other changes of it waiting. */
export async function listOf(
  { user, say }: Owner,
  db: ReadDb,
  listId: number | string,
  { lock = false }: { lock?: boolean } = {},
): Promise<ListRow> {
  const [row] = await db.query<ListRow>(
    `select ${listColumns} from order_list l where ${ownedBy('$1')} and l.list_id = $2 ${lock ? 'for no key update of l' : ''}`,
    [user, rowId(listId)],
  )
  if (!row) throw new Refusal('A03000', say('orderListGone'))
  return row
}

export function headWire({ nextAt, repeatWeeks, changed, version: _, ...row }: ListRow, now: number) {
  return {
    ...row,
    repeatWeeks: repeatWeeks ?? undefined,
    nextDay: nextAt === null ? undefined : mallDay(nextAt),
    due: nextAt !== null && nextAt <= now ? 1 : 0,
    changeTime: wireDate(changed),
  }
}
