import type { Sentences } from '../sentences.ts'

/** The ledgers of points and of the balance. */
export const zh = {
  export: '导出 Excel',
  kind: '类型',
  allKinds: '全部类型',
  month: '月份',
  allMonths: '全部月份',
  filter: '筛选',
  time: '时间',
  reference: '关联单号',
  change: '收支',
  after: '余额',
}

export const en: Sentences<typeof zh> = {
  export: 'Export to Excel',
  kind: 'Type',
  allKinds: 'All types',
  month: 'Month',
  allMonths: 'All months',
  filter: 'Filter',
  time: 'Time',
  reference: 'Reference',
  change: 'Change',
  after: 'Balance',
}
