import type { Locale } from '@millwright/domain/locale'
import { termTypes } from '@millwright/domain/member/term'
import type { Db } from '../../db/db.ts'

type Both = Record<Locale, string>
const both = (zh: string, en: string): Both => ({ zh, en })
const right = (id: number, icon: string, name: Both, words: Both) => ({ id, icon, name, words })

const advice = right(
  1,
  'inquiry',
  both('选型支持', 'Product selection support'),
  both('工程师在线协助选型与替代', 'An engineer helps you choose parts and find equivalents'),
)
const priority = right(
  2,
  'truck',
  both('优先发货', 'Priority dispatch'),
  both('付款后优先拣货出库', 'Paid orders are picked first'),
)
const manager = right(
  3,
  'user',
  both('专属客户经理', 'Account manager'),
  both('一对一跟进询价、交期与售后', 'One contact for quotes, lead times and returns'),
)

type SampleLevel = {
  level: number
  name: Both
  growth: number
  discount?: number
  points?: number
  freeFee?: true
  rights?: ReturnType<typeof right>[]
  paid?: { amount: string; termType: number }
}

const levels: readonly SampleLevel[] = [
  { level: 1, name: both('普通采购', 'Standard buyer'), growth: 0 },
  { level: 2, name: both('铜牌采购', 'Bronze buyer'), growth: 1000, discount: 9.9, rights: [advice] },
  { level: 3, name: both('银牌采购', 'Silver buyer'), growth: 5000, discount: 9.8, points: 1.2, rights: [advice] },
  {
    level: 4,
    name: both('金牌采购', 'Gold buyer'),
    growth: 20_000,
    discount: 9.6,
    points: 1.5,
    rights: [advice, priority],
  },
  {
    level: 5,
    name: both('钻石采购', 'Diamond buyer'),
    growth: 100_000,
    discount: 9.4,
    points: 2,
    freeFee: true,
    rights: [advice, priority, manager],
  },
  {
    level: 1,
    name: both('企业月卡', 'Business Monthly'),
    growth: 0,
    discount: 9.6,
    points: 1.5,
    rights: [advice],
    paid: { amount: '68', termType: termTypes.month },
  },
  {
    level: 2,
    name: both('企业季卡', 'Business Quarterly'),
    growth: 0,
    discount: 9.5,
    points: 1.5,
    freeFee: true,
    rights: [advice, priority],
    paid: { amount: '168', termType: termTypes.season },
  },
  {
    level: 3,
    name: both('企业年卡', 'Business Annual'),
    growth: 1000,
    discount: 9.2,
    points: 2,
    freeFee: true,
    rights: [advice, priority, manager],
    paid: { amount: '498', termType: termTypes.year },
  },
]

const offers = [
  { title: both('充 ¥500', 'Top up ¥500'), amount: '500', gift: '10', growth: 0 },
  { title: both('充 ¥2,000', 'Top up ¥2,000'), amount: '2000', gift: '60', growth: 100 },
  { title: both('充 ¥5,000', 'Top up ¥5,000'), amount: '5000', gift: '200', growth: 300 },
  { title: both('充 ¥20,000', 'Top up ¥20,000'), amount: '20000', gift: '1000', growth: 1500 },
]

/** Imports the initial levels and top-up offers. Changes made in the seller console are kept. */
export async function importLevels(db: Db): Promise<void> {
  for (const { level, name, growth, discount, points = 1, freeFee = false, rights = [], paid } of levels)
    await db.query(
      `insert into member_level (level, level_type, name, need_growth, need_amount, term, term_type, discount, rate_score, free_fee, rights)
      values ($1, $2, $3::text::jsonb, $4, $5::text::numeric, $6, $7, $8::text::numeric, $9::text::numeric, $10, $11::text::jsonb)
      on conflict (level_type, level) do nothing`,
      [
        level,
        paid ? 1 : 0,
        JSON.stringify(name),
        growth,
        paid?.amount ?? null,
        paid ? 1 : null,
        paid?.termType ?? null,
        discount === undefined ? null : String(discount),
        String(points),
        freeFee,
        JSON.stringify(rights),
      ],
    )
  for (const { title, amount, gift, growth } of offers)
    await db.query(
      `insert into top_up_offer (title, amount, gift, growth) values ($1::text::jsonb, $2::text::numeric, $3::text::numeric, $4)
      on conflict (amount) do nothing`,
      [JSON.stringify(title), amount, gift, growth],
    )
}
