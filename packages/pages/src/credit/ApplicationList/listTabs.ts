/** The tabs, as in the address. The first is the default. */
export const listTabs = ['entries', 'applications'] as const
export type ListTab = (typeof listTabs)[number]
