import type { ColorMessages } from './ColorField/colorMessages.ts'
import type { TimeMessages } from './DateTimeField/timeMessages.ts'
import type { DecimalMessages } from './DecimalField/decimalMessages.ts'
import type { AppMessages } from './appMessages.ts'
import type { FileTreeMessages } from './FileTree/fileTreeMessages.ts'
import type { GridMenuMessages } from './DataGrid/gridMenuMessages.ts'
import type { GridMessages } from './DataGrid/gridMessages.ts'
import type { FormMessages } from './Form/formMessages.ts'
import type { SliderMessages } from './RangeSlider/sliderMessages.ts'
import type { MonthMessages } from './MonthField/monthMessages.ts'
import type { RareMessages } from './rareMessages.ts'
import type { TagMessages } from './TagField/tagMessages.ts'

export type Locale = 'zh' | 'en'

const en = {
  close: 'Close',
  loading: 'Loading',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  increase: 'Increase: {{label}}',
  decrease: 'Decrease: {{label}}',
  previous: 'Previous',
  previousPage: 'Previous page',
  next: 'Next',
  nextPage: 'Next page',
  page: 'Page {{page}}',
  pageOf: '{{page}} of {{pages}}',
  pages: 'Pages',
  total: '{{total}} in all',
  totalMore: 'More than {{total}}',
  breadcrumb: 'You are here',
  pause: 'Pause',
  play: 'Play',
  slide: '{{index}} of {{count}}: {{label}}',
  slides: '{{count}} slides',
  required: 'Required',
  remove: 'Remove',
  choose: 'Choose',
  newTab: 'opens in a new tab',
  problems: 'Please correct the following',
  stars: '{{value}} of 5 stars',
  notifications: 'Notifications',
  days: 'd',
  hours: 'h',
  minutes: 'min',
  seconds: 's',
  done: 'Done',
  selectAll: 'Select all',
  select: 'Select {{label}}',
  clear: 'Clear',
  search: 'Search',
}

/** The texts of common components. Every page loads them. */
export type CommonMessages = Readonly<Record<keyof typeof en, string>>
export type Messages = CommonMessages &
  RareMessages &
  FormMessages &
  DecimalMessages &
  TagMessages &
  TimeMessages &
  SliderMessages &
  ColorMessages &
  MonthMessages &
  AppMessages &
  FileTreeMessages &
  GridMessages &
  GridMenuMessages

const zh: CommonMessages = {
  close: '关闭',
  loading: '加载中',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  increase: '增加{{label}}',
  decrease: '减少{{label}}',
  previous: '上一个',
  previousPage: '上一页',
  next: '下一个',
  nextPage: '下一页',
  page: '第 {{page}} 页',
  pageOf: '第 {{page}} 页，共 {{pages}} 页',
  pages: '分页',
  total: '共 {{total}} 条',
  totalMore: '超过 {{total}} 条',
  breadcrumb: '当前位置',
  pause: '暂停',
  play: '播放',
  slide: '第 {{index}} 张，共 {{count}} 张：{{label}}',
  slides: '共 {{count}} 张',
  required: '必填',
  remove: '移除',
  choose: '请选择',
  newTab: '在新标签页打开',
  problems: '请修改以下内容',
  stars: '{{value}} 星（满分 5 星）',
  notifications: '通知',
  days: '天',
  hours: '时',
  minutes: '分',
  seconds: '秒',
  done: '已完成',
  selectAll: '全选',
  select: '选择{{label}}',
  clear: '清除',
  search: '搜索',
}

export const messages: Readonly<Record<Locale, CommonMessages>> = { zh, en }
