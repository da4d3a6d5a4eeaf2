const en = {
  cancel: 'Cancel',
  skipToContent: 'Skip to content',
  menu: 'Menu',
  wholeMenu: 'Menu with labels',
  recent: 'Recent',
  found: '{{count}} found',
  asTable: 'Show as table',
  point: 'Item',
  value: 'Value',
  share: 'Share',
  sum: 'Total',
}

export type AppMessages = Readonly<Record<keyof typeof en, string>>

const zh: AppMessages = {
  cancel: '取消',
  skipToContent: '跳到正文',
  menu: '菜单',
  wholeMenu: '展开的菜单',
  recent: '最近使用',
  found: '找到 {{count}} 项',
  asTable: '以表格查看',
  point: '项目',
  value: '数值',
  share: '占比',
  sum: '合计',
}

/** The texts of the parts that consoles and platforms are built of, which load them with `useMessages(appMessages)`. */
export const appMessages: Readonly<Record<'zh' | 'en', AppMessages>> = { zh, en }
