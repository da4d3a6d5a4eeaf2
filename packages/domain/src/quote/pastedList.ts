import { QUANTITY_LIMIT } from '../constants.ts'
import { keysOf } from '../table.ts'
import {
  chineseCount,
  chineseUnits,
  englishCount,
  englishNumerals,
  measureWords,
  unitNamed,
  unitWords,
} from './quantityWords.ts'

/**
 * One reading of a line: the model and its quantity, which is undefined if the line states none. `size` is the text of
 * the quantity if it may be a size of the product instead: `240` of `sandpaper P 240`, `20 m` of a hose.
 */
export type Reading = { model: string; quantity: number | undefined; unit: string; size?: string }
/**
 * A line of a pasted list. `readings` starts with the likeliest reading, and has several readings if a number could be
 * model, size or quantity.
 */
export type PastedLine = { raw: string; readings: readonly Reading[] }

/** The maximum length of a line, in characters. Longer lines are prose and are skipped. */
const LINE_MOST = 300

/**
 * Reads a list pasted from a spreadsheet or an email: model, quantity and unit in any order, separated by tabs, commas
 * or spaces. Prices are ignored. Greetings, headings and totals are skipped.
 */
export function readPastedList(text: string, most = 500): PastedLine[] {
  const written = text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .flatMap(partsOf)
    .map((raw) => ({ raw: raw.trim(), line: plain(raw) }))
    .filter(({ line }) => line && line.length <= LINE_MOST)
  const columns = columnsOf(written)
  const end = written.findIndex(({ line }) => closing.test(line))
  const lines = written.filter(({ line }, at) => !isChatter(line) && (end < 0 || at < end || /\d/.test(line)))
  const numbered = isNumbered(lines.map(({ line }) => line))
  return lines
    .flatMap(({ raw, line }) => {
      const bare = unnumbered(line, numbered)
      const read = (columns && byColumns(line, columns)) ?? readLine(bare)
      return read ? [{ raw: raw.slice(0, LINE_MOST), readings: read }] : []
    })
    .slice(0, most)
}

/** Splits a line into several items if each part can be an item. */
function partsOf(line: string): string[] {
  const parts = line.split(/[;；]/).filter((part) => part.trim())
  const couldBe = (part: string) => {
    const signs = part.normalize('NFKC').replaceAll(/[^a-z\d]/gi, '')
    return signs.length >= 4 && /[a-z]|\d{5}/i.test(signs)
  }
  return parts.length > 1 && parts.every(couldBe) ? parts : [line]
}

/** Normalises width, punctuation and digit grouping. Tabs stay. */
function plain(raw: string): string {
  return raw
    .replaceAll('，', ', ')
    .replaceAll(/[\u2460-\u2473]/g, (sign) => `${sign.charCodeAt(0) - 0x245f}. `)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll(/[×✕✖]/g, '×')
    .replaceAll(/(?<![\w.,-])\d{1,3}(?:,\d{3})+(?![\d,])/g, (figures) => figures.replaceAll(',', ''))
    .replaceAll('【', '[')
    .replaceAll('】', ']')
    .replaceAll(/[^\S\t]+/g, ' ')
    .replaceAll(/(?<![\w.,-])\d{1,3}(?: 000)+(?![\d.,])/g, (figures) => figures.replaceAll(' ', ''))
    .replace(/^\s*(?:[-•*·>●■◆]|\[\s?\]|☐)\s+/, '')
    .replaceAll(/^ +| +$/g, '')
}

const greeting =
  /^(dear|hi|hello|hey|thanks|thank you|best|kind|regards|please (find|see|quote)|pls quote|could you|we (need|would)|looking forward|您好|你好|各位|谢谢|多谢|此致|敬礼|祝|麻烦|请(帮忙)?报|请报价|以下|如下|附件|合计|总计|小计|total|sum|subject|from|to|date|主题|发件人|收件人|联系人|电话|tel|phone|地址|交期|备注|note)(?![\p{L}\p{N}-])/iu

/** The closing of an email, which names and addresses follow. */
const closing = /^(thanks|thank you|best|kind|warm|regards|sincerely|谢谢|多谢|此致|敬礼|祝)(?![\p{L}\p{N}])/iu

/** Returns whether a line is text around a list, without a number that could be a model or a quantity. */
function isChatter(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return true
  if (!greeting.test(line)) return !/\d/.test(line) && (isHead(line) || /[。!?！？:：]$/.test(line))
  const rest = line.replace(greeting, '')
  const names = /[a-z\d.-]*\d[a-z\d./-]{2,}/i.test(rest) || countedUnit.test(rest)
  return !names || /^(合计|总计|小计|total|sum|电话|tel|phone|date|地址)/i.test(line)
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
  line.split(line.includes('\t') ? /\t/ : line.includes('|') ? /\|/ : /[,;]/).map((cell) => cell.trim())

const columnOf = (cell: string) =>
  keysOf(headWords).find((column) => headWords[column].test(cell.replace(/\s*[(（].*$/, '')))

function isHead(line: string): boolean {
  const cells = /[\t|,;]/.test(line) ? cellsOf(line) : line.split(' ')
  const named = cells.filter((cell) => columnOf(cell)).length
  return named >= 2 || (named === 1 && cells.length === 1)
}

/** Removes the heading of a table from `lines`, and returns its columns if it names a model and a quantity. */
function columnsOf(lines: { line: string }[]): (Column | undefined)[] | undefined {
  const head = lines.findIndex(({ line }) => /[\t|,;]/.test(line) && isHead(line))
  const [heading] = head < 0 ? [] : lines.splice(head, 1)
  if (!heading) return undefined
  const columns = cellsOf(heading.line).map(columnOf)
  return columns.includes('model') && columns.includes('quantity') ? columns : undefined
}

/**
 * Reads a table row by its columns. A quantity cell without a whole number leaves the quantity unread. Returns
 * `undefined` if the row does not fit.
 */
function byColumns(line: string, columns: readonly (Column | undefined)[]): Reading[] | undefined {
  const cells = cellsOf(line)
  const cell = (column: Column) => cells[columns.indexOf(column)] ?? ''
  const count = countIn(cell('quantity'))
  const model = cell('model')
  const fits = count || cells.length === columns.length
  if (!model || !fits || !/[\p{L}\p{N}]{2}/u.test(model)) return undefined
  const unit = columns.includes('unit') ? cell('unit').toLowerCase() : ''
  const name = columns.includes('name') ? cell('name') : ''
  return [{ model: `${name} ${model}`.trim(), quantity: count?.quantity, unit: unitNamed(unit) || (count?.unit ?? '') }]
}

function countIn(cell: string): { quantity: number; unit: string } | undefined {
  const [, count, unit = ''] =
    new RegExp(`^[×x*]?\\s*(\\d+)(?:\\.0{1,2})?\\s*(${unitWords}|${measureWords})?\\.?$`, 'i').exec(cell) ?? []
  const quantity = count === undefined ? undefined : wholeOf(count)
  return quantity === undefined ? undefined : { quantity, unit: unitNamed(unit.toLowerCase()) }
}

function isNumbered(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => Number(/^\(?(\d{1,3})(?=[.)、,:\s\t])/.exec(line)?.[1] ?? Number.NaN))
  const steps = numbers.filter((number, at) => number - 1 === numbers[at - 1]).length
  return lines.length >= 3 && numbers[0] === 1 && steps >= (lines.length - 1) * 0.8
}

function unnumbered(line: string, numbered: boolean): string {
  if (numbered) return line.replace(/^\(?\d{1,3}[.)、,:\s\t]+\s*/, '')
  return line.replace(/^(?:\(\d{1,3}\)|\d{1,3}(?:\)|、|\.(?=\s)))\s*/, '')
}

const money =
  /(?:单价|含税价?|不含税|价格|目标价|参考价|price|target(?: price)?|@|at|@\s*)?\s*[:：]?\s*(?:(?:\p{Sc}|rmb|cny|usd|eur|gbp|chf)\s*\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?|\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?[^\S\t]*(?:\p{Sc}(?!\s*\d)|元|块钱|rmb|cny|usd|yuan|(?:eur|gbp|chf)(?![a-z])))(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu
const priceNamed =
  /(?:单价|含税价?|价格|目标价|参考价|price|target price|target|@)\s*[:：=]?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu
const politeness =
  /^(?:麻烦)?请(?:帮忙)?报价?|\b(?:we|i) (?=need|want|require|would)|(?:麻烦|请|帮忙|尽快|急|要货|报个?价|报价|询价|求购|采购|需要|需|想要|要|各|共|数量|型号|规格|来|订|买)(?=[\s:：,]*[\d一二两三四五六七八九十百a-z])|(?<=[\s,\d\p{Script=Han}])(?:谢谢|急用?|报价|询价|现货)$|\b(?:need|needs|require|want|would like|please|pls|quote|for|of|approx|about|order|model|type|part(?: no)?|p\/n|pn|qty|quantity|urgent|asap)\b\.?\s*[:：=]?/giu

const countedUnit = new RegExp(
  `(?:^|[\\s,;:|()[\\]×x*=~≈\\p{Script=Han}-])(\\d+)(?:\\.0{1,2})?\\s*[([]?(${unitWords})[)\\]]?\\.?`,
  'iu',
)
/**
 * Patterns of quantities, the surest first: numbers with a word for quantity or a unit, Chinese and English numerals
 * with a unit, and numbers after a multiplication sign.
 */
const counts: readonly RegExp[] = [
  new RegExp(
    `(?:qty|quantity|数量|q'ty|共|各)\\.?\\s*[:：=-]?\\s*(\\d+)\\s*(${unitWords}|${measureWords})?(?![a-z\\d])`,
    'iu',
  ),
  /(?:^|[\s,;:(])(\d+)\s*(?:qty|quantity)(?![a-z])/iu,
  countedUnit,
  new RegExp(`([一二两三四五六七八九十百千万零]{1,7})(${chineseUnits})`, 'u'),
  new RegExp(`(?<![a-z])(${englishNumerals})\\s+(${unitWords})\\.?`, 'iu'),
  new RegExp(`(?:^|[\\s,;)\\p{Script=Han}])[×*x]\\s*(\\d+)(?=$|[\\s,;])(?!\\s*${measureWords})`, 'iu'),
  /(?<=[^\d\s])\s*[×*]\s*(\d+)\s*$/iu,
  /^(\d+)\s*[×*x]\s+(?=\S)/iu,
  /^(\d+)\s*[×*]\s*(?=[a-z\p{Script=Han}])/iu,
]

/**
 * Patterns of numbers that are a quantity unless the catalogue has them as a size: a measure or a number in brackets at
 * the end of a line, a number set off by a dash or another sign, and a measure at the start of a line.
 */
const looseCounts: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s,;:|(×x*=~≈\\p{Script=Han}-])(\\d+)\\s*(${measureWords})\\)?\\.?\\s*$`, 'iu'),
  new RegExp(`^(\\d+)\\s*(${measureWords})\\s+(?=\\S)`, 'iu'),
  /[([{]\s*[×x*]?\s*(\d+)\s*[)\]}]\s*$/iu,
  /(?:\s[-=:]+>?|[:=>→]|…+|\.{3,})\s*(\d+)\s*$/iu,
]

/**
 * Matches a thread or a short number before a multiplication sign, which may belong to a size instead of a quantity.
 */
const beginsSize = /(?:^|\s)(?:m\d{1,2}(?:\.\d)?|[φ⌀ø]?\d{1,3}(?:\.\d+)?)\s*$/i
/** Matches the sign that separates a model from the quantity behind it: `6206 ZZ x 120 pcs`, `6206 ZZ -> 120 pcs`. */
const signBefore = /(?:[([]|(?<=^|[\s,;:|\p{Script=Han}]))(?:x|[~≈+>→…]|[-=]+>|\.{2,})\s*$/iu
/** Matches the sign that separates a model from the quantity before it: `120 pcs x 6206 ZZ`. */
const signAfter = /^\s*x\s+(?=\S)/i
/** `UCP205*4`, `6205x4`: a quantity if the catalogue has the part before the sign. */
const joinedCount = /(?<=[a-z\d])[×*x](\d+)$/iu

/** Reads a line outside a table. */
function readLine(line: string): readonly Reading[] | undefined {
  const priceless = line
    .replaceAll(money, ' ')
    .replaceAll(priceNamed, ' ')
    .replace(/[\s,;.]+$/, '')
  const inCells = /[\t|]/.test(priceless) ? byPlace(priceless) : undefined
  if (inCells?.[0]?.quantity !== undefined) return inCells
  for (const found of counts) {
    const { reading, signed = [], before = '', written = '', count = '' } = countBy(found, priceless) ?? {}
    if (!reading) continue
    // `M8 × 30` may be a size, so the line has several readings. The catalogue decides.
    const isSize = /[×*x]/i.test(written) && !reading.unit && beginsSize.test(before)
    return isSize ? [whole(priceless), reading, ...turned(before, count)] : [reading, ...signed]
  }
  for (const found of looseCounts) {
    const { reading, count = '', unit = '' } = countBy(found, priceless) ?? {}
    if (reading) return [{ ...reading, size: `${count}${unit}` }, whole(priceless)]
  }
  const { reading } = countBy(joinedCount, priceless) ?? {}
  const placed = byPlace(priceless)
  return reading && placed ? [...placed, reading] : placed
}

/**
 * Reads a quantity by a pattern whose groups are the number and its unit. The rest of the line is the model, without the
 * sign between model and quantity. `signed` is the reading with a capital X, which may end a model instead: `32008 X`.
 */
function countBy(pattern: RegExp, line: string) {
  const hit = pattern.exec(line)
  if (!hit) return undefined
  const [written, count = '', unit = ''] = hit
  const quantity = chineseCount(count) ?? englishCount(count) ?? wholeOf(count)
  const [before, after] = [line.slice(0, hit.index), line.slice(hit.index + written.length)]
  const head = before.replace(signBefore, '')
  const model = tidy(`${head} ${head.trim() ? after : after.replace(signAfter, '')}`)
  if (quantity === undefined || !isWanted(model)) return undefined
  const reading: Reading = { model, quantity, unit: unitNamed(unit.toLowerCase()) }
  const isPart = head !== before && /\S X\s*$/.test(before)
  const signed = isPart ? [{ ...reading, model: tidy(`${before} ${after}`) }] : []
  return { reading, signed, before, written, count, unit }
}

/** Reads a line that states no quantity. */
const whole = (line: string): Reading => ({ model: tidy(line), quantity: undefined, unit: '' })

/** Reads `200 x 30204` with the first number as the quantity of the second. */
function turned(before: string, model: string): Reading[] {
  const quantity = /^\s*\d+\s*$/.test(before) ? wholeOf(before.trim()) : undefined
  return quantity === undefined ? [] : [{ model, quantity, unit: '' }]
}

const figureCell = new RegExp(`^[×x*]?\\s*(\\d+)(\\.\\d+)?\\s*(${unitWords}|${measureWords})?\\.?$`, 'i')

const threeNumbers = /(?:^|\s)\d+(?:\.\d+)?(?:\s\d+(?:\.\d+)?){2}$/
/**
 * Reads a line without a quantity word. Cells or words that are only a number may be the quantity, from last to first.
 * A number that is the only one beside words is rather a model or size (`bearing 6328`), so that the buyer is asked for
 * the quantity (`gasket 5`), and so is the last of three (`35 52 7`).
 */
function byPlace(line: string): readonly Reading[] | undefined {
  const hasCells = /[\t|,;]/.test(line)
  const cells = (hasCells ? cellsOf(line).filter((cell) => !/^[x×*]$/i.test(cell)) : line.split(' ')).filter(Boolean)
  const all = cells.flatMap((cell, at) => {
    const [found, figures = '', places, unit = ''] = figureCell.exec(cell) ?? []
    const quantity = found === undefined ? undefined : wholeOf(figures)
    if (quantity === undefined || (places && !/^\.0{1,2}$/.test(places))) return []
    return hasCells || at === 0 || at === cells.length - 1 ? [{ at, quantity, unit, isPlain: !places }] : []
  })
  const plainOnes = all.some(({ isPlain }) => isPlain) ? all.filter(({ isPlain }) => isPlain) : all
  const figures = plainOnes.some(({ unit }) => unit) ? plainOnes.filter(({ unit }) => unit) : plainOnes
  const rests = figures
    .toReversed()
    .map(({ at, quantity, unit }) => {
      const rest = cells.filter((cell, other) => other !== at && !(hasCells && isPriceOrTotal(cell, cells, other, at)))
      const named = unit ? unit.toLowerCase() : unitAlone(rest)
      const model = withoutUnit(tidy(rest.join(' ')), named)
      return { model, quantity, unit: unitNamed(named), ...(!named && { size: String(quantity) }) }
    })
    .filter(({ model }) => isWanted(model))
  const plainReading = whole(line)
  if (!isWanted(plainReading.model)) return undefined
  const counted = hasCells || (rests.every(({ model }) => /\d/.test(model)) && !threeNumbers.test(line))
  return counted ? [...rests, plainReading] : [plainReading, ...rests]
}

/** Returns whether a cell is a price or a total: numbers with cents, and numbers after the quantity of a table row. */
function isPriceOrTotal(cell: string, cells: readonly string[], at: number, quantityAt: number): boolean {
  if (!/^[\d,]+(\.\d+)?$/.test(cell)) return false
  return /\.\d{2}$/.test(cell) || (at > quantityAt && cells.slice(0, quantityAt).some((one) => /[a-z\d]{3}/i.test(one)))
}

const unitOnly = new RegExp(`^(?:${unitWords}|${measureWords})\\.?$`, 'i')
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

/** Reads a whole number. Returns `undefined` outside the range of a cart line. */
function wholeOf(text: string): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= QUANTITY_LIMIT ? number : undefined
}
