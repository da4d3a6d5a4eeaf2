import type { Locale } from '@millwright/domain/locale'

const VALUE_MAX = 80

/** Every reason why a row is left out, as `[Chinese, English]`. */
const sentences = {
  tooLong: ['该行超过 64 KB', 'The row is longer than 64 KB'],
  notText: ['该行不是 UTF-8 文本', 'The row is not UTF-8 text'],
  unreadable: [
    '该行无法解析：引号未闭合或位置错误',
    'The row cannot be read: a quote is not closed, or stands in the wrong place',
  ],
  notJson: ['该行不是 JSON 对象', 'The line is not a JSON object'],
  fields: ['该行的列数与标题行不同', 'The row has another number of fields than the header'],
  unknownColumn: ['没有这一列', 'There is no such column'],
  required: ['不能为空', 'The value is missing'],
  invalid: ['格式不正确', 'The value has the wrong form'],
  separator: [
    '数字不能带千位分隔符，小数点用“.”',
    'Write numbers without thousands separators, with a point before the decimals',
  ],
  decimals: ['金额最多两位小数', 'An amount has at most two decimals'],
  negative: [
    '不能为负数；不限库存写 unlimited',
    'The number must not be negative; unlimited stock is written unlimited',
  ],
  notInteger: ['必须是整数', 'The number must be whole'],
  tooLarge: ['数值过大', 'The number is too large'],
  tooLongText: ['文字过长', 'The text is too long'],
  status: ['只能是 on-sale 或 delisted', 'Write on-sale or delisted'],
  picture: ['图片须为 https 地址或本站路径', 'A picture is an https address or a path of this mall'],
  duplicate: ['同一店铺的该货号在文件中已出现过', 'The article number of this shop is already above in the file'],
  noShop: ['没有该店铺', 'There is no such shop'],
  noArticle: ['该店铺没有此货号', 'The shop has no such article number'],
  ambiguous: ['该店铺有多个商品使用此货号', 'Several SKUs of the shop have this article number'],
  noBrand: ['没有该品牌；用 --create 可自动建立', 'There is no such brand; --create creates it'],
  noCategory: ['没有该类目；用 --create 可自动建立', 'There is no such category; --create creates it'],
  categoryLevel: ['类目必须是第三级', 'The category must be of the third level'],
  moved: ['该货号属于另一个商品，不能移动', 'The article number belongs to another product and cannot move'],
} as const satisfies Record<string, readonly [string, string]>

export type FaultCode = keyof typeof sentences

/** The reason why a row of a file is left out, with its place. */
export type Fault = { line: number; column: string; value: string; code: FaultCode }

export const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(sentences, code)

/** Creates a fault. A long value is truncated. */
export function faultAt(line: number, code: FaultCode, column = '', value: unknown = ''): Fault {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return { line, column, code, value: text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text }
}

export const sentenceOf = ({ code }: Fault, locale: Locale): string => sentences[code][locale === 'zh' ? 0 : 1]
