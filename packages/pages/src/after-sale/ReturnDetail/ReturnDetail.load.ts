import type { AnswerOf } from '@millwright/contract/contract'
import type { RefundDetail } from '@millwright/contract/after-sale/entities'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { orUndefined } from '../../loading/orUndefined.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { flag, oneOf, orderNumber } from '../../searchParams.ts'
import { refundActions } from '../refundActions.ts'

export type ReturnDetailData = {
  head: Head
  center: UserCenter
  now: number
  refund: RefundDetail
  /** The carriers for the return shipment. Empty if none is needed. */
  carriers: AnswerOf<'deliveryCompanies'>
  /** Whether the request was just submitted. */
  applied?: true
  /** The irreversible action to confirm. */
  asked?: 'withdraw'
}

export const searchParams = { refundSn: orderNumber, applied: flag, confirm: oneOf(['withdraw']) }

export const load: Loader<ReturnDetailData, typeof searchParams> = async (api, context) => {
  const { refundSn, applied, confirm } = context.query
  if (!refundSn) missing({ unnamed: 'return' })
  const [refund, center] = await Promise.all([
    orNotFound(api.refundInfo({ refundSn }), 'return', 'A03000'),
    loadUserCenter(api, context),
  ])
  const presses = refundActions(refund, context.now)
  const sends = presses.includes('ship') || presses.includes('amend')
  return {
    head: { title: { namespace: 'afterSale', key: 'detailOf', values: { number: refundSn } }, noindex: true },
    center,
    now: context.now,
    refund,
    carriers: sends ? ((await orUndefined(api.deliveryCompanies())) ?? []) : [],
    applied,
    asked: confirm && presses.includes('withdraw') ? confirm : undefined,
  }
}
