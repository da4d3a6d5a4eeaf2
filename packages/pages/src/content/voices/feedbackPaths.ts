export const feedbackTabs = ['untreated', 'processed'] as const
export type FeedbackTab = (typeof feedbackTabs)[number]

export const WRITE = '/feedbacktow'

export function feedbackHref(id: string): string {
  return `/feedback-particulars?id=${id}`
}

export function myFeedbackHref(tab: FeedbackTab = 'untreated', page = 1): string {
  const query = new URLSearchParams({ ...(tab === 'processed' && { tab }), ...(page > 1 && { page: String(page) }) })
  return query.size ? `/user-center/uc-feedback?${query}` : '/user-center/uc-feedback'
}
