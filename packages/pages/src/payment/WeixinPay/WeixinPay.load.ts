import type { Client } from '@millwright/contract/contract'
import { safeHref } from '@millwright/domain/link/link'
import { redirect } from '../../loader.ts'
import type { LoaderContext, Head, Loader, Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'
import { paySubjectParams, readPaySubject, paySubjectHref } from '../PaymentDue/paySubject.ts'
import type { PaySubject } from '../PaymentDue/paySubject.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'
import { flag, moment, text } from '../../searchParams.ts'

export const CODE_MINUTES = 5

export type PayCode =
  /** `href` opens the payment on the phone itself. Absent if the mall returns no address. */
  | { state: 'ready'; value: string; href?: string }
  /** Alipay may return an address to open instead of a code to scan. */
  | { state: 'elsewhere'; href: string }
  | { state: 'expired' }
  | { state: 'failed'; problem: Problem }

export type WeixinPayData = {
  head: Head
  now: number
  subject: PaySubject
  kind: 'weixin' | 'alipay'
  info: PayInfo
  code: PayCode
  mall: Payee
  /** The start and end of the code's validity, in epoch milliseconds. */
  issued: number
  codeUntil: number
  /** Whether the buyer pressed "I have paid" before the payment arrived. */
  asked: boolean
}

export const searchParams = { ...paySubjectParams, payType: text, issued: moment, asked: flag }

export const load: Loader<WeixinPayData, typeof searchParams> = async (api, context) => {
  const subject = readPaySubject(context)
  const kind = context.query.payType === String(payTypes.alipay) ? 'alipay' : 'weixin'
  const { issued } = context.query
  // A missing or future time is invalid.
  if (issued === undefined || issued > context.now)
    redirect(paySubjectHref('weixin-pay', subject, { payType: String(payTypes[kind]), issued: String(context.now) }))
  const codeEnds = issued + CODE_MINUTES * 60_000
  // In parallel: the mall refuses a code for an order that is paid or expired.
  const [info, code, mall] = await Promise.all([
    payInfo(api, subject, context.now),
    codeEnds <= context.now ? undefined : payCode(api, context, subject, kind),
    loadPayee(api),
  ])
  if (info.state === 'paid') redirect(paySubjectHref('payment-success', subject))
  if (info.state === 'expired') redirect(paySubjectHref('payment', subject))
  return {
    head: {
      title: { namespace: 'pay', key: code?.state === 'elsewhere' ? 'title' : 'scanTitle' },
      noindex: true,
      refresh: 5,
    },
    now: context.now,
    subject,
    kind,
    info,
    issued,
    codeUntil: Math.min(codeEnds, info.until),
    asked: context.query.asked ?? false,
    code: code ?? { state: 'expired' },
    mall,
  }
}

async function payCode(
  api: Client,
  context: LoaderContext,
  subject: PaySubject,
  kind: 'weixin' | 'alipay',
): Promise<PayCode> {
  try {
    const returnUrl = new URL(paySubjectHref('payment-success', subject), context.url).href
    const asked = { payType: payTypes[kind], returnUrl }
    const answer =
      subject.of === 'orderNumbers'
        ? await api.pay({ orderNumbers: subject.numbers.join(','), ...asked })
        : await api.payBill({ billNumbers: subject.numbers.join(','), ...asked })
    if (answer === true) redirect(paySubjectHref('payment-success', subject))
    const code = typeof answer === 'string' ? answer : answer ? answer.code_url : undefined
    const url = typeof answer === 'object' ? answer.url : undefined
    // Alipay's code is an address that its app opens. WeChat's code is not an address.
    const href = safeHref(url || (code?.startsWith('https://') ? code : ''))
    if (code) return { state: 'ready', value: code, href }
    return href ? { state: 'elsewhere', href } : { state: 'failed', problem: { key: 'paymentFailed' } }
  } catch (error) {
    const { code, problem } = refused(error, { A03002: 'orderExpired' })
    if (code === 'A03007') redirect(paySubjectHref('payment-success', subject))
    return { state: 'failed', problem }
  }
}
