import { countedUnit } from './lineCounts.ts'
import { isHead } from './tableColumns.ts'

const greeting =
  /^(dear|hi|hello|hey|thanks|thank you|best|kind|regards|please (find|see|quote)|pls quote|could you|we (need|would)|looking forward|您好|你好|各位|谢谢|多谢|此致|敬礼|祝|麻烦|请(帮忙)?报|请报价|以下|如下|附件|合计|总计|小计|total|sum|subject|from|to|date|主题|发件人|收件人|联系人|电话|tel|phone|地址|交期|备注|note)(?![\p{L}\p{N}-])/iu

/** Matches the closing of an email, which names and addresses follow. */
export const closing = /^(thanks|thank you|best|kind|warm|regards|sincerely|谢谢|多谢|此致|敬礼|祝)(?![\p{L}\p{N}])/iu

/** Returns whether a line is text around a list, without a number that could be a model or a quantity. */
export function isChatter(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line)) return true
  if (!greeting.test(line)) return !/\d/.test(line) && (isHead(line) || /[。!?！？:：]$/.test(line))
  const rest = line.replace(greeting, '')
  const names = /[a-z\d.-]*\d[a-z\d./-]{2,}/i.test(rest) || countedUnit.test(rest)
  return !names || /^(合计|总计|小计|total|sum|电话|tel|phone|date|地址)/i.test(line)
}
