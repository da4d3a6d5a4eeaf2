const en = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomNone: 'Whole picture',
  zoomHint: 'Zoom with + - 0, the wheel, two fingers or a double tap; move by dragging or with the arrow keys.',
  chooseFiles: 'Choose files',
  dropFiles: 'or drop or paste them here',
  removeOf: 'Remove {{label}}',
  retryOf: 'Try {{label}} again',
  refusedType: '{{name}}: this kind of file is not accepted',
  refusedSize: '{{name}}: larger than {{size}}',
  refusedCount: '{{name}}: more than {{count}} files',
  missing: 'Please fill in: {{label}}',
  mistaken: 'Please check: {{label}}',
  back: 'Back',
  retry: 'Try again',
  noMatch: 'Nothing matches',
  loadFailed: 'Could not be loaded',
  today: 'Today',
  from: 'From',
  to: 'To',
  lastDays: 'Last {{count}} days',
}

export type RareMessages = Readonly<Record<keyof typeof en, string>>

const zh: RareMessages = {
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomNone: '恢复原大小',
  zoomHint: '可用 + - 0 键、滚轮、双指或双击缩放，拖动或用方向键移动。',
  chooseFiles: '选择文件',
  dropFiles: '或拖放、粘贴到此处',
  removeOf: '移除{{label}}',
  retryOf: '重试{{label}}',
  refusedType: '{{name}}：不支持此类文件',
  refusedSize: '{{name}}：超过 {{size}}',
  refusedCount: '{{name}}：超过 {{count}} 个文件的上限',
  missing: '请填写：{{label}}',
  mistaken: '请检查：{{label}}',
  back: '返回',
  retry: '重试',
  noMatch: '没有匹配的选项',
  loadFailed: '加载失败',
  today: '今天',
  from: '开始日期',
  to: '结束日期',
  lastDays: '近 {{count}} 天',
}

/** What parts say that few pages have; who says it brings it: `useMessages(rareMessages)`. */
export const rareMessages: Readonly<Record<'zh' | 'en', RareMessages>> = { zh, en }
