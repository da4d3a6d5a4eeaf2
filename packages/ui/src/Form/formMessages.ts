const en = { sendFailed: 'This could not be sent. Check your network and try again.' }

export type FormMessages = Readonly<Record<keyof typeof en, string>>

const zh: FormMessages = { sendFailed: '未能提交，请检查网络后重试。' }

/** Messages of Form alone, in a file of their own so that pages without a form do not load them. */
export const formMessages: Readonly<Record<'zh' | 'en', FormMessages>> = { zh, en }
