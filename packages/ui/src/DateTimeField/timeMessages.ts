const en = { timeOf: 'Time: {{label}}' }

export type TimeMessages = Readonly<Record<keyof typeof en, string>>

const zh: TimeMessages = { timeOf: '时间：{{label}}' }

/** The messages of DateTimeField alone, in a file of their own so that pages without one do not load them. */
export const timeMessages: Readonly<Record<'zh' | 'en', TimeMessages>> = { zh, en }
