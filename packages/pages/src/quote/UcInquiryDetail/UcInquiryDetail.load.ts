import type { InquiryDetail } from '@millwright/contract/quote/entities'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import { orNotFound } from '../../loading/orNotFound.ts'
import { missing } from '../../loader.ts'
import type { Head, Loader } from '../../loader.ts'
import { flag, id, oneOf } from '../../searchParams.ts'

export type UcInquiryDetailData = {
  head: Head
  center: UserCenter
  now: number
  inquiry: InquiryDetail
  /** Whether the inquiry was just sent. */
  sent?: true
  /** The irreversible action to confirm. */
  asked?: 'close'
}

export const searchParams = { inquiryId: id, sent: flag, confirm: oneOf(['close']) }

export const load: Loader<UcInquiryDetailData, typeof searchParams> = async (api, context) => {
  const { inquiryId, sent, confirm } = context.query
  if (!inquiryId) missing({ unnamed: 'inquiry' })
  const [inquiry, center] = await Promise.all([
    orNotFound(api.inquiryInfo({ inquiryId }), 'inquiry', 'A03000'),
    loadUserCenter(api, context),
  ])
  const title = { namespace: 'inquiry', key: 'number', values: { number: inquiry.inquiryNumber } } as const
  return {
    head: { title, noindex: true },
    center,
    now: context.now,
    inquiry,
    sent,
    asked: confirm && inquiry.status === 0 ? confirm : undefined,
  }
}
