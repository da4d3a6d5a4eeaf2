const en = { sendFailed: 'This could not be sent. Check your network and try again.' }

export type FormMessages = Readonly<Record<keyof typeof en, string>>

const zh: FormMessages = { sendFailed: '未能提交，请检查网络后重试。' }

/** What a form alone says: who has none does not carry it. */
export const formMessages: Readonly<Record<'zh' | 'en', FormMessages>> = { zh, en }
