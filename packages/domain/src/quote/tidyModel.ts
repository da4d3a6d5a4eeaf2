import { QUANTITY_LIMIT } from '../constants.ts'
import type { Reading } from './pastedLine.ts'

const politeness =
  /^(?:麻烦)?请(?:帮忙)?报价?|\b(?:we|i) (?=need|want|require|would)|(?:麻烦|请|帮忙|尽快|急|要货|报个?价|报价|询价|求购|采购|需要|需|想要|要|各|共|(?:申请|请购|需求)?数量|申请|物料(?=\s)|型号|规格|来|订|买)(?=[\s:：,]*[\d一二两三四五六七八九十百a-z])|(?<=[\s,\d\p{Script=Han}])(?:谢谢|急用?|报价|询价|现货)$|\b(?:need|needs|require|want|would like|(?:please|pls) price|please|pls|quote|for|of|approx|about|order|model|type|part(?: no)?|p\/n|pn|qty|quantity|urgent|asap|item(?=\s*[:：=]))\b\.?\s*[:：=]?/giu

export function tidy(text: string): string {
  return text
    .replaceAll(politeness, ' ')
    .replaceAll(/[\t|;,]+/g, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:：=×*/、.-]+|[\s:：=×*/、-]+$/g, '')
    .trim()
}

export const isWanted = (model: string): boolean => /[\p{L}\p{N}]{2}/u.test(model) || /\d/.test(model)

/** Reads a whole number. Returns `undefined` outside the range of a cart line. */
export function wholeOf(text: string): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 && number <= QUANTITY_LIMIT ? number : undefined
}

/** Reads a line that states no quantity. */
export const whole = (line: string): Reading => ({ model: tidy(line), quantity: undefined, unit: '' })
