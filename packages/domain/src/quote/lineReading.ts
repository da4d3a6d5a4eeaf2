import { byPlace } from './byPlace.ts'
import { beginsSize, countBy, counts, joinedCount, looseCounts } from './lineCounts.ts'
import type { Reading } from './pastedLine.ts'
import { unitWords } from './quantityWords.ts'
import { tidy, whole, wholeOf } from './tidyModel.ts'

const money =
  /(?:单价|含税价?|不含税|价格|目标价|参考价|(?<!(?:please|pls|to|kindly)[^\S\t])price|target(?: price)?|@|at|@[^\S\t]*)?[^\S\t]*[:：]?[^\S\t]*(?:(?:\p{Sc}|rmb|cny|usd|eur|gbp|chf)[^\S\t]*\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?|\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?[^\S\t]*(?:\p{Sc}(?![^\S\t]*\d)|元|块钱|rmb|cny|usd|yuan|(?:eur|gbp|chf)(?![a-z])))(?:[^\S\t]*(?:\/|每|per)[^\S\t]*[a-z\p{Script=Han}]+)?/giu
const priceNamed =
  /(?:单价|含税价?|价格|目标价|参考价|(?<!(?:please|pls|to|kindly)[^\S\t])price|target price|target|@)[^\S\t]*[:：=]?[^\S\t]*\d[\d,]*(?:\.\d+)?(?:[^\S\t]*(?:\/|每|per)[^\S\t]*[a-z\p{Script=Han}]+)?/giu

/** The words that open a sentence before a quantity: `and 7 more of`, `We also need 3`. */
const opening =
  /^(?:(?:and|also|another|plus|ps\s*:|we (?:also )?need|i would like to order|please (?:also )?(?:add|send(?: us)?)|could you also quote|our \w+ asks for|另外(?:再)?(?:要|需要)?|还有|再(?:来|要|加)|上次那种|麻烦再加|帮忙看看|有没有|请问)[\s,:：]*)+(?=\S*\d|\p{Script=Han})/iu
/** A person who is spoken to, and signs of a messenger: `@小李`, `[抱拳]`. */
const pinned = /^@\p{Script=Han}{1,4}\s+|\[\p{Script=Han}{1,4}\]$/u

/** A quantity whose unit has a label: `数量 30.00 单位 个`, `qty: 30, uom: EA`. */
const unitLabelled =
  /((?:qty|quantity|数量|menge)\s*[:：=]?\s*\d+(?:\.0+)?)[\s,;]*(?:单位|uom|u\/m|issue unit|unit|meins)\s*[:：=]?\s*/iu

/** Three sizes with spaces around their signs: `35 X 62 X 8`. */
const spacedSizes = /(?<![\d.])(\d{1,4}(?:\.\d+)?)\s*[×*x]\s*(\d{1,4}(?:\.\d+)?)\s*[×*x]\s*(?=\d)/gi
/**
 * A thread and its length with spaces around the sign, before other words and a quantity: `M10 x 40 12.9 SHCS 50`. A
 * number behind a standard or a class is no quantity: in `nut M10 x 40 DIN 934`, 40 may be it.
 */
const spacedThread = new RegExp(
  `(?<![a-z\\d])(m\\d{1,2}(?:\\.\\d)?)\\s*[×*x]\\s*(\\d{1,3})(?=\\s(?!\\s*(?:${unitWords}))[^\\t|,;]*?(?<![a-z](?:din|iso|en)|\\s(?:din|iso|en|gb(?:\\/t)?|cl|class|gr|grade|a[245]|[×*x-]))\\s\\d{1,5}\\s*(?:${unitWords})?\\s*$)`,
  'iu',
)
/** The date by which goods are needed: `need 05-DEC-26`, `需求日期2026-12-05`. */
const needDate =
  /(?<![\w.-])(?:(?:need(?:ed)?(?:[ -]by)?|due|del(?:ivery|\.)?|需求日期|交期|到货)[\s:]*)?(?:\d{1,2}-[a-z]{3}-\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.20\d{2}|\d{1,2}\/\d{1,2}\/20\d{2})(?![\w.-])/giu
/** Cells of a stores list beside the part: its place and the stock. */
const stockCell =
  /[\t|]\s*(?:on[ -]?hand|min(?:imum)?|max(?:imum)?|stock|soh|rop|bin|loc(?:ation)?|库存|最[小大]库存|货位|cc|cost cent\w*)\s*[:：]?\s*[a-z]{0,2}[\d-]+\s*(?=$|[\t|])/giu

/** Reads a line outside a table. */
export function readLine(line: string): readonly Reading[] | undefined {
  const priceless = line
    .replaceAll(stockCell, '')
    .replaceAll(needDate, ' ')
    .replaceAll(spacedSizes, '$1x$2x')
    .replace(spacedThread, '$1x$2')
    .replace(unitLabelled, '$1 ')
    .replace(opening, '')
    .replace(pinned, '')
    .replaceAll(money, ' ')
    .replaceAll(priceNamed, ' ')
    .replace(/[\s,;./]+$/, '')
  const inCells = /[\t|]/.test(priceless) ? byPlace(priceless) : undefined
  if (inCells?.[0]?.quantity !== undefined) return inCells
  for (const found of counts) {
    const { reading, signed = [], before = '', after = '', written = '', count = '' } = countBy(found, priceless) ?? {}
    if (!reading) continue
    // `M8 × 30` may be a size, so the line has several readings. The catalogue decides.
    const isSize = /[×*x]/i.test(written) && !reading.unit && beginsSize(before)
    return isSize ? [whole(priceless), reading, ...turned(before, `${count}${after}`)] : [reading, ...signed]
  }
  for (const found of looseCounts) {
    const { reading, count = '', unit = '' } = countBy(found, priceless) ?? {}
    if (reading) return [{ ...reading, size: `${count}${unit}` }, whole(priceless)]
  }
  const { reading } = countBy(joinedCount, priceless) ?? {}
  const placed = byPlace(priceless)
  return reading && placed ? [...placed, reading] : placed
}

/** Reads `200 x 30204` and `4 x 6205 2RS` with the first number as the quantity of the part behind it. */
function turned(before: string, model: string): Reading[] {
  const quantity = /^\s*\d+\s*$/.test(before) ? wholeOf(before.trim()) : undefined
  return quantity === undefined ? [] : [{ model: tidy(model), quantity, unit: '' }]
}
