import { QUANTITY_LIMIT } from '../constants.ts'
import { chineseCount, unitNamed, unitWords } from './quantityWords.ts'

/** One way to read a line: what is wanted, and how much of it. */
export type Reading = { model: string; quantity: number; unit: string }
/**
 * A line of a pasted list. `readings`: the likeliest first; more than one where figures could be either model or
 * quantity. `counted`: a quantity was written, it is not ours.
 */
export type PastedLine = { raw: string; readings: readonly Reading[]; counted: boolean }

/** Longer than any line of a list; what is longer is prose. */
const LINE_MOST = 300

/**
 * Reads a list as buyers paste it, from a spreadsheet or a mail: model, quantity and unit in any order, between tabs,
 * commas or spaces. Prices are left out. Lines that only greet, head or sum up are none.
 */
export function readPastedList(text: string, most = 500): PastedLine[] {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n|(?<=[^\d\s]);(?=\s*\S)|；/)
    .map((raw) => ({ raw: raw.trim(), line: plain(raw) }))
    .filter(({ line }) => line && line.length <= LINE_MOST && !isChatter(line))
  const columns = columnsOf(lines)
  const numbered = isNumbered(lines.map(({ line }) => line))
  return lines
    .flatMap(({ raw, line }) => {
      const bare = unnumbered(line, numbered)
      const read = (columns && byColumns(line, columns)) ?? readLine(bare)
      return read ? [{ raw: raw.slice(0, LINE_MOST), ...read }] : []
    })
    .slice(0, most)
}

/** One width, one kind of marks; tabs stay. */
function plain(raw: string): string {
  return raw
    .replaceAll(/[\u2460-\u2473]/g, (sign) => `${sign.charCodeAt(0) - 0x245f}. `)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[×✕✖]/g, '×')
    .replaceAll(/[，、](?=\D|$)|，/g, ',')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replace(/^\s*(?:[-•*·>●■◆]|\[\s?\]|☐)\s+/, '')
    .replaceAll(/^ +| +$/g, '')
}

const greeting =
  /^(dear|hi|hello|hey|thanks|thank you|best|kind|regards|please (find|see|quote)|pls quote|could you|we (need|would)|looking forward|您好|你好|各位|谢谢|多谢|此致|敬礼|祝|麻烦|请(帮忙)?报|请报价|以下|如下|附件|合计|总计|小计|total|sum|subject|from|to|date|主题|发件人|收件人|联系人|电话|tel|phone|地址|交期|备注|note)(?![\p{L}\p{N}])/iu

/** A line of words around a list: no figure that could be a model or a quantity stands in it. */
function isChatter(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return true
  if (!greeting.test(line)) return !/\d/.test(line) && (isHead(line) || /[。!?！？:：]$/.test(line))
  const rest = line.replace(greeting, '')
  return !/[a-z\d.-]*\d[a-z\d./-]{2,}/i.test(rest) || /^(合计|总计|小计|total|sum|电话|tel|phone|date|地址)/i.test(line)
}

const headWords = {
  model:
    /^(型号|规格型号|规格|型号规格|物料|料号|品号|零件号|图号|编码|物料编码|订货号|model|model no\.?|part|part no\.?|part number|p\/n|pn|item code|code|mpn|designation|description|desc)$/i,
  name: /^(品名|名称|物料名称|产品名称|产品|商品|商品名称|name|product|brand|品牌|maker|manufacturer)$/i,
  quantity: /^(数量|订购数量|采购数量|需求数量|用量|需求|qty\.?|q'ty|quantity|amount needed|pcs|count)$/i,
  unit: /^(单位|计量单位|unit|uom)$/i,
  other:
    /^(序号|编号|行号|no\.?|#|item|line|pos\.?|单价|价格|金额|总价|参考价|目标价|含税单价|备注|交期|price|unit price|amount|total|target|remark|remarks|note|notes|delivery|lead time)$/i,
} as const
type Column = keyof typeof headWords

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? /\t/ : line.includes('|') ? /\|/ : /,(?!\d{3}(?!\d))|;/).map((cell) => cell.trim())

const columnOf = (cell: string) =>
  (Object.keys(headWords) as Column[]).find((column) => headWords[column].test(cell.replace(/\s*[(（].*$/, '')))

function isHead(line: string): boolean {
  const cells = /[\t|,;]/.test(line) ? cellsOf(line) : line.split(' ')
  const named = cells.filter((cell) => columnOf(cell)).length
  return named >= 2 || (named === 1 && cells.length === 1)
}

/** What each column of a table holds, where its first line says so: at least a model and a quantity. */
function columnsOf(lines: { line: string }[]): (Column | undefined)[] | undefined {
  const head = lines.findIndex(({ line }) => /[\t|,;]/.test(line) && isHead(line))
  if (head < 0) return undefined
  const columns = cellsOf(lines[head]!.line).map(columnOf)
  lines.splice(head, 1)
  return columns.includes('model') && columns.includes('quantity') ? columns : undefined
}

/** A line of a table by its columns; `undefined` where it does not fit them. */
function byColumns(line: string, columns: readonly (Column | undefined)[]) {
  const cells = cellsOf(line)
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const count = countIn(cell('quantity'))
  const model = cell('model')
  if (!model || count === undefined || !/[\p{L}\p{N}]{2}/u.test(model)) return undefined
  const unit = columns.includes('unit') ? cell('unit').toLowerCase() : ''
  const name = columns.includes('name') ? cell('name') : ''
  const reading = { model: `${name} ${model}`.trim(), quantity: count.quantity, unit: unitNamed(unit) || count.unit }
  return { readings: [reading], counted: true }
}

function countIn(cell: string): { quantity: number; unit: string } | undefined {
  const found = new RegExp(`^[×x*]?\\s*(\\d[\\d,]*)(?:\\.0+)?\\s*(${unitWords})?\\.?$`, 'i').exec(cell)
  const quantity = found ? wholeOf(found[1]!) : undefined
  return quantity === undefined ? undefined : { quantity, unit: unitNamed((found![2] ?? '').toLowerCase()) }
}

/** Lines numbered one after the other, whatever stands behind the number. */
function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(/^\(?(\d{1,3})(?=[.)、,:\s\t])/.exec(line)?.[1] ?? Number.NaN))
  const steps = numbers.filter((number, at) => at > 0 && number === numbers[at - 1]! + 1).length
  return lines.length >= 3 && numbers[0] === 1 && steps >= (lines.length - 1) * 0.8
}

function unnumbered(line: string, numbered: boolean): string {
  if (numbered) return line.replace(/^\(?\d{1,3}[.)、,:\s\t]+\s*/, '')
  return line.replace(/^(?:\(\d{1,3}\)|\d{1,3}(?:\)|、|\.(?=\s)))\s*/, '')
}

const money =
  /(?:单价|含税价?|不含税|价格|目标价|参考价|price|target(?: price)?|@|at|@\s*)?\s*[:：]?\s*(?:(?:[¥￥$€]|rmb|cny|usd)\s*\d[\d,]*(?:\.\d+)?|\d[\d,]*(?:\.\d+)?\s*(?:元|块钱|rmb|cny|usd|yuan))(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu
const priceNamed =
  /(?:单价|含税价?|价格|目标价|参考价|price|target price|target|@)\s*[:：=]?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu
const politeness =
  /(?:麻烦|请|帮忙|尽快|急|要货|报个?价|报价|询价|求购|采购|需要|需|想要|要|各|共|数量|型号|规格|来|订|买)(?=[\s:：,]*[\d一二两三四五六七八九十百a-z])|(?<=[\s,\d\p{Script=Han}])(?:谢谢|急用?|报价|询价|现货)$|\b(?:need|needs|require|please|pls|quote|for|of|approx|about|order|model|type|part(?: no)?|p\/n|pn|qty|quantity|urgent|asap)\b\.?\s*[:：=]?/giu

const unitEnd = '(?![a-z])'
/** Figures with a unit, Chinese counts, and figures behind a sign of times or a word for quantity; the surest first. */
const counts: readonly { found: RegExp; sure: boolean }[] = [
  {
    found: new RegExp(`(?:qty|quantity|数量|q'ty|共|各)\\s*[:：=]?\\s*(\\d[\\d,]*)\\s*(${unitWords})?${unitEnd}`, 'iu'),
    sure: true,
  },
  {
    found: new RegExp(
      `(?:^|[\\s,;:|()×x*=\\p{Script=Han}-])(\\d[\\d,]*)(?:\\.0+)?\\s*\\(?(${unitWords})\\)?\\.?${unitEnd}`,
      'iu',
    ),
    sure: true,
  },
  {
    found: new RegExp(`([一二两三四五六七八九十百千万零]{1,7})(${unitWords.split('|pcs')[0]})`, 'u'),
    sure: true,
  },
  { found: /(?:^|[\s,;)\p{Script=Han}])[×*x]\s*(\d[\d,]*)(?=$|[\s,;])/iu, sure: true },
  { found: /(?<=[^\d\s])\s*[×*]\s*(\d[\d,]*)\s*$/iu, sure: false },
  { found: /^(\d[\d,]*)\s*[×*x]\s+(?=\S)/iu, sure: true },
  { found: /^(\d[\d,]*)\s*[×*]\s*(?=[a-z\p{Script=Han}])/iu, sure: true },
  { found: /(?:[\s]|[^\d\s])[×*]\s*(\d[\d,]*)$/iu, sure: false },
]

/** A line that no table explains. */
function readLine(line: string): { readings: readonly Reading[]; counted: boolean } | undefined {
  const priceless = line.replaceAll(money, ' ').replaceAll(priceNamed, ' ')
  for (const { found } of counts) {
    const hit = found.exec(priceless)
    if (!hit) continue
    const quantity = chineseCount(hit[1]!) ?? wholeOf(hit[1]!)
    const [before, after] = [priceless.slice(0, hit.index), priceless.slice(hit.index + hit[0].length)]
    // `M8 × 30` is a size, not thirty of M8.
    const isSize = /[×*x]/i.test(hit[0]) && !hit[2] && /(?:^|[\s-])(?:m\d{1,2}(?:\.\d)?|[\d.]+)\s*$/i.test(before)
    const model = tidy(`${before} ${after}`)
    if (quantity === undefined || isSize || !isWanted(model)) continue
    const unit = (hit[2] ?? '').toLowerCase()
    return { readings: [{ model, ...dozens(quantity, unit) }], counted: true }
  }
  return byPlace(priceless)
}

/** Without a unit: cells or words that are figures alone may be the quantity, the last and the first before others. */
function byPlace(line: string): { readings: readonly Reading[]; counted: boolean } | undefined {
  const hasCells = /[\t|]|,(?!\d{3}(?!\d))|;/.test(line)
  const cells = (hasCells ? cellsOf(line) : line.split(' ')).filter(Boolean)
  const figures = cells
    .map((cell, at) => ({
      at,
      quantity: /^\d[\d,]*(?:\.0+)?$/.test(cell) ? wholeOf(cell.replace(/\.0+$/, '')) : undefined,
    }))
    .filter((one): one is { at: number; quantity: number } => one.quantity !== undefined)
    .filter(({ at }) => hasCells || at === 0 || at === cells.length - 1)
  const rests = figures
    .toReversed()
    .map(({ at, quantity }) => {
      // Of a table's other figures none is a part of the model.
      const rest = cells.filter((cell, other) => other !== at && !(hasCells && isPriceOrTotal(cell, cells, other, at)))
      return { model: tidy(rest.join(' ')), quantity, unit: unitAlone(rest) }
    })
    .filter(({ model }) => isWanted(model))
  const whole = tidy(line)
  if (!isWanted(whole)) return undefined
  if (!rests.length) return { readings: [{ model: whole, quantity: 1, unit: '' }], counted: false }
  const readings = rests.map(({ model, quantity, unit }) => ({
    model: withoutUnit(model, unit),
    quantity,
    unit: unitNamed(unit),
  }))
  return { readings: [...readings, { model: whole, quantity: 1, unit: '' }], counted: true }
}

/** Figures with cents are prices, and what stands behind the quantity in a table is a price or a sum. */
function isPriceOrTotal(cell: string, cells: readonly string[], at: number, quantityAt: number): boolean {
  if (!/^[\d,]+(\.\d+)?$/.test(cell)) return false
  return /\.\d{2}$/.test(cell) || (at > quantityAt && cells.slice(0, quantityAt).some((one) => /[a-z\d]{3}/i.test(one)))
}

const unitOnly = new RegExp(`^(?:${unitWords})\\.?$`, 'i')
function unitAlone(cells: readonly string[]): string {
  return (
    cells
      .find((cell) => unitOnly.test(cell))
      ?.toLowerCase()
      .replace('.', '') ?? ''
  )
}
function withoutUnit(model: string, unit: string): string {
  return unit
    ? tidy(
        model
          .split(' ')
          .filter((word) => word.toLowerCase().replace('.', '') !== unit)
          .join(' '),
      )
    : model
}

function dozens(quantity: number, unit: string): { quantity: number; unit: string } {
  return { quantity, unit: unitNamed(unit) }
}

function tidy(text: string): string {
  return text
    .replaceAll(politeness, ' ')
    .replaceAll(/[\t|;,]+/g, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:：=×*/、.-]+|[\s:：=×*/、-]+$/g, '')
    .trim()
}

const isWanted = (model: string): boolean => /[\p{L}\p{N}]{2}/u.test(model) || /\d/.test(model)

/** `1,200` is 1200; what no cart line could hold is none. */
function wholeOf(text: string): number | undefined {
  const number = Number(text.replaceAll(',', ''))
  return Number.isInteger(number) && number > 0 && number <= QUANTITY_LIMIT ? number : undefined
}
