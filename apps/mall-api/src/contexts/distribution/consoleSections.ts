import { html } from 'hono/html'
import { distributorStates } from '@millwright/domain/distribution/application'
import type { DistributorState, DistributorType } from '@millwright/domain/distribution/application'
import { commissionStates } from '@millwright/domain/distribution/commission'
import { isFilePath } from '@millwright/domain/files/filePath'
import type { Db } from '../../db/db.ts'
import { consoleFileUrl } from '../files/consoleFileUrl.ts'
import { yuan } from '../../core/console/yuan.ts'
import { defineSection } from '../../core/console/section.ts'
import type { ConsoleAction } from '../../core/console/section.ts'
import { closeWindow, updateCommissions } from './commissions.ts'
import { decideDistributorApplication, distributors, stopOrResumeDistributor } from './distributors.ts'
import { endWithdrawal } from './withdrawals.ts'

const REASON = 100

export const distributorConsoleSection = defineSection({
  name: 'distributors',
  texts: {
    title: ['分销员与佣金比例', 'Distributors and their rates'],
    person: ['个人', 'Individual'],
    shop: ['店铺', 'Store'],
    company: ['企业', 'Company'],
    kind: ['结算主体', 'Settled as'],
    who: ['申请人', 'Applicant'],
    papers: ['证件', 'Documents'],
    front: ['身份证人像面', 'ID card, portrait'],
    back: ['身份证国徽面', 'ID card, emblem'],
    licence: ['营业执照', 'Licence'],
    bank: ['收款账户', 'Bank account'],
    inReview: ['待审核', 'In review'],
    approved: ['已通过', 'Approved'],
    stopped: ['已停用', 'Stopped'],
    refused: ['未通过', 'Refused'],
    approve: ['通过', 'Approve'],
    refuse: ['驳回', 'Refuse'],
    stop: ['停用', 'Stop'],
    resume: ['恢复', 'Resume'],
    reason: ['原因', 'Reason'],
    rates: ['按商品设置佣金比例', 'Rates by product'],
    prodId: ['商品编号', 'Product number'],
    product: ['商品', 'Product'],
    rate: ['佣金比例（%）', 'Rate (%)'],
    setRate: ['保存比例', 'Save the rate'],
    endRate: ['取消分销', 'Take off'],
  },
  read: async ({ db }, { locale }) => ({
    people: await distributors(db),
    rates: await db.query<{ prodId: number; name: string; rate: string }>(
      'select prod_id as "prodId", p.name->>$1 as name, rate from distribution_prod join product p using (prod_id) order by rate desc, prod_id limit 50',
      [locale],
    ),
  }),
  draw: ({ people, rates }, { t, form, named, table }) => {
    const ask = html`${named(t('reason'), html`<input name="reason" required maxlength="${REASON}" />`)}`
    return html`${table(
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
                      ${form('distributorRefuse', { user: one.user }, html`${ask}<button class="quiet">${t('refuse')}</button>`)}`
                    : one.state === distributorStates.approved
                      ? form(
                          'distributorStop',
                          { user: one.user },
                          html`${ask}<button class="quiet">${t('stop')}</button>`,
                        )
                      : one.state === distributorStates.stopped
                        ? form('distributorResume', { user: one.user }, html`<button>${t('resume')}</button>`)
                        : ''
                }
              </td>
            </tr>`,
        ),
      )}
      <h3>${t('rates')}</h3>
      ${form(
        'distributorRate',
        {},
        html`${named(t('prodId'), html`<input name="prodId" inputmode="numeric" required pattern="\\d{1,15}" />`)}
          ${named(t('rate'), html`<input name="rate" inputmode="decimal" required pattern="\\d{1,2}(\\.\\d{1,2})?" value="5" />`)}
          <button>${t('setRate')}</button>`,
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
      )}`
  },
  actions: {
    distributorApprove: (context, form) => decideDistributorApplication(context, userIn(form), 'approve'),
    distributorRefuse: withReason((context, form, refuse) =>
      decideDistributorApplication(context, userIn(form), { refuse }),
    ),
    distributorStop: withReason(({ db }, form, reason) => stopOrResumeDistributor(db, userIn(form), reason)),
    distributorResume: ({ db }, form) => stopOrResumeDistributor(db, userIn(form), undefined),
    distributorRate: ({ db, now }, { prodId = '', rate = '' }) => setRate(db, now, prodId, rate),
    distributorRateEnd: async ({ db }, { prodId = '' }) =>
      /^\d{1,15}$/.test(prodId) &&
      (await db.query('delete from distribution_prod where prod_id = $1::bigint returning 1', [prodId])).length > 0,
  },
})

export const commissionConsoleSection = defineSection({
  name: 'commissions',
  texts: {
    title: ['佣金与提现', 'Commission and withdrawals'],
    distributor: ['分销员', 'Distributor'],
    commission: ['佣金', 'Commission'],
    unpaid: ['待付款', 'Not paid'],
    unsettled: ['待结算', 'To settle'],
    settled: ['已结算', 'Settled'],
    void: ['已失效', 'Void'],
    settle: ['时间拨到退货期结束', 'Turn the clock past the return window'],
    withdrawal: ['提现', 'Withdrawal'],
    processing: ['处理中', 'Processing'],
    pay: ['确认打款', 'Paid'],
    refuse: ['驳回', 'Refuse'],
    fail: ['银行退回', 'Returned by the bank'],
    reason: ['原因', 'Reason'],
    sure: ['确认已向该账户打款？', 'Has the money been sent to this account?'],
  },
  waiting: 'commission_withdrawal where state = 0',
  read: async ({ db, now }) => {
    await updateCommissions({ db, now })
    return {
      lines: await db.query<Line>(
        `
        select c.order_number as "orderNumber", d.real_name as name, c.state, sum(c.amount)::text as amount, o.status from commission c
        join distributor d using (user_id) join orders o using (order_number)
        group by c.order_number, d.real_name, c.state, o.status, o.created order by c.state = 1 desc, o.created desc limit 30`,
      ),
      asked: await db.query<Asked>(
        `
        select withdrawal_id as id, d.real_name as name, amount, w.bank_name as bank, w.bank_account as tail from commission_withdrawal w join distributor d using (user_id)
        where w.state = 0 order by w.created limit 30`,
      ),
    }
  },
  draw: ({ lines, asked }, { t, form, confirmed, named, table }) =>
    html`${table(
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
    )}
    ${table(
      ['withdrawal', 'distributor', 'amount', 'action'],
      asked.map(
        ({ id, name, amount, bank, tail }) =>
          html`<tr data-withdrawal="${id}">
            <td>${id}（${t('processing')}）</td>
            <td>${name}<br />${bank} ****${tail}</td>
            <td>${yuan(amount)}</td>
            <td>
              ${confirmed(t('pay'), `${t('sure')} ${yuan(amount)}`, form('withdrawalPay', { id }, html`<button>${t('pay')}</button>`))}
              ${(['refuse', 'fail'] as const).map((end) =>
                form(
                  end === 'refuse' ? 'withdrawalRefuse' : 'withdrawalFail',
                  { id },
                  html`${named(t('reason'), html`<input name="reason" required maxlength="${REASON}" />`)}<button
                      class="quiet"
                    >
                      ${t(end)}
                    </button>`,
                ),
              )}
            </td>
          </tr>`,
      ),
    )}`,
  actions: {
    commissionSettle: (context, { orderNumber = '' }) => closeWindow(context, orderNumber),
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
