import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { decideComplaint } from './complaints.ts'
import { answerFeedback } from './feedback.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Feedback = { ago: number; type: number; content: string; contact?: string; reply?: string; read?: true }
const feedback: readonly Feedback[] = [
  {
    ago: 2,
    type: 4,
    content: '购物车里一次改十几个数量时，每改一个都要等一下，能不能改完再一起算价？',
    contact: '13800000001',
  },
  { ago: 5, type: 1, content: '6205-2RS 的规格书里缺少径向游隙 C3 的上下限，请补充。' },
  {
    ago: 9,
    type: 3,
    content: '合并开票时希望能按采购单号排序，三十多张订单找起来不方便。',
    contact: 'zhang@example.com',
    reply: '您好，已列入下一次更新：可开票订单将显示采购单号，并可按采购单号查找。感谢您的建议。',
  },
  {
    ago: 40,
    type: 2,
    content: '送货时司机没有提前联系，货放在门卫处无人签收，箱子淋了雨。',
    contact: '13800000001',
    reply: '非常抱歉。已要求承运商对重货一律先电话预约，本次破损请在“退换货”中提交照片，由我们承担运费。',
    read: true,
  },
  {
    ago: 120,
    type: 5,
    content: '希望增加液压接头的螺纹对照表，公制、英制和美制放在一起。',
    reply: '对照表已经上线，在液压接头类目的商品页“资料”中可以下载。',
    read: true,
  },
]

const complaints = [
  {
    ago: 1,
    claimant: '湖南星沙机械有限公司',
    type: 1,
    number: '第 14728806 号',
    content: '商品图片和标题使用了我司注册商标“星沙”，我司从未授权该店铺销售。',
  },
  {
    ago: 20,
    claimant: '湖南星沙机械有限公司',
    type: 2,
    number: 'ZL202120584417.3',
    content: '该法兰结构落入我司实用新型专利的保护范围，附专利登记簿副本和对比说明。',
    state: 1,
    reason: '投诉成立，相关商品已下架，并已通知店铺。',
  },
  {
    ago: 60,
    claimant: '湖南星沙机械有限公司',
    type: 3,
    number: '',
    content: '商品详情中的尺寸图与我司样本第 36 页一致，认为侵犯我司著作权。',
    state: 2,
    reason: '尺寸图按国家标准绘制，未见独创性表达；如有其他证据，可再次提交。',
  },
] as const

/**
 * Imports feedback of the account `buyer`, with and without a reply, and a complaint in each state. Does nothing if the
 * buyer already has feedback or a complaint.
 */
export async function importFeedback(db: Db, now: number): Promise<void> {
  const [buyer] = await db.query<{ user: number }>(
    `select user_id as user from buyer where account = 'buyer' and not exists (select 1 from feedback f where f.user_id = buyer.user_id)
      and not exists (select 1 from complaint c where c.user_id = buyer.user_id)`,
  )
  if (!buyer) return
  for (const { ago, type, content, contact = '', reply, read } of feedback) {
    const created = now - ago * DAY
    const row = await queryOne<{ id: number }>(
      db,
      'insert into feedback (user_id, type, content, contact, created) values ($1, $2, $3, $4, $5) returning feedback_id as id',
      [buyer.user, type, content, contact, created],
    )
    if (reply) await answerFeedback({ db, now: created + 20 * HOUR }, row.id, reply)
    if (read) await db.query('update feedback set read_at = $2 where feedback_id = $1', [row.id, created + 2 * DAY])
  }
  // The last products of the catalogue, because delisting them leaves no gap in the sample's shelves.
  const goods = await db.query<{ prodId: number }>(
    'select prod_id as "prodId" from product where status = 1 order by prod_id desc limit $1',
    [complaints.length],
  )
  for (const [at, complaint] of complaints.entries()) {
    const good = goods[at]
    if (!good) return
    const created = now - complaint.ago * DAY
    const row = await queryOne<{ id: number }>(
      db,
      `insert into complaint (user_id, claimant, right_type, right_number, content, contact_name, contact_mobile, contact_mail, created)
      values ($1, $2, $3, $4, $5, '张工', '13800000001', 'zhang@example.com', $6) returning complaint_id as id`,
      [buyer.user, complaint.claimant, complaint.type, complaint.number, complaint.content, created],
    )
    await db.query('insert into complaint_prod (complaint_id, prod_id, seq) values ($1, $2, 1)', [row.id, good.prodId])
    if ('state' in complaint)
      await decideComplaint({ db, now: created + 3 * DAY }, row.id, complaint.state, complaint.reason)
  }
}
