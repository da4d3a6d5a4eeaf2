import { mallAccountOf } from '../../core/payment/mallAccount.ts'
import type { CallName, WireOf } from '@millwright/contract/contract'
import { hotFirst } from './hotFirst.ts'
import type { Locale } from '@millwright/domain/locale'
import { queryOne } from '../../db/db.ts'
import { readSetting } from '../../db/rows.ts'
import type { SisterSite } from '../../core/site/siteLinks.ts'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { pageOf } from '../../core/list/paging.ts'
import { wireDate } from '../../core/wire/wire.ts'

type Names =
  | 'getPcWebConfig'
  | 'getSysServiceSwitch'
  | 'getSysPaySwitch'
  | 'topNoticeList'
  | 'topNoticeListOfBuyer'
  | 'noticePage'
  | 'noticeInfo'
  | 'hotSearch'
  | 'flowAnalysisLog'
  | 'flowAnalysisLogOfBuyer'
  | 'areaList'
  | 'areaTree'

/** Allows the page views of an office with hundreds of people. */
const visits: RateLimit = { name: 'visit', maxAttempts: 3000, windowMs: 10 * 60_000 }
/** The maximum length of a record, in characters. The storefront's records have about 200. */
const VISIT_MAX = 2000
/** The stored setting, with texts in both languages. */
type WebConfigSetting = Omit<WireOf<'getPcWebConfig'>, 'pcLogoImgText' | 'sisterSites'> & {
  pcLogoImgText?: Record<Locale, string>
  sisterSites?: SisterSite[]
}

export const siteHandlers: PartialHandlers<Names & CallName> = {
  getPcWebConfig: async (_, context) => {
    const { db, locale, links } = context
    const config = await readSetting<WebConfigSetting>(db, 'webConfig')
    return {
      ...config,
      pcLogoImgText: config?.pcLogoImgText?.[locale],
      merchantUrl: links.merchantUrl ?? config?.merchantUrl,
      sisterSites: (links.sisterSites ?? config?.sisterSites ?? []).map((site) => ({
        name: site[locale],
        url: site.url,
      })),
    }
  },
  getSysServiceSwitch: async () => ({
    serviceTermsSwitch: true,
    privacyPolicySwitch: true,
    merchantRegisterProtocolSwitch: true,
    shopProtocolSwitch: true,
  }),
  getSysPaySwitch: async (_, { payments, db }) => ({
    aliPaySwitch: payments.alipay !== undefined,
    wxPaySwitch: payments.weixin !== undefined,
    balancePaySwitch: true,
    payPalSwitch: false,
    accountPeriodPaySwitch: true,
    bankTransferSwitch: (await mallAccountOf(db)) !== undefined,
  }),
  topNoticeList: ({ shopId }, context) => topNotices(context, shopId),
  topNoticeListOfBuyer: ({ shopId }, context) => topNotices(context, shopId),
  noticePage: async ({ shopId, ...paging }, { db, locale }) => {
    const [rows, { total }] = await Promise.all([
      db.query<NoticeRow>(
        `${noticeColumns} from notice where shop_id = $2::bigint order by published desc, id
        limit $3 offset $4`,
        [locale, shopId, paging.size, (paging.current - 1) * paging.size],
      ),
      queryOne<{ total: number }>(db, 'select count(*)::int as total from notice where shop_id = $1::bigint', [shopId]),
    ])
    return pageOf(rows.map(noticeOf), total, paging)
  },
  noticeInfo: async ({ id }, context) => {
    const [row] = await context.db.query<NoticeRow & { content: string }>(
      `${noticeColumns}, content->>$1 as content from notice
      where id = $2::bigint`,
      [context.locale, id],
    )
    return row ? noticeOf(row) : context.fail('A00001', 'noticeGone')
  },
  hotSearch: async ({ number, sort }, { db, locale, now }) => {
    const words = await db.query<NonNullable<WireOf<'hotSearch'>>[number]>(
      `
    select hot_search_id as "hotSearchId", title->>$1 as title, content->>$1 as content from hot_search order by seq`,
      [locale],
    )
    return hotFirst(words, sort, now).slice(0, number)
  },
  flowAnalysisLog: (record, context) => keepVisit(context, undefined, record),
  flowAnalysisLogOfBuyer: (record, context) => keepVisit(context, context.user, record),
  areaList: ({ pid }, { db, locale }) =>
    db.query(
      `
    select area_id as "areaId", name->>$1 as "areaName", name->>'en' as "areaNameEn", parent_id as "parentId", level from area
      where parent_id = $2::bigint order by area_id`,
      [locale, pid],
    ),
  areaTree: async (_, { db, locale }) => {
    const rows = await db.query<{
      areaId: number
      areaName: string
      areaNameCn: string
      areaNameEn: string
      parentId: number
      level: number
    }>(
      `
      select area_id as "areaId", name->>$1 as "areaName", name->>'zh' as "areaNameCn", name->>'en' as "areaNameEn",
        parent_id as "parentId", level from area order by area_id`,
      [locale],
    )
    const byParent = Map.groupBy(rows, ({ parentId }) => parentId)
    const below = (parentId: number) => byParent.get(parentId) ?? []
    return below(0).map((province) => ({
      ...province,
      areas: below(province.areaId).map((city) => ({ ...city, areas: below(city.areaId) })),
    }))
  },
}

type NoticeRow = { id: number; shopId: number; title: string; published: number; top: boolean }
const noticeColumns = 'select id, shop_id as "shopId", title->>$1 as title, published, top'

async function topNotices({ db, locale }: Pick<CallContext, 'db' | 'locale'>, shopId: number | string) {
  const rows = await db.query<NoticeRow>(
    `${noticeColumns} from notice where shop_id = $2::bigint and top order by published desc, id
    limit 20`,
    [locale, shopId],
  )
  return rows.map(noticeOf)
}

function noticeOf({ published, top, ...row }: NoticeRow) {
  return { ...row, publishTime: wireDate(published), isTop: top ? 1 : 0 }
}

/** Stores a visit. Overlong records and records beyond the rate limit are dropped without an error. */
async function keepVisit(context: CallContext, user: number | undefined, record: unknown) {
  const text = JSON.stringify(record)
  if (text.length > VISIT_MAX || (await rateLimitByAddress(context, visits))) return null
  await context.db.query('insert into visit (user_id, record, created) values ($1, $2::text::jsonb, $3)', [
    user ?? null,
    text,
    context.now,
  ])
  return null
}
