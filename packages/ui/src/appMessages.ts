const en = {
  cancel: 'Cancel',
}

export type AppMessages = Readonly<Record<keyof typeof en, string>>

const zh: AppMessages = {
  cancel: '取消',
}

/** The texts of the parts that consoles and platforms are built of, which load them with `useMessages(appMessages)`. */
export const appMessages: Readonly<Record<'zh' | 'en', AppMessages>> = { zh, en }
