/** As the address says them; the first is where one begins. */
export const listTabs = ['entries', 'applications'] as const
export type ListTab = (typeof listTabs)[number]
