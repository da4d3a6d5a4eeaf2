import './compose.ts'
import { monthOf } from '@millwright/domain/credit/months'
import { forgetOldAddresses } from '../contexts/account/closing.ts'
import { sweepRefunds } from '../contexts/after-sale/applyRefundEvent.ts'
import { numberChanges } from '../contexts/exchange/orderChanges.ts'
import { issueBills } from '../contexts/credit/bills.ts'
import type { Db } from '../db/db.ts'
import { sweepOld } from '../db/sweep.ts'
import { updateCommissions } from '../contexts/distribution/commissions.ts'
import type { FileStore } from '../core/files/fileStore.ts'
import { sweepFiles } from '../contexts/files/files.ts'
import { sweepPoints } from '../contexts/member/sweepPoints.ts'
import { closeTypes, closeUnpaid } from '../contexts/order/orders.ts'
import { renewPromotions } from '../contexts/promotion/sample.ts'
import { renewDeals } from '../contexts/promotion/seed.ts'
import { failTeams } from '../contexts/promotion/teams.ts'
import { remindOfBills } from '../contexts/credit/remindOfBills.ts'
import { tellPriceFalls } from '../contexts/catalogue/tellPriceFalls.ts'
import { tellRestocked } from '../contexts/catalogue/tellRestocked.ts'
import { remindOfQuotes } from '../contexts/quote/remindOfQuotes.ts'
import { remindOfLists } from '../contexts/order-list/repeatLists.ts'
import { sweepInquiries } from '../contexts/quote/sweepInquiries.ts'
import { queryPayments } from '../contexts/payment/queryPayments.ts'
import { sendRefunds } from '../contexts/payment/serviceRefunds.ts'
import { sendMails } from '../core/mail/mails.ts'
import type { MailPort } from '../core/outside/mailPort.ts'
import type { PaymentPorts } from '../core/outside/paymentPort.ts'
import { deliverWebhooks } from '../contexts/webhook/deliver.ts'
import type { Job } from '../jobs/job.ts'
import { renewHistory } from '../sample/history.ts'

type JobContext = {
  db: Db
  files: FileStore
  payments: PaymentPorts
  mail: MailPort | undefined
  now: number
  /** Returns the current time, for long-running jobs. */
  clock?: () => number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const everyHalfMinute = { schedule: { every: 30 * SECOND }, timeLimit: 5 * MINUTE }
const everyMinute = { schedule: { every: MINUTE }, timeLimit: 5 * MINUTE }

const dealings: readonly Job<JobContext>[] = [
  {
    name: 'close-unpaid-orders',
    title: ['关闭未付款订单', 'Close unpaid orders'],
    ...everyHalfMinute,
    // Queries the payments first, because orders that a payment service has taken money for must be paid, not closed.
    run: ({ db, payments, now }) =>
      queryPayments({ db, payments, now }).finally(() => closeUnpaid({ db, now }, { closeType: closeTypes.timeout })),
  },
  {
    name: 'advance-refunds',
    title: ['推进超时的退款', 'Advance refunds after their time'],
    ...everyMinute,
    run: ({ db, now }) => sweepRefunds({ db, now }),
  },
  {
    name: 'send-refunds',
    title: ['向支付服务退款', 'Send refunds to the payment services'],
    ...everyHalfMinute,
    run: ({ db, payments, now }) => sendRefunds({ db, payments, now }),
  },
  {
    name: 'send-mails',
    title: ['发送邮件', 'Send mails'],
    ...everyHalfMinute,
    run: ({ db, mail, now }) => sendMails({ db, mail, now }),
  },
  {
    name: 'settle-points',
    title: ['结算积分与会员期限', 'Settle points and memberships'],
    ...everyMinute,
    run: ({ db, now }) => sweepPoints(db, now),
  },
  {
    name: 'settle-commissions',
    title: ['结算分销佣金', 'Settle commissions'],
    ...everyMinute,
    run: ({ db, now }) => updateCommissions({ db, now }),
  },
  {
    name: 'close-inquiries',
    title: ['关闭过期的询价', 'Close expired inquiries'],
    ...everyMinute,
    run: ({ db, now }) => sweepInquiries({ db, now }),
  },
  {
    name: 'tell-restocked',
    title: ['通知缺货商品到货', 'Tell buyers that products are back in stock'],
    ...everyMinute,
    run: ({ db, now }) => tellRestocked({ db, now }),
  },
  {
    name: 'tell-price-falls',
    title: ['通知收藏商品降价', 'Tell buyers that favourites cost less'],
    schedule: { every: 60 * MINUTE },
    timeLimit: 5 * MINUTE,
    run: ({ db, now }) => tellPriceFalls({ db, now }),
  },
  {
    name: 'remind-buyers',
    title: ['提醒买家报价、账单与采购清单到期', 'Remind buyers of expiring quotes, due statements and due lists'],
    schedule: { every: 10 * MINUTE },
    timeLimit: 5 * MINUTE,
    run: ({ db, now }) =>
      remindOfQuotes({ db, now })
        .finally(() => remindOfBills({ db, now }))
        .finally(() => remindOfLists({ db, now })),
  },
  {
    name: 'fail-teams',
    title: ['结束未成团的拼团', 'End teams that did not fill'],
    ...everyHalfMinute,
    run: ({ db, now }) => failTeams({ db, now }),
  },
  {
    name: 'issue-bills',
    title: ['出具账期账单', 'Issue statements of account'],
    schedule: { every: HOUR, at: '00:05' },
    timeLimit: HOUR,
    run: ({ db, now }) => issueBills({ db, now }, monthOf(now)),
  },
]

/** Jobs of the sample mall, which renew its deals and the sample buyers' orders. */
const renewals: readonly Job<JobContext>[] = [
  {
    name: 'renew-deals',
    title: ['更新示例特惠', 'Renew the sample’s deals'],
    ...everyMinute,
    run: ({ db, now }) => renewDeals(db, now),
  },
  {
    name: 'renew-promotions',
    title: ['更新示例促销', 'Renew the sample’s promotions'],
    ...everyMinute,
    run: ({ db, now }) => renewPromotions(db, now),
  },
  {
    name: 'renew-history',
    title: ['更新示例买家的订单', 'Renew the sample buyers’ orders'],
    ...everyMinute,
    run: ({ db, now }) => renewHistory(db, now),
  },
]

const housekeeping: readonly Job<JobContext>[] = [
  {
    name: 'delete-old-rows',
    title: ['删除过期记录', 'Delete expired records'],
    schedule: { every: 10 * MINUTE },
    timeLimit: 10 * MINUTE,
    run: ({ db, now }) => sweepOld(db, now),
  },
  {
    name: 'number-order-changes',
    title: ['编号订单变更', 'Number the changes of orders'],
    // Each change of an order keeps a row of its own until it is numbered, and exports may be rare (ADR 73).
    schedule: { every: 10 * MINUTE },
    timeLimit: 10 * MINUTE,
    run: ({ db }) => numberChanges(db),
  },
  {
    name: 'forget-addresses',
    title: ['删除已注销账号的地址', 'Forget the addresses of closed accounts'],
    schedule: { every: 24 * HOUR, at: '03:10' },
    timeLimit: 10 * MINUTE,
    run: ({ db, now }) => forgetOldAddresses(db, now),
  },
  {
    name: 'delete-unused-files',
    title: ['删除未使用的文件', 'Delete unused files'],
    schedule: { every: 10 * MINUTE },
    timeLimit: 30 * MINUTE,
    run: ({ db, files, now }) => sweepFiles(db, files, now),
  },
]

/** Only the sample mall may send webhooks to endpoints on its own machine. */
const webhooks = (allowPrivate: boolean): Job<JobContext> => ({
  name: 'deliver-webhooks',
  title: ['发送事件通知', 'Deliver webhooks'],
  schedule: { every: 10 * SECOND },
  timeLimit: 5 * MINUTE,
  run: ({ db, now, clock = () => now }, { signal }) => deliverWebhooks({ db, clock, allowPrivate, signal }),
})

/** Returns the jobs of a mall. Only the sample mall renews its sample. */
export function mallJobs({ sample }: { sample: boolean }): readonly Job<JobContext>[] {
  return [...dealings, webhooks(sample), ...(sample ? renewals : []), ...housekeeping]
}

/** Returns a function for each scheduled job that runs the job once, whether it is due or not. */
export function periodicTasks({ sample, ...context }: JobContext & { sample: boolean }): (() => Promise<unknown>)[] {
  const { signal } = new AbortController()
  return mallJobs({ sample })
    .filter(({ schedule }) => schedule)
    .map(
      ({ run }) =>
        () =>
          run(context, { data: null, signal }),
    )
}
