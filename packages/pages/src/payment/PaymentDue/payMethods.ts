import type { PayMethod } from '@millwright/commerce/PayMethodList'
import type { AnswerOf, Client } from '@millwright/contract/contract'
import { centsText } from '@millwright/domain/money/wholeMoney'
import { payKinds, payTypes } from '@millwright/domain/payment/payKinds'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import { missing, refusalOf } from '../../loader.ts'
import { subjectInput } from './paySubject.ts'
import type { PaySubject } from './paySubject.ts'

/**
 * Returns the payment methods that the mall gives for these orders or statements, unavailable ones with a reason.
 * PayPal is for orders from abroad and is omitted if unavailable.
 */
export async function payMethods(api: Client, subject: PaySubject): Promise<PayMethod[]> {
  const options = await optionsOf(api, subject)
  return payKinds.flatMap((kind) => {
    const option = options.find(({ payType }) => payType === payTypes[kind])
    if (!option || (kind === 'paypal' && !option.available)) return []
    const { payType: _, ...method } = option
    return [{ kind, ...method }]
  })
}

async function optionsOf(api: Client, subject: PaySubject): Promise<AnswerOf<'payOptions'>> {
  try {
    return await api.payOptions(subjectInput(subject))
  } catch (error) {
    const code = refusalOf(error)?.code
    if (code === 'A03000') missing({ unknown: 'due' })
    if (code !== 'A00013') throw error
    return bySwitches(api)
  }
}

/** Returns the options of a server that has only the payment switches and no `payOptions`. */
async function bySwitches(api: Client): Promise<AnswerOf<'payOptions'>> {
  const switches = await api.getSysPaySwitch()
  const on: Record<PayKind, boolean | undefined> = {
    weixin: switches.wxPaySwitch,
    alipay: switches.aliPaySwitch,
    balance: switches.balancePaySwitch,
    paypal: switches.payPalSwitch,
    period: switches.accountPeriodPaySwitch,
    transfer: switches.bankTransferSwitch,
  }
  return payKinds.map((kind) => ({
    payType: payTypes[kind],
    available: Boolean(on[kind]),
    why: on[kind] ? undefined : 'off',
    fee: centsText(0n),
    left: undefined,
    dueTime: undefined,
    days: undefined,
    keptUntil: undefined,
    billNumber: undefined,
  }))
}
