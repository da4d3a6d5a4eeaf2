import { path } from '@millwright/domain/paths/path'

export const feedbackTabs = ['untreated', 'processed'] as const
export type FeedbackTab = (typeof feedbackTabs)[number]

export function feedbackHref(id: string): string {
  return path('feedback-particulars', { id })
}

export function myFeedbackHref(tab: FeedbackTab = 'untreated', page = 1): string {
  const query = new URLSearchParams({ ...(tab === 'processed' && { tab }), ...(page > 1 && { page: String(page) }) })
  return path('uc-feedback', query)
}
