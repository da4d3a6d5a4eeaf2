import type { Client } from '@millwright/contract/contract'
import { safeHref } from '@millwright/domain/link/link'
import { redirect } from '../../loader.ts'
import type { LoaderContext, Head, Loader, Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import { payTypes } from '@millwright/domain/payment/payKinds'
import { payMall } from '../PayFrame/payMall.ts'
import type { PayMall } from '../PayFrame/payMall.ts'
import { flag, moment, text } from '../../searchParams.ts'

export const CODE_MINUTES = 5

export type PayCode =
  /** `href` opens the payment on the phone itself, where the mall says it. */
  | { state: 'ready'; value: string; href?: string }
  /** The family's Alipay may answer an address to go to instead of a code to scan. */
  | { state: 'elsewhere'; href: string }
  | { state: 'expired' }
  | { state: 'failed'; problem: Problem }

export type WeixinPayData = {
  head: Head
  now: number
  orderNumbers: string[]
  kind: 'weixin' | 'alipay'
  info: PayInfo
  code: PayCode
  mall: PayMall
  /** When the code was made, and when it ends; epoch milliseconds. */
  issued: number
  codeUntil: number
  /** The buyer pressed "I have paid", and it is not so yet. */
  asked: boolean
}

export const searchParams = { orderNumbers: text, payType: text, issued: moment, asked: flag }

export const load: Loader<WeixinPayData, typeof searchParams> = async (api, context) => {
  const orderNumbers = readOrderNumbers(context)
  const kind = context.query.payType === String(payTypes.alipay) ? 'alipay' : 'weixin'
  const { issued } = context.query
  // A moment that is yet to come is none.
  if (issued === undefined || issued > context.now)
    redirect(withOrders('/weixin-pay', orderNumbers, { payType: String(payTypes[kind]), issued: String(context.now) }))
  const codeEnds = issued + CODE_MINUTES * 60_000
  // Side by side: an order that is paid or over refuses the code by itself.
  const [info, code, mall] = await Promise.all([
    payInfo(api, orderNumbers, context.now),
    codeEnds <= context.now ? undefined : payCode(api, context, orderNumbers, kind),
    payMall(api),
  ])
  if (info.state === 'paid') redirect(withOrders('/payment-success', orderNumbers))
  if (info.state === 'expired') redirect(withOrders('/payment', orderNumbers))
  return {
    head: { title: { namespace: 'pay', key: 'scanTitle' }, noindex: true, refresh: 5 },
    now: context.now,
    orderNumbers,
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
  orderNumbers: string[],
  kind: 'weixin' | 'alipay',
): Promise<PayCode> {
  try {
    const returnUrl = new URL(withOrders('/payment-success', orderNumbers), context.url).href
    const answer = await api.pay({ orderNumbers: orderNumbers.join(','), payType: payTypes[kind], returnUrl })
    if (answer === true) redirect(withOrders('/payment-success', orderNumbers))
    const code = typeof answer === 'string' ? answer : answer ? answer.code_url : undefined
    const url = typeof answer === 'object' ? answer.url : undefined
    // Alipay's code is itself an address that its app opens; WeChat's is none.
    const href = safeHref(url || (code?.startsWith('https://') ? code : ''))
    if (code) return { state: 'ready', value: code, href }
    return href ? { state: 'elsewhere', href } : { state: 'failed', problem: { key: 'paymentFailed' } }
  } catch (error) {
    const { code, problem } = refused(error, { A03002: 'orderExpired', A03007: 'alreadyPaid' })
    if (code === 'A03007') redirect(withOrders('/payment-success', orderNumbers))
    return { state: 'failed', problem }
  }
}
