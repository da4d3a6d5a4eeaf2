import type { PayMethod } from '@millwright/commerce/PayMethodList'
import type { Client } from '@millwright/contract/contract'
import type { MemberPayment, MemberPayOffer } from '@millwright/contract/member/balanceEntities'
import { safeHref } from '@millwright/domain/link/link'
import type { Money } from '@millwright/domain/money/money'
import { path } from '@millwright/domain/paths/path'
import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import { missing, redirect, refusalOf } from '../../loader.ts'
import type { Head, Loader, LoaderContext, Problem } from '../../loader.ts'
import { refused } from '../../forms.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { flag, id, moment, oneOf, text } from '../../searchParams.ts'
import { loadPayee } from '../PayFrame/loadPayee.ts'
import type { Payee } from '../PayFrame/loadPayee.ts'
import { CODE_MINUTES } from '../WeixinPay/WeixinPay.load.ts'
import { beginPayment, scanKinds, readMemberPurchase, memberPurchaseQuery } from './memberPurchase.ts'
import type { MemberPurchase } from './memberPurchase.ts'

export type PaymentsStep =
  /** `uuid`: the idempotency key, so that a form sent twice pays once. */
  | { at: 'choose'; offer: Omit<MemberPayOffer, 'options'>; methods: PayMethod[]; uuid: string }
  /** The mall refuses the offer, with its reason. */
  | { at: 'refused'; problem: Problem }
  | {
      at: 'scan'
      payment: MemberPayment
      kind: (typeof scanKinds)[number]
      /** The start and end of the code's validity, in epoch milliseconds. */
      issued: number
      codeUntil: number
      /** Whether the buyer pressed "I have paid" before the payment arrived. */
      asked: boolean
      /** Absent once the code has expired. */
      code: { value: string; href?: string | undefined } | undefined
      /** The service's own page, if the buyer pays there instead of scanning a code. */
      elsewhere?: string | undefined
    }
  | { at: 'over'; payment: MemberPayment }
  | { at: 'done'; payment: MemberPayment; balance?: Money | undefined }

export type PaymentsData = {
  head: Head
  mall: Payee
  now: number
  wish: MemberPurchase
  /** The address of this page before a payment is started. */
  wishHref: string
  step: PaymentsStep
}

export const searchParams = {
  level: id,
  offer: id,
  amount: text,
  number: text,
  kind: oneOf(scanKinds),
  issued: moment,
  asked: flag,
}

type Context = LoaderContext<typeof searchParams>

/** Loads `/payments?level=|offer=|amount=`. A started payment adds `&number=`. */
export const load: Loader<PaymentsData, typeof searchParams> = async (api, context) => {
  const { number } = context.query
  const wish = readMemberPurchase(context.query)
  if (!wish && number === undefined) missing({ unnamed: 'topUp' })
  const [mall, step] = await Promise.all([
    loadPayee(api),
    number === undefined ? choose(api, wish!) : follow(api, context, number, wish),
  ])
  const known: MemberPurchase = wish ?? { amount: '0' }
  return {
    head: {
      title: { namespace: 'balance', key: 'payTitle' },
      noindex: true,
      ...(step.at === 'scan' && { refresh: 5 }),
    },
    mall,
    now: context.now,
    wish: known,
    wishHref: `${path('payments')}?${memberPurchaseQuery(known)}`,
    step,
  }
}

async function choose(api: Client, wish: MemberPurchase): Promise<PaymentsStep> {
  try {
    const { options, ...offer } = await api.memberPayOffer({
      levelId: wish.level,
      balanceId: wish.offer,
      amount: wish.amount,
    })
    const methods = payKinds.flatMap((kind) => {
      const option = options.find(({ payType }) => payType === payTypes[kind])
      if (!option || (!option.available && ['notForThis', 'abroad', 'apply', 'off'].includes(option.why ?? 'off')))
        return []
      const { payType: _, ...method } = option
      return [{ kind, ...method }]
    })
    return { at: 'choose', offer, methods, uuid: crypto.randomUUID() }
  } catch (error) {
    return { at: 'refused', problem: refused(error, {}).problem }
  }
}

async function follow(
  api: Client,
  context: Context,
  number: string,
  wish: MemberPurchase | undefined,
): Promise<PaymentsStep> {
  const payment = await infoOf(api, number)
  if (payment.status === PAID) return { at: 'done', payment, balance: (await orUndefined(api.balanceInfo()))?.balance }
  const { kind = 'weixin', issued } = context.query
  if (payment.status !== UNPAID || !wish) return { at: 'over', payment }
  // A missing or future time is invalid.
  if (issued === undefined || issued > context.now) redirect(scanHref(wish, number, kind, context.now))
  const codeUntil = Math.min(issued + CODE_MINUTES * 60_000, payment.endTime ?? Infinity)
  const asked = context.query.asked ?? false
  const step = { at: 'scan', payment, kind, issued, codeUntil, asked } as const
  if (codeUntil <= context.now) return { ...step, code: undefined }
  try {
    const returnUrl = new URL(path('payments', new URLSearchParams({ number })), context.url).href
    const begun = await beginPayment(api, wish, { payType: payTypes[kind], returnUrl })
    // The money has just arrived, so the call started a second payment. Continue with the first payment.
    if (begun.payNumber !== number) return follow(api, context, number, undefined)
    const href = safeHref(begun.url ?? '')
    if (begun.code_url === undefined) return { ...step, code: undefined, elsewhere: href }
    return { ...step, code: { value: begun.code_url, href } }
  } catch (error) {
    return { at: 'refused', problem: refused(error, {}).problem }
  }
}

async function infoOf(api: Client, payNumber: string): Promise<MemberPayment> {
  try {
    return await api.memberPayInfo({ payNumber })
  } catch (error) {
    if (refusalOf(error)?.code === 'A03000') missing({ unknown: 'topUp' })
    throw error
  }
}

export function scanHref(wish: MemberPurchase, number: string, kind: string, now: number): string {
  return `${path('payments')}?${memberPurchaseQuery(wish)}&${new URLSearchParams({ number, kind, issued: String(now) })}`
}

const UNPAID = 1
const PAID = 2
