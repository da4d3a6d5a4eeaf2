import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { pageOf } from '../../core/list/paging.ts'
import { rowId } from '../../core/wire/wire.ts'
import { arrayText } from '../../db/db.ts'
import { uploadedTables } from '../files/tables/uploadedTables.ts'
import { addLines, duplicateList, replaceLines } from './changeLists.ts'
import { importList } from './importList.ts'
import { headWire, listColumns, listOf } from './listRows.ts'
import type { ListRow } from './listRows.ts'
import { listToCart } from './listToCart.ts'
import { listWorkbook } from './listWorkbook.ts'
import { ownedBy } from './ownedBy.ts'
import { repeatList, skipList } from './repeatLists.ts'
import { createList } from './saveLists.ts'
import { showList } from './showList.ts'
import { sourceLines } from './sourceLines.ts'

type Names =
  | 'orderListPage'
  | 'orderListInfo'
  | 'createOrderList'
  | 'addOrderListLines'
  | 'saveOrderList'
  | 'saveOrderListLines'
  | 'deleteOrderLists'
  | 'duplicateOrderList'
  | 'orderListToCart'
  | 'repeatOrderList'
  | 'skipOrderList'
  | 'exportOrderList'
  | 'importOrderList'

/** A person who uploads by hand does not reach this limit. */
const imports: RateLimit = { name: 'order list import', maxAttempts: 60, windowMs: 3_600_000 }

export const orderListHandlers: PartialHandlers<Names & CallName> = {
  orderListPage: async (paging, { db, user, now }) => {
    const { current, size } = paging
    const [rows, [count]] = await Promise.all([
      db.query<ListRow>(
        `select ${listColumns} from order_list l where ${ownedBy('$1')}
        order by coalesce(l.next_at <= $2::bigint, false) desc, case when l.next_at <= $2::bigint then l.next_at end, l.changed desc, l.list_id desc
        limit $3 offset $4`,
        [user, now, size, (current - 1) * size],
      ),
      db.query<{ total: number }>(`select count(*)::int as total from order_list l where ${ownedBy('$1')}`, [user]),
    ])
    return pageOf(
      rows.map((row) => headWire(row, now)),
      count?.total ?? 0,
      paging,
    )
  },
  orderListInfo: (input, context) => showList(context, input),
  createOrderList: async ({ name, note, ...source }, context) => {
    const lines = await sourceLines(context, source)
    const listId = await context.db.tx((db) => createList({ ...context, db }, { name, note, lines }))
    return { listId }
  },
  addOrderListLines: async (input, context) => ({ added: await addLines(context, input) }),
  saveOrderList: async ({ listId, name, note }, context) => {
    const { db, user, now } = context
    await listOf(context, db, listId)
    await db.query(
      `update order_list l set name = $3, note = $4, changed = $5 where ${ownedBy('$1')} and l.list_id = $2`,
      [user, rowId(listId), name, note, now],
    )
    return null
  },
  saveOrderListLines: async (input, context) => {
    await replaceLines(context, input)
    return null
  },
  deleteOrderLists: async (ids, { db, user }) => {
    await db.query(`delete from order_list l where ${ownedBy('$1')} and l.list_id = any($2::text::bigint[])`, [
      user,
      arrayText(ids.map(rowId)),
    ])
    return null
  },
  duplicateOrderList: async (input, context) => ({ listId: await duplicateList(context, input) }),
  orderListToCart: (input, context) => listToCart(context, input),
  repeatOrderList: async (input, context) => {
    await repeatList(context, input)
    return null
  },
  skipOrderList: async ({ listId }, context) => ({ nextDay: await skipList(context, listId) }),
  exportOrderList: (input, context) => listWorkbook(context, input),
  importOrderList: async ({ file, name }, context) => {
    const wait = await countAttempt(context, { ...imports, of: context.user })
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    return importList(context, name, await uploadedTables(context, file, `user ${context.user}`))
  },
}
