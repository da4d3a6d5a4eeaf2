import { html } from 'hono/html'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import type { ConsoleHelpers } from '../../core/console/section.ts'
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
  state: number
}
type Account = {
  user: number
  buyer: string
  company: string
  limit: number
  days: number
  stopped: boolean
  used: string
  due: string
}

const texts = {
  find: ['买家、企业或手机号', 'Buyer, company or mobile'],
  company: ['企业', 'Company'],
  licence: ['营业执照', 'Licence'],
  limit: ['额度（元）', 'Limit (CNY)'],
  days: ['账期（天）', 'Payment term (days)'],
  terms: ['申请额度与账期', 'Requested terms'],
  used: ['已用 / 额度', 'Used / limit'],
  due: ['待付账单', 'On statements'],
  waiting: ['待审批', 'In review'],
  granted: ['已通过', 'Approved'],
  refused: ['已拒绝', 'Declined'],
  grant: ['通过', 'Approve'],
  sureGrant: [
    '确认给予该企业账期？额度内的订单可先发货后付款。',
    'Grant these terms? Orders within the limit ship before they are paid.',
  ],
  reason: ['原因', 'Reason'],
  illegible: ['营业执照不清晰，请重新上传。', 'The licence is not legible. Please upload it again.'],
  checking: ['企业信息变更待核实。', 'We are checking a change of the company’s data.'],
  refuse: ['拒绝', 'Decline'],
  change: ['更改', 'Change terms'],
  sureChange: ['确认更改额度与账期？', 'Change the limit and the payment term?'],
  stop: ['停用', 'Suspend'],
  resume: ['恢复', 'Resume'],
  active: ['使用中', 'Active'],
  stopped: ['已停用', 'Suspended'],
  billNow: ['立即出账（拨到账单日）', 'Issue the statement now'],
  lapse: ['让最早的账单逾期', 'Make the oldest statement overdue'],
} as const

/** Returns the fields of a credit limit and a payment term. */
function termsOf(
  { limit, days }: { limit: number; days: number },
  { t, named }: Pick<ConsoleHelpers<'limit' | 'days'>, 't' | 'named'>,
) {
  return html`${named(t('limit'), html`<input name="limit" type="number" min="0" max="10000000" value="${limit}" required />`)}
  ${named(t('days'), html`<input name="days" type="number" min="1" max="365" value="${days}" required />`)}`
}

/** The console's section of applications for net terms. */
export const creditApplicationConsoleSection = defineSection({
  name: 'creditApplications',
  texts: {
    ...texts,
    title: ['账期申请', 'Net terms applications'],
    empty: ['买家申请账期后，申请显示在这里。', 'Applications appear here when buyers apply for net terms.'],
  },
  waiting: 'credit_application where state = 0',
  states: ['waiting', 'granted', 'refused'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<Application>(
      `select application_id as id, b.nick_name->>$1 as buyer, a.company, a.credit_code as "creditCode", a.licence, a.credit_limit::bigint as limit, a.days, a.state
      from credit_application a join buyer b using (user_id)
      where ($2 = '' or b.nick_name->>$1 ilike '%' || $2 || '%' or b.mobile = $2 or a.company ilike '%' || $2 || '%')
        and ($3 = '' or $3 = case a.state when 0 then 'waiting' when 1 then 'granted' else 'refused' end)
      order by a.state <> 0, a.created, application_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (applications, kit) => {
    const { t, form, confirmed, named, more, table, search, pages } = kit
    return html`${search(t('find'))}${table(
      ['buyer', 'company', 'licence', 'terms', 'status', 'action'],
      applications.map(
        (one) =>
          html`<tr data-application="${one.id}">
            <td>${one.buyer}</td>
            <td class="words">${one.company} ${one.creditCode}</td>
            <td>${one.licence ? html`<a href="/console/${one.licence}">${t('licence')}</a>` : ''}</td>
            <td>${yuan(String(one.limit))} · ${one.days}</td>
            <td>${t(applicationState(one.state))}</td>
            <td>
              ${
                one.state === 0
                  ? html`${confirmed(
                      t('grant'),
                      t('sureGrant'),
                      form('creditGrant', { id: one.id }, html`${termsOf(one, kit)}<button>${t('grant')}</button>`),
                    )}
                    ${more(
                      form(
                        'creditRefuse',
                        { id: one.id },
                        html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('illegible')}" />`)}<button
                            class="quiet"
                          >
                            ${t('refuse')}
                          </button>`,
                      ),
                    )}`
                  : ''
              }
            </td>
          </tr>`,
      ),
    )}${pages(applications.length)}`
  },
  actions: {
    creditGrant: (context, { id = '', limit = '', days = '' }) =>
      grant(context, rowId(id), { limit: Number(limit), days: Number(days) }),
    creditRefuse: (context, { id = '', reason = '' }) => refuseCreditApplication(context, rowId(id), reason),
  },
})

const applicationState = (state: number) => (state === 0 ? 'waiting' : state === 1 ? 'granted' : 'refused')

/** The console's section of accounts with net terms. */
export const creditConsoleSection = defineSection({
  name: 'credit',
  texts: {
    ...texts,
    title: ['账期账户', 'Net terms accounts'],
    empty: ['账期申请通过后，账户显示在这里。', 'Accounts appear here when an application for net terms is approved.'],
  },
  states: ['active', 'stopped'],
  read: ({ db }, { locale, find, state, page }) =>
    db.query<Account>(
      `select user_id as user, b.nick_name->>$1 as buyer, coalesce(b.company, '') as company, credit_limit::bigint as limit, days, stopped,
        coalesce((select sum(amount) from credit_entry e where e.user_id = a.user_id), 0.00) as used,
        coalesce((select sum(e.amount) from credit_entry e join bill using (user_id, month) where e.user_id = a.user_id), 0.00) as due
      from credit_account a join buyer b using (user_id)
      where ($2 = '' or b.nick_name->>$1 ilike '%' || $2 || '%' or b.mobile = $2 or b.company ilike '%' || $2 || '%')
        and ($3 = '' or ($3 = 'stopped') = stopped)
      order by a.granted desc, user_id limit ${CONSOLE_ROWS} offset $4::bigint`,
      [locale, find.trim(), state, (page - 1) * CONSOLE_ROWS],
    ),
  draw: (accounts, kit) => {
    const { t, form, confirmed, named, more, table, search, pages } = kit
    return html`${search(t('find'))}${table(
      ['buyer', 'company', 'used', 'due', 'status', 'action'],
      accounts.map(
        (one) =>
          html`<tr data-credit="${one.user}">
            <td>${one.buyer}</td>
            <td class="words">${one.company}</td>
            <td>${yuan(String(one.used))} / ${yuan(String(one.limit))}</td>
            <td>${yuan(String(one.due))}</td>
            <td>${t(one.stopped ? 'stopped' : 'active')}</td>
            <td>
              ${confirmed(
                t('change'),
                t('sureChange'),
                form('creditChange', { user: one.user }, html`${termsOf(one, kit)}<button>${t('change')}</button>`),
                'quiet',
              )}
              ${one.stopped ? form('creditResume', { user: one.user }, html`<button>${t('resume')}</button>`) : ''}
              ${more(
                one.stopped
                  ? ''
                  : form(
                      'creditStop',
                      { user: one.user },
                      html`${named(t('reason'), html`<input name="reason" required maxlength="200" value="${t('checking')}" />`)}<button
                          class="quiet"
                        >
                          ${t('stop')}
                        </button>`,
                    ),
                form('creditBill', { user: one.user }, html`<button class="quiet">${t('billNow')}</button>`),
                form('creditLapse', { user: one.user }, html`<button class="quiet">${t('lapse')}</button>`),
              )}
            </td>
          </tr>`,
      ),
    )}${pages(accounts.length)}`
  },
  actions: {
    creditChange: (context, { user = '', limit = '', days = '' }) =>
      changeTerms(context, rowId(user), { limit: Number(limit), days: Number(days) }),
    creditStop: (context, { user = '', reason = '' }) => stopAccount(context, rowId(user), reason),
    creditResume: (context, { user = '' }) => stopAccount(context, rowId(user), undefined),
    creditBill: (context, { user = '' }) => issueStatementNow(context, rowId(user)),
    creditLapse: (context, { user = '' }) => makeStatementOverdue(context, rowId(user)),
  },
})
