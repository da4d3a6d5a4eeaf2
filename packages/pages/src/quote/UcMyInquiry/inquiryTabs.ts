import { path } from '@millwright/domain/paths/path'

/** The tabs of the inquiry list. The index of a tab is the API's status number. */
export const inquiryTabs = ['open', 'completed', 'failed', 'closed'] as const
export type InquiryTab = (typeof inquiryTabs)[number]

export const inquiryHref = (inquiryId: string, more: Record<string, string> = {}): string =>
  path('uc-inquiryDetail', new URLSearchParams({ inquiryId, ...more }))
