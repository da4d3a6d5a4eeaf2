import { redirect } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { readOrderNumbers, withOrders } from '../PaymentDue/orderNumbers.ts'
import { payInfo } from '../PaymentDue/payInfo.ts'
import type { PayInfo } from '../PaymentDue/payInfo.ts'
import type { PayKind } from '../PaymentDue/payKinds.ts'
import { payMall } from '../PayFrame/payMall.ts'
import type { PayMall } from '../PayFrame/payMall.ts'
import { text } from '../../searchParams.ts'

export type PaymentData = {
  head: Head
  now: number
  orderNumbers: string[]
  info: PayInfo
  methods: { kind: PayKind; available: boolean }[]
  mall: PayMall
}

export const searchParams = { orderNumbers: text }

export const load: Loader<PaymentData, typeof searchParams> = async (api, context) => {
  const orderNumbers = readOrderNumbers(context)
  const [info, switches, user, mall] = await Promise.all([
    payInfo(api, orderNumbers, context.now),
    api.getSysPaySwitch(),
    context.user,
    payMall(api),
  ])
  if (info.state === 'paid') redirect(withOrders('/payment-success', orderNumbers))
  const on: Record<PayKind, boolean> = {
    weixin: Boolean(switches.wxPaySwitch),
    alipay: Boolean(switches.aliPaySwitch),
    balance: Boolean(switches.balancePaySwitch),
    paypal: Boolean(switches.payPalSwitch),
    period: Boolean(switches.accountPeriodPaySwitch) && user?.isAccountPeriod === 1,
    transfer: Boolean(switches.bankTransferSwitch),
  }
  // PayPal is for orders from abroad: it is not even named where it is off. The others say why they cannot be chosen.
  const kinds = (Object.keys(on) as PayKind[]).filter((kind) => on[kind] || kind !== 'paypal')
  return {
    head: { title: { namespace: 'pay', key: 'title' }, noindex: true },
    now: context.now,
    orderNumbers,
    info,
    methods: kinds.map((kind) => ({ kind, available: on[kind] })),
    mall,
  }
}
