import type { Sentences } from '../sentences.ts'

/** The mall's notices: the list and each notice. */
export const zh = {
  home: '首页',
  title: '公告',
  lead: '系统维护、节假日发货、价格调整与新品牌。',
  pinned: '置顶',
  empty: '暂无公告',
  emptyHint: '维护、放假发货和价格调整会在这里提前通知。',
  toProducts: '去看商品',
  published: '发布于 {{time}}',
  noContent: '本公告只有标题。',
  all: '全部公告',
}

export const en: Sentences<typeof zh> = {
  home: 'Home',
  title: 'Notices',
  lead: 'Maintenance, holiday shipping, price changes and new brands.',
  pinned: 'Pinned',
  empty: 'No notices yet',
  emptyHint: 'Maintenance, holiday shipping and price changes will be announced here in advance.',
  toProducts: 'Browse products',
  published: 'Published {{time}}',
  noContent: 'This notice consists of its title only.',
  all: 'All notices',
}
