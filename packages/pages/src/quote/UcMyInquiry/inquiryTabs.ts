import { path } from '@millwright/domain/paths/path'

/** In the order of the API's status numbers. */
export const inquiryTabs = ['open', 'completed', 'failed', 'closed'] as const
export type InquiryTab = (typeof inquiryTabs)[number]

export const inquiryHref = (inquiryId: string, more: Record<string, string> = {}): string =>
  path('uc-inquiryDetail', new URLSearchParams({ inquiryId, ...more }))
