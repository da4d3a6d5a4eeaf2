/** Patterns of numbers and labels, recognised anywhere in a pasted text. */

import { keysOf } from '../../table.ts'

const mobile = /(?<![\d*])(?:\(?(?:\+|00)?86\)?[-\s]?)?\(?(1[3-9]\d[-\s.]?\d{4}[-\s.]?\d{4})\)?(?![\d*])/g
const hidden = /(?<!\d)1[3-9]\d\*{4}\d{4}(?!\d)/g
const landline =
  /(?<!\d)(?:\(?(?:\+|00)?86\)?[-\s]?)?(?:\(0\d{2,3}\)|0\d{2,3}[-\s]|0\d{2,3}(?=\d{7}))\s?\d{3,4}[-\s]?\d{4}(?:[-转]\d{1,6})?(?!\d)|(?<!\d)400[-\s]?\d{3}[-\s]?\d{4}(?!\d)/g
const extension = /(?:^|\s)(?:分机号?|转|ext\.?)[:\s]*\d{1,6}|\[\d{4}\]/gi
const postcode = /(?:邮政编码|邮编|post(?:al)? ?code|zip(?: code)?)\s*[:是]?\s*(\d{6})(?!\d)/gi
const barePostcode = /(?<![\d\p{L}#-])\d{6}(?=[\s,;.)]|$)(?!\s*[号弄室栋])/gu
const remark =
  /(?:^|[\s,;(])(?:(?:(?:备注|买家留言|留言|附言|说明)\s*[:是\s]|(?:remarks?|notes?)\s*:)[^\n]*|(?:请|麻烦|务必|周[一二三四五六日末]|工作日|节假日|送货前|放(?:门卫|前台|保安))[^\n,;)]*)/giu

export type Numbers = { text: string; mobiles: string[]; postCode?: string | undefined; leftOver: string[] }

/** The separator that replaces a removed number. A part of the text ends at the separator. */
export const CUT = '\n'

/** Takes mobile numbers, telephones, a postcode and remarks out of a text. */
export function takeNumbers(whole: string): Numbers {
  const mobiles: string[] = []
  const leftOver: string[] = []
  let postCode: string | undefined
  const left = (found: string) => {
    leftOver.push(found.replace(/^[\s,;(]+|[\s,;]+$/g, ''))
    return CUT
  }
  const text = whole
    .replace(remark, left)
    .replace(mobile, (_, digits: string) => {
      mobiles.push(digits.replace(/\D/g, ''))
      return CUT
    })
    .replace(hidden, left)
    .replace(landline, left)
    .replace(extension, left)
    .replace(postcode, (_, digits: string) => {
      postCode ??= digits
      return CUT
    })
    .replace(barePostcode, (digits) => {
      postCode ??= digits
      return CUT
    })
  const [, ...more] = [...new Set(mobiles)]
  return { text, mobiles, ...(postCode && { postCode }), leftOver: [...leftOver, ...more] }
}

const labels = {
  receiver:
    '收货人姓名|收件人姓名|收货人|收件人|收货方|联系人姓名|联系人|姓名|名字|consignee|recipient|receiver|full name|name|attn|contact',
  mobile:
    '手机号码|手机号|联系电话|联系方式|电话号码|联系手机|收货电话|收件电话|手机|电话|tel|mobile|phone number|phone|cell',
  region: '所在地区|所在区域|省市区|所在省市|地区|区域|region',
  addr: '详细地址|收货地址|收件地址|送货地址|邮寄地址|联系地址|公司地址|街道地址|地址|delivery address|ship to|address|addr',
  company: '公司名称|单位名称|公司|单位|company',
} as const
export type Label = keyof typeof labels

const groups = Object.entries(labels).map(([label, words]) => {
  const han = words.split('|').filter((word) => /\p{Script=Han}/u.test(word))
  // These words are labels even without a separator after them.
  const glued = han.filter((word) => /^(?:收|联系人|姓名|详细地址|地址)/u.test(word))
  return `(?<${label}>(?:${words})(?=\\s*[:=])|(?:${han.join('|')})(?=\\s)${glued.length ? `|(?:${glued.join('|')})(?=\\p{Script=Han})` : ''})`
})
const anyLabel = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${groups.join('|')})\\s*[:=]?\\s*|(?:联系电话|手机号码|手机号|手机|电话|(?<!\\p{L})(?:tel|mobile|phone))\\.?\\s*[:=]?\\s*(?=\\n|$)`,
  'giu',
)

/** Splits a text into pieces, each with its label. */
export function takeLabels(text: string): { label?: Label; text: string }[] {
  const pieces: { label?: Label; text: string }[] = []
  let label: Label | undefined
  let from = 0
  for (const match of text.matchAll(anyLabel)) {
    pieces.push({ ...(label && { label }), text: text.slice(from, match.index) })
    label = keysOf(labels).find((name) => match.groups?.[name] !== undefined)
    from = match.index + match[0].length
  }
  pieces.push({ ...(label && { label }), text: text.slice(from) })
  return pieces.filter((piece) => piece.text.trim())
}
