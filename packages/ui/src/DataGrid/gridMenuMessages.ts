const en = {
  gridAscending: 'Sort ascending',
  gridDescending: 'Sort descending',
  gridUnsorted: 'Remove sorting',
  gridFilter: 'Filter…',
  gridUnfilter: 'Remove filter',
  gridFilterOf: 'Filter of {{header}}',
  gridFilterNone: 'Without a value',
  gridNoNumber: 'Not a number',
  gridFrom: '{{header}} from',
  gridTo: '{{header}} to',
  gridPin: 'Pin to the start',
  gridUnpin: 'Unpin',
  gridForward: 'Move towards the start',
  gridBackward: 'Move towards the end',
  gridWider: 'Wider',
  gridNarrower: 'Narrower',
  gridGroupBy: 'Group by this column',
  gridUngroup: 'Remove grouping',
  gridHide: 'Hide column',
  gridShow: 'Show {{header}}',
}

export type GridMenuMessages = Readonly<Record<keyof typeof en, string>>

const zh: GridMenuMessages = {
  gridAscending: '升序',
  gridDescending: '降序',
  gridUnsorted: '取消排序',
  gridFilter: '筛选…',
  gridUnfilter: '取消筛选',
  gridFilterOf: '按{{header}}筛选',
  gridFilterNone: '无内容',
  gridNoNumber: '不是数字',
  gridFrom: '{{header}}最小值',
  gridTo: '{{header}}最大值',
  gridPin: '固定到行首',
  gridUnpin: '取消固定',
  gridForward: '前移一列',
  gridBackward: '后移一列',
  gridWider: '加宽',
  gridNarrower: '变窄',
  gridGroupBy: '按此列分组',
  gridUngroup: '取消分组',
  gridHide: '隐藏此列',
  gridShow: '显示{{header}}',
}

/** The texts of the menu of a column, which loads them with `useMessages(gridMenuMessages)`. */
export const gridMenuMessages: Readonly<Record<'zh' | 'en', GridMenuMessages>> = { zh, en }
