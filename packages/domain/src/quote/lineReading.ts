import { byPlace } from './byPlace.ts'
import { beginsSize, countBy, counts, joinedCount, looseCounts } from './lineCounts.ts'
import type { Reading } from './pastedLine.ts'
import { whole, wholeOf } from './tidyModel.ts'

const money =
  /(?:单价|含税价?|不含税|价格|目标价|参考价|price|target(?: price)?|@|at|@\s*)?\s*[:：]?\s*(?:(?:\p{Sc}|rmb|cny|usd|eur|gbp|chf)\s*\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?|\d[\d,]*(?:\.\d+)?(?:,\d{1,2})?[^\S\t]*(?:\p{Sc}(?!\s*\d)|元|块钱|rmb|cny|usd|yuan|(?:eur|gbp|chf)(?![a-z])))(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu
const priceNamed =
  /(?:单价|含税价?|价格|目标价|参考价|price|target price|target|@)\s*[:：=]?\s*\d[\d,]*(?:\.\d+)?(?:\s*(?:\/|每|per)\s*[a-z\p{Script=Han}]+)?/giu

/** The words that open a sentence before a quantity: `and 7 more of`, `We also need 3`. */
const opening =
  /^(?:(?:and|also|another|plus|ps\s*:|we (?:also )?need|i would like to order|please (?:also )?(?:add|send(?: us)?)|could you also quote|our \w+ asks for|另外(?:再)?(?:要|需要)?|还有|再(?:来|要|加)|上次那种|麻烦再加|帮忙看看|有没有|请问)[\s,:：]*)+(?=\S*\d|\p{Script=Han})/iu
/** A person who is spoken to, and signs of a messenger: `@小李`, `[抱拳]`. */
const pinned = /^@\p{Script=Han}{1,4}\s+|\[\p{Script=Han}{1,4}\]$/u

/** A quantity whose unit has a label: `数量 30.00 单位 个`, `qty: 30, uom: EA`. */
const unitLabelled = /((?:qty|quantity|数量)\s*[:：=]?\s*\d+(?:\.0+)?)[\s,;]*(?:单位|uom|unit)\s*[:：=]?\s*/iu

/** Reads a line outside a table. */
export function readLine(line: string): readonly Reading[] | undefined {
  const priceless = line
    .replace(unitLabelled, '$1 ')
    .replace(opening, '')
    .replace(pinned, '')
    .replaceAll(money, ' ')
    .replaceAll(priceNamed, ' ')
    .replace(/[\s,;./]+$/, '')
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

/** Reads `200 x 30204` with the first number as the quantity of the second. */
function turned(before: string, model: string): Reading[] {
  const quantity = /^\s*\d+\s*$/.test(before) ? wholeOf(before.trim()) : undefined
  return quantity === undefined ? [] : [{ model, quantity, unit: '' }]
}
