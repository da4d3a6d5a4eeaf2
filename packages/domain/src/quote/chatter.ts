import { countedUnit } from './lineCounts.ts'
import { isHead } from './tableColumns.ts'

const greeting =
  /^(dear|hi|hello|hey|thanks|thank you|best|kind|regards|please (find|see|quote)|pls quote|could you|we (need|would)|looking forward|您好|你好|各位|谢谢|多谢|此致|敬礼|祝|麻烦|请(帮忙)?报|请报价|以下|如下|附件|合计|总计|小计|total|sum|subject|from|to|date|主题|发件人|收件人|联系人|电话|tel|phone|地址|交期|备注|note)(?![\p{L}\p{N}-])/iu

/** Matches the closing of an email, which names and addresses follow. */
export const closing = /^(thanks|thank you|best|kind|warm|regards|sincerely|谢谢|多谢|此致|敬礼|祝)(?![\p{L}\p{N}])/iu

/** Names of families, as headings name them. */
const heading =
  /^(?:(?:ball|roller|v|timing|oil|hex|hand|power|spare|electrical) )?(?:bearings|belts|seals|o-rings|screws|bolts|nuts|washers|bolts and nuts|nuts and bolts|fasteners|chains|sprockets|gears|pulleys|couplings|motors|pumps|valves|fittings|hoses|cylinders|sensors|cables|tools|parts|lubricants|filters|others?|misc(?:ellaneous)?|electrical|pneumatics|hydraulics)$|^(?:轴承|皮带|三角带|同步带|油封|密封件?|密封圈|O型圈|螺栓|螺丝|螺钉|螺母|垫圈|紧固件|标准件|链条|链轮|齿轮|联轴器|电机|泵|阀门|接头|软管|气缸|气动元?件?|液压元?件?|传感器|电缆|电气|低压电器|工具|刀具|劳保用?品?|润滑油脂?|滤芯|备件|其[他它])(?:类|部分|清单)?$/iu

/** Returns whether a line is only the name of a family of parts, which stands above its parts in a list. */
export const isHeading = (line: string): boolean => heading.test(line.trim())

/** A name and a telephone number: `王工 13800001234`, `Mr Wang +86 138 0000 1234`. */
const contact =
  /^(?:\p{Script=Han}{1,3}(?:工|总|经理|先生|女士|师傅|主任|老师|小姐)?|\p{Script=Han}{1,4}|(?:mr|mrs|ms|dr)\.? [a-z. ]{2,30}|tel|mobile|wechat|微信)[\s:,]*(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}$/iu

/** Returns whether a line is text around a list, without a number that could be a model or a quantity. */
export function isChatter(line: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(line) || contact.test(line.trim())) return true
  if (!greeting.test(line)) return !/\d/.test(line) && (isHead(line) || /[。!?！？:：]$/.test(line))
  const rest = line.replace(greeting, '')
  const names = /[a-z\d.-]*\d[a-z\d./-]{2,}/i.test(rest) || countedUnit.test(rest)
  return !names || /^(合计|总计|小计|total|sum|电话|tel|phone|date|地址)/i.test(line)
}
