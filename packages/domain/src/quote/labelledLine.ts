import type { Reading } from './pastedLine.ts'
import { unitNamed } from './quantityWords.ts'
import { countIn } from './tableColumns.ts'
import { tidy } from './tidyModel.ts'

/** The words before the values of a record, as ERP systems print them. The first match counts. */
const labels = {
  quantity: '(?:申请|请购|需求|订购|采购)?数量|qty|quantity|order qty|menge',
  unit: '(?:计量)?单位|uom|u\\/m|unit of measure|unit|issue unit|meins',
  name: '品名|(?:物料|产品|存货|商品)?名称|short text|description|desc|item name|text|name|bezeichnung',
  model: '规格型号|型号规格|型号|规格|part(?: no\\.?| number)?|p\\/n|pn|mpn|model(?: no\\.?)?',
  own: '(?:物料|存货)(?:代码|编码|号)|料号|material(?: no\\.?| number)?|item(?: no\\.?| number)?|matnr|article(?: no\\.?)?',
  other:
    '序号|行号|含税单价|单价|总金额|金额|总价|交期|需求日期|日期|品牌|产地|备注|line|pos|no|unit price|price|amount|total|currency|date|need[ -]by|due(?: date)?|delivery|plant|sloc|brand|maker',
} as const
type Label = keyof typeof labels

const kinds = Object.keys(labels) as Label[]
const label = new RegExp(
  `(?<![\\p{Script=Han}a-z\\d])(?:${kinds.map((kind) => `(?<${kind}>${labels[kind]})`).join('|')})\\s*[:=]\\s*`,
  'giu',
)
/** The labels of a record. Lines with fewer are read as other lines. */
const FEWEST = 3

/**
 * Reads a record whose values stand behind their labels: `品名:链条 规格:10B-1 单位:盒 数量:3`. Returns undefined for other
 * lines. A quantity that is not a whole number leaves the quantity unread.
 */
export function byLabels(line: string): { reading: Reading; articleNumber?: string } | undefined {
  const found = [...line.matchAll(label)]
  if (found.length < FEWEST) return undefined
  const values: Partial<Record<Label, string>> = {}
  for (const [turn, hit] of found.entries()) {
    const kind = kinds.find((one) => hit.groups?.[one] !== undefined)!
    const value = line.slice(hit.index + hit[0].length, found[turn + 1]?.index)
    values[kind] ??= value.replaceAll(/[\t|;,]+/g, ' ').trim()
  }
  const { quantity, unit = '', name = '', model = '', own = '' } = values
  if (quantity === undefined) return undefined
  // `material: 6203-2RS, description: ball bearing`: the number of the part may be the buyer's word for it.
  const part = model || (/\d/.test(name) ? '' : own)
  const text = tidy(`${name} ${part}`)
  if (!/[\p{L}\p{N}]{2}/u.test(text)) return undefined
  const count = countIn(quantity)
  return {
    reading: { model: text, quantity: count?.quantity, unit: unitNamed(unit.toLowerCase()) || (count?.unit ?? '') },
    ...(own && own !== model && { articleNumber: own }),
  }
}
