import { dayAfter, dayStart, mallDay } from '@millwright/domain/member/mallDay'
import type { Db } from '../../db/db.ts'

type Line = {
  list: number
  position: number
  level: number
  /** The place of a SKU among those of the sample, or none for a line with only a text. */
  at: number | null
  quantity: number
  note: string
  written: string
  /** The share of today's list price at which the line was saved. 1: the price is as it was. */
  seen: number
}
const lists = [
  { name: '三号线 季度保养', note: '停机前一周下单', weeks: 13 },
  { name: '输送机滚筒总成', note: '物料清单，按套采购', weeks: null },
  { name: '备件库常备', note: '', weeks: 4 },
] as const
const DAY = 86_400_000

const plain = (list: number, goods: readonly (readonly [at: number, quantity: number, seen?: number])[]): Line[] =>
  goods.map(([at, quantity, seen = 1], position) => ({
    list,
    position,
    level: 1,
    at,
    quantity,
    note: '',
    written: '',
    seen,
  }))
const bill: Line[] = (
  [
    [1, null, 1, '滚筒总成 GT-89'],
    [2, null, 2, '轴承座组件'],
    [3, 0, 1, ''],
    [3, 3, 4, ''],
    [2, 1, 2, ''],
    [1, 4, 6, ''],
  ] as const
).map(([level, at, quantity, written], position) => ({
  list: 1,
  position,
  level,
  at,
  quantity,
  note: '',
  written,
  seen: 1,
}))

/**
 * Gives the account `buyer` three lists: one that is due, a bill of material, and one with changed prices, a line
 * without a part and a part that is not sold any more. A buyer who has lists keeps them.
 */
export async function importOrderLists(db: Db, now: number): Promise<void> {
  const today = mallDay(now)
  const lines = [
    ...plain(0, [
      [0, 20],
      [1, 10],
      [2, 4],
      [5, 2],
    ]),
    ...bill,
    ...plain(2, [
      [6, 10, 0.92],
      [7, 5],
      [8, 20, 1.05],
    ]),
    { list: 2, position: 3, level: 1, at: null, quantity: 12, note: '', written: '非标铜套 φ40×60', seen: 1 },
  ]
  await db.query(
    `with owner as (
      select user_id from buyer b where account = 'buyer' and not exists (select 1 from order_list l where l.user_id = b.user_id)
    ), made as (
      insert into order_list (user_id, name, note, repeat_weeks, next_at, created, changed)
      select user_id, l.name, l.note, l.weeks, l."nextAt", $2::bigint - l.list * $4::bigint, $2::bigint - l.list * $4::bigint
      from owner, jsonb_to_recordset($1::text::jsonb) as l (list int, name text, note text, weeks int, "nextAt" bigint) returning list_id, name
    ), parts as (
      select sku_id, price, party_code, row_number() over (order by nth, prod_id) - 1 as at from (
        select k.sku_id, k.price, k.party_code, p.prod_id, row_number() over (partition by p.category_id order by p.prod_id) as nth
        from product p join sku k using (prod_id) where p.status = 1 and k.seq = 0) one
    )
    insert into order_list_line (list_id, position, level, sku_id, quantity, note, price_seen, written)
    select m.list_id, n.position, n.level, k.sku_id, n.quantity, n.note, case when n.seen <> 1 then round(k.price * n.seen, 2) end, coalesce(nullif(n.written, ''), k.party_code)
    from jsonb_to_recordset($3::text::jsonb) as n (list int, position int, level int, at int, quantity int, note text, written text, seen numeric)
    join jsonb_to_recordset($1::text::jsonb) as l (list int, name text) using (list)
    join made m using (name) left join parts k using (at) where n.at is null or k.sku_id is not null`,
    [
      JSON.stringify(
        lists.map((list, at) => ({
          ...list,
          list: at,
          nextAt: at === 0 ? dayStart(today) : list.weeks === null ? null : dayStart(dayAfter(today, 14)),
        })),
      ),
      now,
      JSON.stringify(lines),
      DAY,
    ],
  )
  await db.query(
    `insert into order_list_line (list_id, position, level, sku_id, quantity, note, written)
    select l.list_id, (select coalesce(max(position), -1) + 1 from order_list_line n where n.list_id = l.list_id), 1, gone.sku_id, 6, '', gone.party_code
    from order_list l join buyer b using (user_id) cross join lateral (
      select k.sku_id, k.party_code from product p join sku k using (prod_id) where p.status = 0 and k.seq = 0 order by p.prod_id limit 1
    ) gone where b.account = 'buyer' and l.name = $1
      and not exists (select 1 from order_list_line n where n.list_id = l.list_id and n.sku_id = gone.sku_id)`,
    [lists[2].name],
  )
}
