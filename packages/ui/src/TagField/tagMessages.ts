const en = {
  tagAdded: '{{tag}} added',
  tagRemoved: '{{tag}} removed',
  tagTwice: 'Already in the list: {{tags}}',
  tagsFull: 'At most {{count}}. Remove one to add another.',
}

export type TagMessages = Readonly<Record<keyof typeof en, string>>

const zh: TagMessages = {
  tagAdded: '已添加{{tag}}',
  tagRemoved: '已移除{{tag}}',
  tagTwice: '已在列表中：{{tags}}',
  tagsFull: '最多 {{count}} 个，移除一个才能再添加',
}

/** The messages of TagField alone, in a file of their own so that pages without one do not load them. */
export const tagMessages: Readonly<Record<'zh' | 'en', TagMessages>> = { zh, en }
