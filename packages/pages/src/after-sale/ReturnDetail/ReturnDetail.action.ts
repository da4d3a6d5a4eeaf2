import type { Client } from '@millwright/contract/contract'
import { REFUND_WORDS_LIMIT } from '@millwright/domain/constants'
import type { KeyOf } from '@millwright/i18n/namespaces'
import * as z from 'zod'
import { failed, field, readForm, refused, messageKey } from '../../forms.ts'
import { requireBuyer } from '../../loader.ts'
import type { Action } from '../../loader.ts'

const express = z.object({
  expressId: z.string().regex(/^\d{1,9}$/, messageKey('expressCompany')),
  // Present if the carrier is not in the list.
  expressName: z.string().trim().max(40, messageKey('expressCompany')).optional(),
  expressNo: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{5,40}$/, messageKey('expressNumber')),
  mobile: z
    .string()
    .trim()
    .regex(/^(1\d{10})?$/, messageKey('inquiryPhone')),
  senderRemarks: z.string().trim().max(REFUND_WORDS_LIMIT, messageKey('refundWords')),
})

type Press = { call: (api: Client, refundSn: string) => Promise<unknown>; done: KeyOf<'afterSale'> }
const presses: Readonly<Record<string, Press>> = {
  withdraw: { call: (api, refundSn) => api.cancelRefund({ refundSn }), done: 'withdrawDone' },
  confirmExchange: { call: (api, refundSn) => api.confirmExchange({ refundSn }), done: 'exchangeDone' },
  takeMoney: { call: (api, refundSn) => api.answerMoneyOffer({ refundSn, accept: 1 }), done: 'takeMoneyDone' },
  keepExchange: { call: (api, refundSn) => api.answerMoneyOffer({ refundSn, accept: 0 }), done: 'keepExchangeDone' },
  appeal: { call: (api, refundSn) => api.appealRefund({ refundSn }), done: 'appealDone' },
}
const sendings = { ship: 'submitRefundExpress', amend: 'amendRefundExpress' } as const

const said = { A03000: 'refundUnknown', A03034: 'refundChanged' } as const

export const action: Action = async (api, context, form) => {
  requireBuyer(context)
  const refundSn = context.url.searchParams.get('refundSn') ?? ''
  const intent = field(form, 'intent')
  try {
    if (intent === 'ship' || intent === 'amend') return await sendBack(api, refundSn, intent, form)
    const press = Object.hasOwn(presses, intent) ? presses[intent] : undefined
    if (!press) return failed(form, { key: 'badArgument' })
    await press.call(api, refundSn)
    return { done: true, toast: { namespace: 'afterSale', key: press.done } }
  } catch (error) {
    return failed(form, refused(error, said).problem)
  }
}

async function sendBack(api: Client, refundSn: string, intent: keyof typeof sendings, form: FormData) {
  const read = readForm(form, express)
  if ('refused' in read) return read.refused
  const unnamed = { key: 'expressCompany' } as const
  if (Number(read.values.expressId) === 0 && !read.values.expressName)
    return failed(form, unnamed, { expressName: unnamed })
  await api[sendings[intent]]({ refundSn, ...read.values })
  return {
    done: true,
    toast: { namespace: 'afterSale', key: intent === 'ship' ? 'expressDone' : 'amendDone' },
  } as const
}
