import { normaliseModel } from '../core/search/tokens.ts'

/** A line of a list with its intended designation (undefined if the mall has no such part) and quantity. */
export type LabelledLine = { line: string; code: string | undefined; quantity: number; unit?: string }

const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
const thousands = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ',')
const chinese: Readonly<Record<number, string>> = {
  2: '两',
  6: '六',
  10: '十',
  12: '十二',
  20: '二十',
  50: '五十',
  100: '一百',
}

export type ListPart = { code: string; name: string; maker: string }
export const listParts: readonly ListPart[] = [
  { code: '6205-2RS', name: '深沟球轴承', maker: '洛北' },
  { code: '6206-ZZ', name: '轴承', maker: '擎轴' },
  { code: '6308-2RS/C3', name: '深沟球轴承', maker: '轴云' },
  { code: '6004', name: '轴承', maker: '洛北' },
  { code: '30204', name: '圆锥滚子轴承', maker: '恒转' },
  { code: '51100', name: '推力球轴承', maker: '洛北' },
  { code: 'UCP204', name: '立式座轴承', maker: '恒转' },
  { code: 'NU204E', name: '圆柱滚子轴承', maker: '维仑' },
  { code: '7200C', name: '角接触球轴承', maker: '天遂' },
  { code: 'SC70-M3x10-8.8', name: '内六角螺钉', maker: '劲禄' },
  { code: 'HB83-M4x16-8.8', name: '六角头螺栓', maker: '固度' },
  { code: 'HN61-M3-8', name: '螺母', maker: '固度' },
  { code: 'KA-4x4x20', name: '平键', maker: '岩立' },
  { code: 'DP-3x8', name: '圆柱销', maker: '固度' },
  { code: 'TC10x22x7-N', name: '骨架油封', maker: '密沣' },
  { code: '06B-1', name: '滚子链', maker: '联济' },
  { code: 'A-800', name: '三角带', maker: '传岱' },
  { code: 'YE3-80M1-2-B3', name: '三相异步电动机', maker: '雷驰' },
  { code: '2V210-DC24V', name: '电磁阀', maker: '昀发' },
  { code: 'SU32x50-S', name: '标准气缸', maker: '启道' },
  { code: '4WE6E-DC24V', name: '电磁换向阀', maker: '流晟' },
  { code: 'MB63-1B16', name: '断路器', maker: '典方' },
  { code: 'IS8B-P1', name: '接近开关', maker: '感致' },
  { code: 'CNMG120408-P25', name: '数控刀片', maker: '卓实' },
  { code: 'OR-5x1.8-N', name: 'O形圈', maker: '密沣' },
]

type Habit = (part: ListPart, n: number) => Omit<LabelledLine, 'code'> | string
/** Ways to write a line. A plain string has the quantity `n`. */
const habits: readonly Habit[] = [
  // From spreadsheets.
  ({ code }, n) => `${code}\t${n}`,
  ({ code }, n) => `${code}\t${n}\t个`,
  ({ code, name }, n) => `${name}\t${code}\t${n}\t件`,
  ({ code, name }, n) => `${name}\t${code}\t件\t${n}`,
  ({ code }, n) => `${n}\t${code}`,
  ({ code }, n) => `${n}\tpcs\t${code}`,
  ({ code }, n) => `${code}\t${n}\t12.50\t${(n * 12.5).toFixed(2)}`,
  ({ code }, n) => `${code}\t${n}\t¥8.60`,
  ({ code, name }, n) => `${code}\t${name}\t${thousands(n)}\tPCS`,
  ({ code }, n) => `${code},${n}`,
  ({ code }, n) => `${code},${n},个`,
  ({ code }, n) => `${n},${code}`,
  ({ code, name }, n) => `${name},${code},${n},套`,
  ({ code }, n) => `${code}; ${n}`,
  ({ code }, n) => `${code} | ${n} | pcs`,
  ({ code }, n) => `"${code}" ${n}`,
  // From mails and messages.
  ({ code }, n) => `${code} ${n}`,
  ({ code }, n) => `${n} ${code}`,
  ({ code }, n) => `${code} ${n}pcs`,
  ({ code }, n) => `${code} ${n} pcs`,
  ({ code }, n) => `${code} - ${n} pcs`,
  ({ code }, n) => `${code} (${n} pcs)`,
  ({ code }, n) => `${n} pcs ${code}`,
  ({ code }, n) => `${n} pcs of ${code}`,
  ({ code }, n) => `${n} x ${code}`,
  ({ code }, n) => `${code} x ${n}`,
  ({ code }, n) => `${code} ×${n}`,
  ({ code }, n) => `${code} × ${n}`,
  ({ code }, n) => `${code} *${n}`,
  ({ code }, n) => `${code} * ${n}个`,
  ({ code }, n) => `${code} qty: ${n}`,
  ({ code }, n) => `${code}, Qty ${n}`,
  ({ code }, n) => `qty ${n} ${code}`,
  ({ code }, n) => `- ${code}: ${n} ea`,
  ({ code }, n) => `• ${code}  ${n} units`,
  ({ code }, n) => `need ${n} pieces ${code} please`,
  ({ code }, n) => `${code} ${n} sets asap`,
  // In Chinese.
  ({ code }, n) => `${code} ${n}个`,
  ({ code }, n) => `${code}  ${n} 只`,
  ({ code }, n) => `${n}个${code}`,
  ({ code }, n) => `${n}套 ${code}`,
  ({ code, name }, n) => `${name}${code} ${n}件`,
  ({ code, name }, n) => `${name} ${code}，${n}个`,
  ({ code, maker }, n) => `${maker} ${code} ${n}个`,
  ({ code, name, maker }, n) => `${maker}${name} ${code} 数量${n}`,
  ({ code }, n) => `型号：${code}，数量：${n}`,
  ({ code }, n) => `型号:${code} 数量:${n} 单位:个`,
  ({ code }, n) => `${code} 要${n}个`,
  ({ code }, n) => `需要 ${code} 共${n}只`,
  ({ code }, n) => `${code} ${n}个，单价12.5元`,
  ({ code }, n) => `${code} ${n}件 ¥9.80/件`,
  ({ code }, n) => `${code} ${n}个 目标价 7.50`,
  ({ code }, n) => `${code} ${n}个 @8.20`,
  ({ code }, n) => `${wide(code)}　${wide(String(n))}`,
  ({ code }, n) => `${code} ${wide(String(n))}个`,
  ({ code }, n) => `${code} ${n} ge`,
  ({ code }, n) => `${code} ${n}jian`,
  ({ code }, n) => `${n}tao ${code}`,
  ({ code }, n) => (chinese[n] ? `${code} ${chinese[n]}个` : `${code} ${n}根`),
  ({ code }, n) => `${code.toLowerCase()} ${n}pcs`,
]

const counts = [2, 6, 10, 12, 20, 50, 100, 200, 350, 1200]
/** Lines that name something the mall does not sell, or not in this form. */
const strangers: readonly [line: string, quantity: number][] = [
  ['XYZ-9000 20 pcs', 20],
  ['6205-2RS/P99 10个', 10],
  ['HK-2000-QX 5 sets', 5],
  ['非标铜套 φ40×50×60 12件', 12],
  ['主轴轴承 7014 P4 配对 8对', 8],
  ['E3Z-D61\t15\tpcs', 15],
  ['6ES7214-1AG40-0XB0 2台', 2],
  ['NORD SK200E 1台', 1],
  ['6205-2RS/C4\t40', 40],
  ['防爆风机 BT35-11 3台', 3],
]

/** Three hundred lines as buyers write them, each way of writing with four or five listParts. */
export const labelledLists: readonly LabelledLine[] = [
  ...habits.flatMap((habit, at) =>
    Array.from({ length: at < 50 ? 5 : 4 }, (_, turn) => {
      const part = listParts[(at * 7 + turn * 11) % listParts.length]!
      const n = counts[(at + turn * 3) % counts.length]!
      const line = habit(part, n)
      return typeof line === 'string'
        ? { line, code: normaliseModel(part.code), quantity: n }
        : { ...line, code: normaliseModel(part.code) }
    }),
  ),
  ...strangers.map(([line, quantity]) => ({ line, code: undefined, quantity })),
]
