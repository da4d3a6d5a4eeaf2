import type { AnswerOf } from '@millwright/contract/contract'
import { PAGE_SIZE } from '@millwright/domain/constants'
import { loadUserCenter } from '../../layout/UserCenterFrame/loadUserCenter.ts'
import type { UserCenter } from '../../layout/UserCenterFrame/userCenter.ts'
import type { Head, Loader } from '../../loader.ts'
import { oneOf, page } from '../../searchParams.ts'
import { inquiryTabs } from './inquiryTabs.ts'
import type { InquiryTab } from './inquiryTabs.ts'

export type UcMyInquiryData = {
  head: Head
  center: UserCenter
  now: number
  tab: InquiryTab
  current: number
  inquiries: AnswerOf<'inquiryPage'>
  counts: AnswerOf<'inquiryCount'>
}

export const searchParams = { tab: oneOf(inquiryTabs), page }

export const load: Loader<UcMyInquiryData, typeof searchParams> = async (api, context) => {
  const { tab = 'open', page: current = 1 } = context.query
  const [inquiries, counts, center] = await Promise.all([
    api.inquiryPage({ status: inquiryTabs.indexOf(tab), current, size: PAGE_SIZE }),
    api.inquiryCount(),
    loadUserCenter(api, context),
  ])
  return {
    head: { title: { namespace: 'inquiry', key: 'myTitle' }, noindex: true },
    center,
    now: context.now,
    tab,
    current,
    inquiries,
    counts,
  }
}
