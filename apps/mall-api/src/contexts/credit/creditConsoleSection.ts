import { html } from 'hono/html'
import { yuan } from '../../core/console/yuan.ts'
import { defineSection } from '../../core/console/section.ts'
import type { Db } from '../../db/db.ts'
import { rowId } from '../../core/wire/wire.ts'
import { issueStatementNow, changeTerms, makeStatementOverdue, stopAccount } from './accounts.ts'
import { grant, refuseCreditApplication } from './applications.ts'

type Application = {
  id: number
  buyer: string
  company: string
  creditCode: string
  licence: string
  limit: number
  days: number
}
type Account = { user: number; buyer: string; limit: number; days: number; stopped: boolean; used: string; due: string }

const applications = (db: Db, locale: string) =>
  db.query<Application>(
    `select application_id as id, b.nick_name->>$1 as buyer, a.company, a.credit_code as "creditCode", a.licence, credit_limit::bigint as limit, days
    from credit_application a join buyer b using (user_id) where state = 0 order by a.created limit 30`,
    [locale],
  )

const accounts = (db: Db, locale: string) =>
  db.query<Account>(
    `select user_id as user, b.nick_name->>$1 as buyer, credit_limit::bigint as limit, days, stopped,
      coalesce((select sum(amount) from credit_entry e where e.user_id = a.user_id), 0.00) as used,
      coalesce((select sum(e.amount) from credit_entry e join bill using (user_id, month) where e.user_id = a.user_id), 0.00) as due
    from credit_account a join buyer b using (user_id) order by a.granted desc limit 30`,
    [locale],
  )

export const creditConsoleSection = defineSection({
  name: 'credit',
  texts: {
    title: ['账期', 'Net terms'],
    company: ['企业', 'Company'],
    licence: ['营业执照', 'Licence'],
    limit: ['额度（元）', 'Limit (CNY)'],
    days: ['账期（天）', 'Days'],
    used: ['已用', 'Used'],
    due: ['待付账单', 'On statements'],
    grant: ['通过', 'Grant'],
    reason: ['原因', 'Reason'],
    illegible: ['营业执照不清晰，请重新上传。', 'The licence is not legible; please upload it again.'],
    checking: ['企业信息变更待核实。', 'A change of the company’s data is being checked.'],
    refuse: ['拒绝', 'Refuse'],
    change: ['更改', 'Change'],
    stop: ['停用', 'Stop'],
    resume: ['恢复', 'Resume'],
    stopped: ['已停用', 'stopped'],
    billNow: ['立即出账（拨到账单日）', 'Statement day: issue it now'],
    lapse: ['让最早的账单逾期', 'Let the oldest statement fall overdue'],
  },
  waiting: 'credit_application where state = 0',
  read: async ({ db }, { locale }) => ({
    applications: await applications(db, locale),
    accounts: await accounts(db, locale),
  }),
  draw: (rows, { t, form, named, table }) => {
    const terms = ({ limit, days }: { limit: number; days: number }) =>
      html`${named(t('limit'), html`<input name="limit" type="number" min="0" max="10000000" value="${limit}" required />`)}
      ${named(t('days'), html`<input name="days" type="number" min="1" max="365" value="${days}" required />`)}`
    const reason = (value: string) =>
      named(t('reason'), html`<input name="reason" required maxlength="200" value="${value}" />`)
    return html`${table(
      ['buyer', 'company', 'licence', 'action'],
      rows.applications.map(
        (one) =>
          html`<tr data-application="${one.id}">
            <td>${one.buyer}</td>
            <td>${one.company} ${one.creditCode}</td>
            <td>${one.licence ? html`<a href="/console/${one.licence}">${t('licence')}</a>` : ''}</td>
            <td>
              ${form('creditGrant', { id: one.id }, html`${terms(one)}<button>${t('grant')}</button>`)}
              ${form('creditRefuse', { id: one.id }, html`${reason(t('illegible'))}<button class="quiet">${t('refuse')}</button>`)}
            </td>
          </tr>`,
      ),
    )}
    ${table(
      ['buyer', 'used', 'due', 'action'],
      rows.accounts.map(
        (one) =>
          html`<tr data-credit="${one.user}">
            <td>${one.buyer}${one.stopped ? html` (${t('stopped')})` : ''}</td>
            <td>${yuan(String(one.used))} / ${yuan(String(one.limit))}</td>
            <td>${yuan(String(one.due))}</td>
            <td>
              ${form('creditChange', { user: one.user }, html`${terms(one)}<button class="quiet">${t('change')}</button>`)}
              ${
                one.stopped
                  ? form('creditResume', { user: one.user }, html`<button>${t('resume')}</button>`)
                  : form(
                      'creditStop',
                      { user: one.user },
                      html`${reason(t('checking'))}<button class="quiet">${t('stop')}</button>`,
                    )
              }
              ${form('creditBill', { user: one.user }, html`<button>${t('billNow')}</button>`)}
              ${form('creditLapse', { user: one.user }, html`<button class="quiet">${t('lapse')}</button>`)}
            </td>
          </tr>`,
      ),
    )}`
  },
  actions: {
    creditGrant: (context, { id = '', limit = '', days = '' }) =>
      grant(context, rowId(id), { limit: Number(limit), days: Number(days) }),
    creditRefuse: (context, { id = '', reason = '' }) => refuseCreditApplication(context, rowId(id), reason),
    creditChange: (context, { user = '', limit = '', days = '' }) =>
      changeTerms(context, rowId(user), { limit: Number(limit), days: Number(days) }),
    creditStop: (context, { user = '', reason = '' }) => stopAccount(context, rowId(user), reason),
    creditResume: (context, { user = '' }) => stopAccount(context, rowId(user), undefined),
    creditBill: (context, { user = '' }) => issueStatementNow(context, rowId(user)),
    creditLapse: (context, { user = '' }) => makeStatementOverdue(context, rowId(user)),
  },
})
