import { html } from 'hono/html'
import { readMoney } from '@millwright/domain/money/money'
import { yuan } from '../../core/console/yuan.ts'
import { defineSection } from '../../core/console/section.ts'
import { wireDate } from '../../core/wire/wire.ts'
import { addGrowth } from './growth.ts'
import { book, totalOf } from '../../core/member/ledger.ts'
import { memberOf } from '../../core/member/levels.ts'

/** The members of a page. Each is read on its own. */
const MEMBERS = 15

export const memberConsoleSection = defineSection({
  name: 'members',
  texts: {
    title: ['会员与余额', 'Members and balance'],
    empty: ['买家注册后，会员显示在这里。', 'Members appear here when buyers register.'],
    find: ['账号、姓名或手机号', 'Account, name or mobile'],
    memberName: ['账号', 'Account'],
    memberLevel: ['等级', 'Level'],
    memberGrowth: ['成长值', 'Growth'],
    memberBalance: ['余额', 'Balance'],
    memberUntil: ['付费等级到期', 'Membership until'],
    memberAmount: ['金额', 'Amount'],
    memberGive: ['充入', 'Add'],
    memberTake: ['扣减', 'Deduct'],
    memberSetGrowth: ['设为', 'Set'],
    memberEndTerm: ['立即到期', 'End membership now'],
    memberSure: ['确认更改该账号的余额？', 'Change the balance of this account?'],
  },
  read: async ({ db, now }, { locale, find, page }) => {
    const people = await db.query<{ user: number; account: string; name: string | null }>(
      `select user_id as "user", coalesce(account, mobile, user_id::text) as account, nick_name->>$1 as name from buyer
      where closed is null and ($2 = '' or account = $2 or mobile = $2 or nick_name->>$1 ilike '%' || $2 || '%')
      order by user_id limit ${MEMBERS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * MEMBERS],
    )
    return Promise.all(
      people.map(async ({ user, account, name }) => ({
        user,
        account,
        name,
        balance: await totalOf(db, user, 'balance', now),
        ...(await memberOf({ db, now }, user)),
      })),
    )
  },
  draw: (members, { t, form, confirmed, named, more, table, locale, search, pages }) =>
    html`${search(t('find'))}${table(
      ['memberName', 'memberLevel', 'memberUntil', 'memberGrowth', 'memberBalance'],
      members.map(
        ({ user, account, name, balance, facts, standing }) =>
          html`<tr data-member="${account}">
            <td><strong>${account}</strong><br />${name ?? ''}</td>
            <td>${standing.shown?.name[locale] ?? '–'}</td>
            <td>
              ${
                standing.paid
                  ? html`${wireDate(standing.paid.until)}
                    ${form('memberTermEnd', { user }, html`<button class="quiet">${t('memberEndTerm')}</button>`)}`
                  : '–'
              }
            </td>
            <td>
              ${form(
                'memberGrowthSet',
                { user },
                html`${named(
                    t('memberGrowth'),
                    html`<input name="growth" type="number" min="0" max="9999999" required value="${facts.growth}" />`,
                  )}<button class="quiet">${t('memberSetGrowth')}</button>`,
              )}
            </td>
            <td>
              ${yuan(balance)}
              ${more(
                ...(['Give', 'Take'] as const).map((what) =>
                  confirmed(
                    t(`member${what}`),
                    t('memberSure'),
                    form(
                      `memberBalance${what}`,
                      { user },
                      html`${named(
                          t('memberAmount'),
                          html`<input
                            name="amount"
                            inputmode="decimal"
                            required
                            pattern="\\d{1,7}(\\.\\d{1,2})?"
                            value="100"
                          />`,
                        )}<button>${t(`member${what}`)}</button>`,
                    ),
                    'quiet',
                  ),
                ),
              )}
            </td>
          </tr>`,
      ),
    )}${pages(members.length, MEMBERS)}`,
  actions: {
    memberBalanceGive: ({ db, now }, { user = '', amount = '' }) => adjust(db, now, user, amount, ''),
    memberBalanceTake: ({ db, now }, { user = '', amount = '' }) => adjust(db, now, user, amount, '-'),
    memberGrowthSet: ({ db, now }, { user = '', growth = '' }) =>
      db.tx(async (tx) => {
        if (!/^\d{1,7}$/.test(growth) || !(await isBuyer(tx, user))) return false
        const [row] = await tx.query<{ growth: number }>('select growth from member where user_id = $1', [Number(user)])
        const change = Number(growth) - (row?.growth ?? 0)
        if (change === 0) return false
        const cause = `platform ${now} ${crypto.randomUUID()}`
        return (await addGrowth(tx, { user: Number(user), source: 'platform', change, cause, now })) !== 0
      }),
    memberTermEnd: async ({ db, now }, { user = '' }) =>
      (await isBuyer(db, user)) &&
      (
        await db.query(
          'update member set level_until = $2::bigint where user_id = $1 and level_until > $2::bigint returning 1',
          [Number(user), now],
        )
      ).length === 1,
  },
})

type Db = Parameters<typeof book>[0]

async function isBuyer(db: Db, user: string): Promise<boolean> {
  return (
    /^\d{1,15}$/.test(user) &&
    (await db.query('select 1 from buyer where user_id = $1 and closed is null', [Number(user)])).length === 1
  )
}

function adjust(db: Db, now: number, user: string, typed: string, sign: '' | '-'): Promise<boolean> {
  const amount = readMoney(typed)
  if (!amount || !/^\d{1,7}\.\d\d$/.test(amount) || Number(amount) === 0) return Promise.resolve(false)
  return db.tx(async (tx) => {
    if (!(await isBuyer(tx, user))) return false
    const key = `platform ${now} ${crypto.randomUUID()}`
    const booking = { kind: 'balance', user: Number(user), amount: sign + amount, cause: 'system', key, now } as const
    return (await book(tx, booking)).done === 'booked'
  })
}
