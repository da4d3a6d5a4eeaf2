const en = { previousYear: 'Previous year', nextYear: 'Next year', thisMonth: 'This month' }

export type MonthMessages = Readonly<Record<keyof typeof en, string>>

const zh: MonthMessages = { previousYear: '上一年', nextYear: '下一年', thisMonth: '本月' }

/** The messages of MonthField alone, in a file of their own so that pages without one do not load them. */
export const monthMessages: Readonly<Record<'zh' | 'en', MonthMessages>> = { zh, en }
