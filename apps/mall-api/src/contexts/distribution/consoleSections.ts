import { html } from 'hono/html'
import { distributorStates } from '@millwright/domain/distribution/application'
import type { DistributorState, DistributorType } from '@millwright/domain/distribution/application'
import { commissionStates } from '@millwright/domain/distribution/commission'
import { isFilePath } from '@millwright/domain/files/filePath'
import type { Db } from '../../db/db.ts'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { yuan } from '../../core/console/yuan.ts'
import { CONSOLE_ROWS, defineSection } from '../../core/console/section.ts'
import type { ConsoleAction } from '../../core/console/section.ts'
import { closeWindow, updateCommissions } from './commissions.ts'
import { decideDistributorApplication, findDistributors, stopOrResumeDistributor } from './distributors.ts'
import { endWithdrawal } from './withdrawals.ts'

const REASON = 100

export const distributorConsoleSection = defineSection({
  name: 'distributors',
  texts: {
    title: ['分销员', 'Distributors'],
    empty: ['买家申请成为分销员后，申请显示在这里。', 'Applications appear here when buyers apply to be distributors.'],
    person: ['个人', 'Individual'],
    shop: ['店铺', 'Store'],
    company: ['企业', 'Company'],
    kind: ['结算主体', 'Type'],
    who: ['申请人', 'Applicant'],
    papers: ['证件', 'Documents'],
    front: ['身份证人像面', 'ID card, portrait'],
    back: ['身份证国徽面', 'ID card, emblem'],
    licence: ['营业执照', 'Licence'],
    bank: ['收款账户', 'Bank account'],
    inReview: ['待审核', 'In review'],
    approved: ['已通过', 'Approved'],
    stopped: ['已停用', 'Suspended'],
    refused: ['未通过', 'Rejected'],
    approve: ['通过', 'Approve'],
    refuse: ['驳回', 'Reject'],
    stop: ['停用', 'Suspend'],
    resume: ['恢复', 'Resume'],
    reason: ['原因', 'Reason'],
    find: ['姓名、企业或手机号', 'Name, company or mobile'],
  },
  waiting: `distributor where state = ${distributorStates.inReview}`,
  states: ['inReview', 'approved', 'stopped', 'refused'],
  read: ({ db }, { find, state, page }) =>
    findDistributors(db, {
      find: find.trim(),
      state: Object.entries(states).find(([, word]) => word === state)?.[0],
      from: (page - 1) * CONSOLE_ROWS,
      most: CONSOLE_ROWS,
    }),
  draw: (people, { t, form, named, more, table, search, pages }) => {
    const ask = html`${named(t('reason'), html`<input name="reason" required maxlength="${REASON}" />`)}`
    return html`${search(t('find'))}${table(
      ['who', 'kind', 'papers', 'bank', 'status', 'action'],
      people.map(
        (one) =>
          html`<tr data-distributor="${one.account ?? one.user}" data-state="${one.state}">
            <td>
              ${one.realName}（${one.account ?? one.user}）<br />${one.identityNumber}<br />${one.mobile}${
                one.companyName ? html`<br />${one.companyName}<br />${one.creditCode}` : ''
              }
            </td>
            <td>${t(kinds[one.type])}</td>
            <td>
              ${paper(one.identityFront, t('front'))}<br />${paper(one.identityBack, t('back'))}${
                one.licence ? html`<br />${paper(one.licence, t('licence'))}` : ''
              }
            </td>
            <td>${one.bankName} ${one.bankBranch}<br />${one.bankAccount}</td>
            <td>${t(states[one.state])}<br />${one.cardNo ?? ''}${one.reason ? html`<br />${one.reason}` : ''}</td>
            <td>
              ${
                one.state === distributorStates.inReview
                  ? html`${form('distributorApprove', { user: one.user }, html`<button>${t('approve')}</button>`)}
                    ${more(form('distributorRefuse', { user: one.user }, html`${ask}<button class="quiet">${t('refuse')}</button>`))}`
                  : one.state === distributorStates.approved
                    ? more(
                        form(
                          'distributorStop',
                          { user: one.user },
                          html`${ask}<button class="quiet">${t('stop')}</button>`,
                        ),
                      )
                    : one.state === distributorStates.stopped
                      ? form('distributorResume', { user: one.user }, html`<button>${t('resume')}</button>`)
                      : ''
              }
            </td>
          </tr>`,
      ),
    )}${pages(people.length)}`
  },
  actions: {
    distributorApprove: (context, form) => decideDistributorApplication(context, userIn(form), 'approve'),
    distributorRefuse: withReason((context, form, refuse) =>
      decideDistributorApplication(context, userIn(form), { refuse }),
    ),
    distributorStop: withReason(({ db }, form, reason) => stopOrResumeDistributor(db, userIn(form), reason)),
    distributorResume: ({ db }, form) => stopOrResumeDistributor(db, userIn(form), undefined),
  },
})

/** The console's section of commission rates by product. */
export const rateConsoleSection = defineSection({
  name: 'rates',
  texts: {
    title: ['佣金比例', 'Commission rates'],
    empty: ['设置商品的佣金比例后，商品显示在这里。', 'Products appear here when you set their commission rate.'],
    find: ['商品名称或编号', 'Product name or number'],
    prodId: ['商品编号', 'Product number'],
    rate: ['佣金比例（%）', 'Rate (%)'],
    newRate: ['设置佣金比例', 'Set a commission rate'],
    setRate: ['保存比例', 'Save rate'],
    endRate: ['取消分销', 'Remove'],
  },
  read: ({ db }, { locale, find, page }) =>
    db.query<{ prodId: number; name: string; rate: string }>(
      `select prod_id as "prodId", p.name->>$1 as name, rate from distribution_prod join product p using (prod_id)
      where $2 = '' or prod_id::text = $2 or p.name->>$1 ilike '%' || $2 || '%'
      order by rate desc, prod_id limit ${CONSOLE_ROWS} offset $3::bigint`,
      [locale, find.trim(), (page - 1) * CONSOLE_ROWS],
    ),
  draw: (rates, { t, form, named, panel, table, search, pages }) =>
    html`${search(t('find'))}
    ${panel(
      t('newRate'),
      form(
        'distributorRate',
        {},
        html`${named(t('prodId'), html`<input name="prodId" inputmode="numeric" required pattern="\\d{1,15}" />`)}
          ${named(t('rate'), html`<input name="rate" inputmode="decimal" required pattern="\\d{1,2}(\\.\\d{1,2})?" value="5" />`)}
          <button>${t('setRate')}</button>`,
      ),
    )}
    ${table(
      ['prodId', 'product', 'rate', 'action'],
      rates.map(
        ({ prodId, name, rate }) =>
          html`<tr data-rate="${prodId}">
            <td>${prodId}</td>
            <td>${name}</td>
            <td>${rate}</td>
            <td>${form('distributorRateEnd', { prodId }, html`<button class="quiet">${t('endRate')}</button>`)}</td>
          </tr>`,
      ),
    )}${pages(rates.length)}`,
  actions: {
    distributorRate: ({ db, now }, { prodId = '', rate = '' }) => setRate(db, now, prodId, rate),
    distributorRateEnd: async ({ db }, { prodId = '' }) =>
      /^\d{1,15}$/.test(prodId) &&
      (await db.query('delete from distribution_prod where prod_id = $1::bigint returning 1', [prodId])).length > 0,
  },
})

/** The console's section of commission by order. */
export const commissionConsoleSection = defineSection({
  name: 'commissions',
  texts: {
    title: ['佣金', 'Commission'],
    empty: [
      '买家通过分销链接下单后，佣金显示在这里。',
      'Commission appears here when buyers order through a distributor’s link.',
    ],
    find: ['订单号或分销员', 'Order number or distributor'],
    distributor: ['分销员', 'Distributor'],
    commission: ['佣金', 'Commission'],
    unpaid: ['待付款', 'Order unpaid'],
    unsettled: ['待结算', 'Pending'],
    settled: ['已结算', 'Settled'],
    void: ['已失效', 'Void'],
    settle: ['时间拨到退货期结束', 'Skip to the end of the return period'],
  },
  states: ['unsettled', 'settled', 'unpaid', 'void'],
  read: async ({ db, now }, { find, state, page }) => {
    await updateCommissions({ db, now })
    return db.query<Line>(
      `select c.order_number as "orderNumber", d.real_name as name, c.state, sum(c.amount)::text as amount, o.status from commission c
      join distributor d using (user_id) join orders o using (order_number)
      where ($1 = '' or c.order_number = $1 or d.real_name ilike '%' || $1 || '%')
        and ($2 = '' or $2 = case c.state when 0 then 'unpaid' when 1 then 'unsettled' when 2 then 'settled' else 'void' end)
      group by c.order_number, d.real_name, c.state, o.status, o.created
      order by c.state = 1 desc, o.created desc, c.order_number limit ${CONSOLE_ROWS} offset $3::bigint`,
      [find.trim(), state, (page - 1) * CONSOLE_ROWS],
    )
  },
  draw: (lines, { t, form, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['order', 'distributor', 'commission', 'status', 'action'],
      lines.map(
        ({ orderNumber, name, amount, state, status }) =>
          html`<tr data-commission="${orderNumber}" data-state="${state}">
            <td>${orderNumber}</td>
            <td>${name}</td>
            <td>${yuan(amount)}</td>
            <td>${t(lineStates[state])}</td>
            <td>
              ${
                state === commissionStates.unsettled && status === 5
                  ? form('commissionSettle', { orderNumber }, html`<button class="quiet">${t('settle')}</button>`)
                  : ''
              }
            </td>
          </tr>`,
      ),
    )}${pages(lines.length)}`,
  actions: {
    commissionSettle: (context, { orderNumber = '' }) => closeWindow(context, orderNumber),
  },
})

/** The console's section of distributors' withdrawals that wait for a transfer. */
export const withdrawalConsoleSection = defineSection({
  name: 'withdrawals',
  texts: {
    title: ['提现', 'Withdrawals'],
    empty: ['分销员申请提现后，待打款的提现显示在这里。', 'Withdrawals appear here when distributors request them.'],
    find: ['分销员或提现编号', 'Distributor or number'],
    distributor: ['分销员', 'Distributor'],
    withdrawal: ['提现', 'Withdrawal'],
    processing: ['处理中', 'In progress'],
    pay: ['确认打款', 'Mark as paid'],
    refuse: ['驳回', 'Reject'],
    fail: ['银行退回', 'Returned by the bank'],
    reason: ['原因', 'Reason'],
    sure: ['确认已向该账户打款？', 'Has the money been sent to this account?'],
  },
  waiting: 'commission_withdrawal where state = 0',
  read: ({ db }, { find, page }) =>
    db.query<Asked>(
      `select withdrawal_id as id, d.real_name as name, amount, w.bank_name as bank, w.bank_account as tail
      from commission_withdrawal w join distributor d using (user_id)
      where w.state = 0 and ($1 = '' or withdrawal_id::text = $1 or d.real_name ilike '%' || $1 || '%')
      order by w.created, withdrawal_id limit ${CONSOLE_ROWS} offset $2::bigint`,
      [find.trim(), (page - 1) * CONSOLE_ROWS],
    ),
  draw: (asked, { t, form, confirmed, named, more, table, search, pages }) =>
    html`${search(t('find'))}${table(
      ['withdrawal', 'distributor', 'amount', 'action'],
      asked.map(
        ({ id, name, amount, bank, tail }) =>
          html`<tr data-withdrawal="${id}">
            <td>${id}（${t('processing')}）</td>
            <td>${name}<br />${bank} ****${tail}</td>
            <td>${yuan(amount)}</td>
            <td>
              ${confirmed(t('pay'), `${t('sure')} ${yuan(amount)}`, form('withdrawalPay', { id }, html`<button>${t('pay')}</button>`))}
              ${more(
                ...(['refuse', 'fail'] as const).map((end) =>
                  form(
                    end === 'refuse' ? 'withdrawalRefuse' : 'withdrawalFail',
                    { id },
                    html`${named(t('reason'), html`<input name="reason" required maxlength="${REASON}" />`)}<button
                        class="quiet"
                      >
                        ${t(end)}
                      </button>`,
                  ),
                ),
              )}
            </td>
          </tr>`,
      ),
    )}${pages(asked.length)}`,
  actions: {
    withdrawalPay: (context, { id = '' }) => endWithdrawal(context, rowOf(id), 'pay'),
    withdrawalRefuse: withReason((context, { id = '' }, reason) => endWithdrawal(context, rowOf(id), 'refuse', reason)),
    withdrawalFail: withReason((context, { id = '' }, reason) => endWithdrawal(context, rowOf(id), 'fail', reason)),
  },
})

type Line = { orderNumber: string; name: string; amount: string; state: -1 | 0 | 1 | 2; status: number }
type Asked = { id: number; name: string; amount: string; bank: string; tail: string }

const kinds = { 1: 'person', 2: 'shop', 3: 'company' } as const satisfies Record<DistributorType, string>
const states = { 0: 'inReview', 1: 'approved', 2: 'stopped', 3: 'refused' } as const satisfies Record<
  DistributorState,
  string
>
const lineStates = { 0: 'unpaid', 1: 'unsettled', 2: 'settled', [-1]: 'void' } as const

const paper = (path: string, label: string) => isFilePath(path) && html`<a href="${consoleFileUrl(path)}">${label}</a>`
const rowOf = (id: string | undefined) => (id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : -1)
const userIn = ({ user }: Record<string, string>) => rowOf(user)

/** Wraps an action that needs a reason. Does nothing if the reason is empty. */
function withReason(
  act: (context: Parameters<ConsoleAction>[0], form: Record<string, string>, reason: string) => Promise<boolean>,
): ConsoleAction {
  return (context, form) => {
    const reason = form.reason?.trim().slice(0, REASON)
    return reason ? act(context, form, reason) : Promise.resolve(false)
  }
}

/** Sets the commission rate of a product for future orders. */
async function setRate(db: Db, now: number, prodId: string, rate: string): Promise<boolean> {
  if (!/^\d{1,15}$/.test(prodId) || !/^\d{1,2}(\.\d{1,2})?$/.test(rate) || Number(rate) <= 0 || Number(rate) > 50)
    return false
  const [set] = await db.query(
    `insert into distribution_prod (prod_id, rate, created) select prod_id, $2::text::numeric, $3::bigint from product where prod_id = $1::bigint
    on conflict (prod_id) do update set rate = excluded.rate returning 1`,
    [prodId, rate, now],
  )
  return set !== undefined
}
