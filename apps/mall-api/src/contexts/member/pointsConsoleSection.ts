import { html } from 'hono/html'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import { grouped } from '../../core/console/yuan.ts'
import type { ConsoleAction } from '../../core/console/section.ts'
import { book, expirePoints } from '../../core/member/ledger.ts'
import { memberTime, pointsExpiry, pointsRule } from '../../core/member/pointsRule.ts'
import { mallDay } from '@millwright/domain/member/mallDay'

const small = /^[1-9]\d{0,5}$/

export const pointsConsoleSection = defineSection({
  name: 'points',
  texts: {
    title: ['积分', 'Points'],
    empty: ['买家注册后，积分账户显示在这里。', 'Balances of points appear here when buyers register.'],
    find: ['账号或手机号', 'Account or mobile'],
    rules: ['积分规则', 'Rules of points'],
    today: ['积分日历', 'Calendar'],
    nextDay: ['翻到下一天', 'Turn to the next day'],
    expire: ['立即清理到期积分', 'Expire what is due now'],
    expireAll: ['让全部积分到期', 'Let all points expire'],
    give: ['发放', 'Add'],
    take: ['扣除', 'Deduct'],
    score: ['积分', 'Points'],
    earnYuan: ['每得 1 积分需消费（元）', 'Yuan spent per point'],
    perYuan: ['抵 1 元需积分', 'Points per yuan off'],
    share: ['最多抵扣（%）', 'Maximum paid with points (%)'],
    months: ['有效期（月）', 'Valid for (months)'],
    sign: ['签到积分（逐日）', 'Check-in points by day'],
    person: ['买家', 'Buyer'],
    has: ['现有', 'Balance'],
  },
  read: async ({ db, now }, { locale, find, page }) => {
    const rule = await pointsRule(db)
    const time = memberTime(rule, now)
    const people = await db.query<{ user: number; account: string; name: string; total: string }>(
      `select b.user_id as "user", b.account, nick_name->>$1 as name, coalesce(a.total, 0) as total from buyer b
      left join ledger_account a on a.user_id = b.user_id and a.kind = 'points' where account is not null and ($2 = '' or b.account = $2 or b.mobile = $2)
      order by coalesce(a.total, 0) desc, b.user_id limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS],
    )
    return { rule, day: mallDay(time), people }
  },
  draw: ({ rule, day, people }, { t, form, named, more, panel, table, search, pages }) => {
    const field = (name: 'earnYuan' | 'perYuan' | 'share' | 'months' | 'sign', value: string | number) =>
      named(t(name), html`<input class="short" name="${name}" value="${value}" />`)
    const change = (way: 'give' | 'take', user: number, account: string) =>
      form(
        way === 'give' ? 'pointsGive' : 'pointsTake',
        { user },
        html`<input
            class="short"
            name="score"
            inputmode="numeric"
            value="100"
            aria-label="${t('score')} ${account}"
          /><button class="quiet">${t(way)}</button>`,
      )
    return html`${search(t('find'))}${table(
      ['person', 'has', 'action'],
      people.map(
        ({ user, account, name, total }) =>
          html`<tr data-points="${account}">
            <td>${account} ${name}</td>
            <td>${grouped(Number(total))}</td>
            <td>
              ${change('give', user, account)}
              ${more(
                change('take', user, account),
                form('pointsExpireAll', { user }, html`<button class="quiet">${t('expireAll')}</button>`),
              )}
            </td>
          </tr>`,
      ),
      html`${panel(
        t('rules'),
        form(
          'pointsRules',
          {},
          html`${field('earnYuan', rule.earnYuan)}${field('perYuan', rule.perYuan)}${field('share', rule.share)}${field('months', rule.months)}${field('sign', rule.sign.join(' '))}<button>
              ${t('save')}
            </button>`,
        ),
      )}
      ${panel(
        `${t('today')}: ${day}`,
        html`<div data-points-day="${day}">
          ${form('pointsNextDay', {}, html`<button>${t('nextDay')}</button>`)}
          ${form('pointsExpire', {}, html`<button class="quiet">${t('expire')}</button>`)}
        </div>`,
      )}`,
    )}${pages(people.length)}`
  },
  actions: {
    pointsNextDay: async ({ db }) =>
      (await db.query('update points_rule set days_ahead = days_ahead + 1 returning 1')).length === 1,
    pointsExpire: async ({ db, now }) => {
      await expirePoints(db, memberTime(await pointsRule(db), now))
      return true
    },
    // The expiry of a lot is not a ledger entry, so it may be brought forward.
    pointsExpireAll: async ({ db, now }, { user = '' }) => {
      if (!small.test(user)) return false
      const time = memberTime(await pointsRule(db), now)
      const due = await db.tx(async (tx) => {
        await tx.query(
          "select 1 from ledger_account where user_id = $1::text::bigint and kind = 'points' for no key update",
          [user],
        )
        return tx.query(
          `update points_lot l set expires = $2::bigint from ledger_account a
          where a.account_id = l.account_id and a.user_id = $1::text::bigint and rest > 0 returning 1`,
          [user, time],
        )
      })
      await expirePoints(db, time)
      return due.length > 0
    },
    pointsGive: ({ db, now }, form) => change({ db, now }, form, 1),
    pointsTake: ({ db, now }, form) => change({ db, now }, form, -1),
    pointsRules: async ({ db }, { earnYuan = '', perYuan = '', share = '', months = '', sign = '' }) => {
      const scores = sign.trim().split(/\s+/)
      if (![earnYuan, perYuan, months, ...scores].every((value) => small.test(value)) || !/^\d{1,3}$/.test(share))
        return false
      if (1000 % Number(perYuan) || Number(share) > 100 || Number(months) > 120 || scores.length > 31) return false
      await db.query(
        'update points_rule set earn_yuan = $1, per_yuan = $2, share = $3, months = $4, sign = $5::text::jsonb',
        [Number(earnYuan), Number(perYuan), Number(share), Number(months), JSON.stringify(scores.map(Number))],
      )
      return true
    },
  },
})

type At = Parameters<ConsoleAction>[0]

async function change(
  { db, now }: At,
  { user = '', score = '' }: Record<string, string>,
  sign: 1 | -1,
): Promise<boolean> {
  if (!small.test(user) || !small.test(score)) return false
  const [known] = await db.query('select 1 from buyer where user_id = $1::text::bigint', [user])
  if (!known) return false
  const rule = await pointsRule(db)
  const time = memberTime(rule, now)
  const { done } = await db.tx((tx) =>
    book(tx, {
      kind: 'points',
      user: Number(user),
      amount: sign * Number(score),
      cause: 'system',
      key: `system:${crypto.randomUUID()}`,
      now: time,
      ...(sign > 0 && { expires: pointsExpiry(rule, time) }),
    }),
  )
  return done === 'booked'
}
