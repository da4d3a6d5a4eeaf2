import type { Sentences } from '../sentences.ts'

/** The editor's preview. Block names come from `decorationFields`. */
export const zh = {
  select: '选择模块 {{number}}：{{name}}',
  blockName: '{{number}} · {{name}}',
  threw: '模块绘制出错：{{error}}。买家看不到它，页面其余部分不受影响。',
  notDrawn: '服务器没有绘出这个模块，浏览器正在重试。',
  late: '正在等待数据。',
  dataFailed: '没有取到所需的数据（{{kind}}），买家暂时看不到这个模块。',
  nothingLeft: '没有可显示的内容：商品已下架、活动已结束或图片缺失。买家看不到它。',
  notFilled: '还没有内容。请选择这个模块，填写必填项后买家才能看到它。',
  emptyBelow: '下方的模块没有可显示的内容，所以标题也不显示。',
  noLook: '这里没有“{{name}}”的样式，买家看不到它。',
  hidden: '商家已隐藏这个模块。',
  empty: '页面还没有模块。',
}

export const en: Sentences<typeof zh> = {
  select: 'Select block {{number}}: {{name}}',
  blockName: '{{number}} · {{name}}',
  threw: 'This block failed while it was drawn: {{error}}. Buyers do not see it; the rest of the page stands.',
  notDrawn: 'The server could not draw this block; the browser tries again.',
  late: 'Waiting for data.',
  dataFailed: 'The data it needs did not come ({{kind}}); buyers do not see this block for now.',
  nothingLeft:
    'Nothing is left to show: goods off the shelf, deals that have ended or pictures that are missing. Buyers do not see it.',
  notFilled: 'Nothing is chosen yet. Select this block and fill in its required fields, so that buyers see it.',
  emptyBelow: 'The blocks below it show nothing, so buyers do not see the title either.',
  noLook: 'There is no look for “{{name}}” here; buyers do not see it.',
  hidden: 'The merchant has hidden this block.',
  empty: 'The page has no blocks yet.',
}
