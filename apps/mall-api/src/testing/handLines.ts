import { readFileSync } from 'node:fs'
import { normaliseModel } from '../core/search/tokens.ts'
import { listParts } from './labelledLists.ts'
import type { ListPart } from './labelledLists.ts'

/**
 * A line of a list in the habit of a hand. `codes` match the designations that may be meant; undefined if the mall has
 * no such part, or if the line does not tell which. `quantity` is undefined if the line does not state it plainly.
 */
export type HandLine = { hand: string; line: string; codes?: RegExp; quantity: number | undefined; unit: string }

type Written = (part: ListPart, n: number) => [line: string, unit: string, quantity?: 'unread']
/** Ways in which each hand writes a part that it knows by its designation. */
const ways: Readonly<Record<string, readonly Written[]>> = {
  'German buyer': [
    ({ code }, n) => [`Pos. ${n}: ${code}, ${n} Stk`, 'Stk'],
    ({ code }, n) => [`${n} Stk. ${code}`, 'Stk'],
    ({ code }, n) => [`${code} - ${n} pcs, delivery cw 51`, 'pcs'],
    ({ code }, n) => [`${n} pcs ${code} (or equal)`, 'pcs'],
    ({ code }, n) => [`Art. ${code} / ${n} pcs / EUR 3,20`, 'pcs'],
  ],
  'Bearing trader': [
    ({ code }, n) => [`${code}=${n}pcs`, 'pcs'],
    ({ code }, n) => [`${code}--${n}PCS`, 'PCS'],
    ({ code }, n) => [`${code} / ${n}`, ''],
    ({ code }, n) => [`${code}...${n} pcs`, 'pcs'],
    ({ code }, n) => [`*${code}* ${n} pcs`, 'pcs'],
  ],
  'US maintenance': [
    ({ code }, n) => [`QTY ${n} EA P/N ${code}`, 'EA'],
    ({ code }, n) => [`${n} EA. ${code}`, 'EA'],
    ({ code }, n) => [`(${n}) ${code} for the north fan`, ''],
    ({ code }, n) => [`${code} QTY: ${n} EA NEED BY 12/15`, 'EA'],
    ({ code }, n) => [`PN: ${code} QTY: ${n}`, ''],
  ],
  采购员: [
    ({ code, name }, n) => [`${name}，${code}，${n}件，含税`, '件'],
    ({ code, name }, n) => [`名称：${name}；型号：${code}；数量：${n}件`, '件'],
    ({ code, name, maker }, n) => [`${name}（${maker}）${code} ${n}件 交期7天`, '件'],
    ({ code }, n) => [`${code} 数量 ${n} 件 备件`, '件'],
    ({ code }, n) => [`请报价：${code}，${n}件`, '件'],
  ],
  车间师傅: [
    ({ code }, n) => [`${code}来${n}个`, '个'],
    ({ code, name }, n) => [`${name}${code}要${n}个，急`, '个'],
    ({ code }, n) => [`${code}的${n}个`, '个'],
    ({ code }, n) => [`再来${n}个${code}`, '个'],
    ({ code }, n) => [`${code} 给我留${n}个`, '个'],
  ],
  微信: [
    ({ code }, n) => [`${code.toLowerCase()} ${n}`, ''],
    ({ code }, n) => [`${code.toLowerCase()}，${n}个`, '个'],
    ({ code }, n) => [`${code.toLowerCase()} ${n}个[抱拳]`, '个'],
    ({ code }, n) => [`@小李 ${code} ${n}个`, '个'],
    ({ code }, n) => [`${code}+${n}个`, '个'],
  ],
  'SAP export': [
    ({ code }, n) => [`000${n}\t1000${n}77\t${code}\t${n}\tEA`, 'EA'],
    ({ code }, n) => [`10|${code}|SPARE PART|${n}|PC|1000`, 'PC'],
    ({ code }, n) => [`Mat ${code} ; ${n} EA ; SLoc 0001`, 'EA'],
    ({ code }, n) => [`${code}\tSPARE PART\t${n}.000\tEA`, 'EA'],
    ({ code }, n) => [`"${code}";"SPARE PART";"${n}";"EA"`, 'EA'],
  ],
  用友导出: [
    ({ code, name }, n) => [`01010${n}\t${name}\t${code}\t件\t${n}.00`, '件'],
    ({ code, name }, n) => [`${name}\t${code}\t${n}.00\t件\t2026-12-05`, '件'],
    ({ code, name }, n) => [`PR2611-0${n}\t${name}\t${code}\t${n}\t件\t机修车间`, '件'],
    ({ code, name }, n) => [`${name}|${code}|件|${n}|备件库`, '件'],
    ({ code, name, maker }, n) => [`${name},${code},${maker},${n},件,急`, '件'],
  ],
  'bill of material': [
    ({ code }, n) => [`1.${n}.2\t${code}\t${n}\tpcs`, 'pcs'],
    ({ code, name }, n) => [`.2\t${code}\t${name}\t${n}\tpcs`, 'pcs'],
    ({ code }, n) => [`Level 3 | ${code} | ${n} | pcs`, 'pcs'],
    ({ code }, n) => [`   └─ ${code} × ${n}`, ''],
    ({ code }, n) => [`2.4 ${code}, ${n} per assembly`, ''],
  ],
  'dimensions only': [
    ({ code, name }, n) => [`${name} ${code} 规格 ${n}个`, '个'],
    ({ code }, n) => [`size ${code}, ${n} pcs`, 'pcs'],
    ({ code }, n) => [`${code} (see drawing) ${n} pcs`, 'pcs'],
    ({ code }, n) => [`尺寸 ${code} ${n}个`, '个'],
    ({ code }, n) => [`${n} pcs size ${code}`, 'pcs'],
  ],
  'typing slips': [
    ({ code }, n) => [`${code.replace('0', 'O')} ${n} pcs`, 'pcs'],
    ({ code }, n) => [`${code.replaceAll('-', ' - ')} ${n} pcs`, 'pcs'],
    ({ code }, n) => [`${code},,${n} pcs`, 'pcs'],
    ({ code }, n) => [`${code} ${n} psc`, 'pcs'],
    ({ code }, n) => [`${code.replaceAll('-', '')} ${n} pcs`, 'pcs'],
  ],
  'packs and units': [
    ({ code }, n) => [`${code} ${n}盒`, '盒'],
    ({ code }, n) => [`${code} ${n} boxes à 10`, 'boxes'],
    ({ code }, n) => [`${code} ${n} pkt`, 'pkt'],
    ({ code }, n) => [`${code} ${n}包（10个/包）`, '包'],
    ({ code }, n) => [`${code}, ${n} pcs (1 box)`, 'pcs'],
  ],
  notes: [
    ({ code }, n) => [`${code} ${n} pcs for press 3`, 'pcs'],
    ({ code }, n) => [`${code} ${n}个（急）`, '个'],
    ({ code }, n) => [`${code} ${n} pcs -- spare`, 'pcs'],
    ({ code }, n) => [`${code} ${n}个 用于2号线`, '个'],
    ({ code }, n) => [`${code} ${n} pcs, note: call before delivery`, 'pcs'],
  ],
  "other makers' numbers": [
    ({ code }, n) => [`our no. 77-${n}31 = ${code}, ${n} pcs`, 'pcs'],
    ({ code }, n) => [`替代 ${code} 也行 ${n}个`, '个'],
    ({ code }, n) => [`${code} or equivalent ${n} pcs`, 'pcs'],
    ({ code }, n) => [`same as ${code}: ${n} pcs`, 'pcs'],
    ({ code, maker }, n) => [`${maker}牌 ${code} ${n}个`, '个'],
  ],
  fasteners: [
    ({ code }, n) => [`${code} 各${n}个`, '个'],
    ({ code }, n) => [`${code} ${n} pcs zinc`, 'pcs'],
    ({ code }, n) => [`${n}颗${code}`, '颗'],
    ({ code }, n) => [`${code} ${n}套 带螺母`, '套'],
    ({ code }, n) => [`${code} x${n}`, ''],
  ],
  'mail prose': [
    ({ code }, n) => [`Please send ${n} pcs of ${code} to our plant.`, 'pcs'],
    ({ code }, n) => [`另外需要 ${code} ${n}个，谢谢`, '个'],
    ({ code }, n) => [`and ${n} more of ${code}`, ''],
    ({ code }, n) => [`> ${code} ${n} pcs`, 'pcs'],
    ({ code }, n) => [`I would like to order ${n} pieces ${code}.`, 'pieces'],
  ],
  'ERP rows': [
    ({ code }, n) => [`4500012345\t00010\t100048211\tPART,${code}\t${n},000\tEA\t3,20\tEUR`, 'EA'],
    ({ code }, n) => [`1\t10023-A\tSpare ${code}\tEach\t${n}\t12.50\t${(n * 12.5).toFixed(2)}`, 'Each'],
    ({ code, name }, n) => [`1\tCH-000123\t${name}\t${code}\t个\t${n}.0000\t3.5000\t${(n * 3.5).toFixed(2)}`, '个'],
    ({ code }, n) => [`PO-001234;10;${code};Spare part;${n}.00;pcs;2026-12-11`, 'pcs'],
    ({ code }, n) => [`Item ${code}  Qty ${n}.00 EA  Due 12/11/26`, 'EA'],
    ({ code }, n) => [`"000010","100048213","SPARE ${code}","${n}.000","EA","12/11/2026","0.00"`, 'EA'],
    ({ code }, n) => [`000010  100048214  SPARE ${code}               ${n} EA   11.12.2026`, 'EA'],
    ({ code }, n) => [`10029981/00010 SPARE ${code}   ${n} ST  CC 4711`, 'ST'],
    ({ code }, n) => [`Material: 100048211 Short text: SPARE ${code} Qty: ${n},000 UoM: EA`, 'EA', 'unread'],
    ({ code, name }, n) => [`01.02.0033\t${name}\t${code}\t件\t${n}\t0\t${n}`, '件'],
    ({ code }, n) => [`SPARE,${code},SKF\t${n}\tEA\t1000\t0001`, 'EA'],
    ({ code }, n) => [`${code}\tMRO\tbin A-01-03\ton hand 2\tmin 10\torder ${n} EA`, 'EA'],
  ],
}
const counts = [3, 7, 8, 15, 24, 30, 40, 60, 120]

const composed = Object.entries(ways).flatMap(([hand, own], person) =>
  own.flatMap((write, way) =>
    Array.from({ length: 5 }, (_, turn): HandLine => {
      const part = listParts[(person * 5 + way * 7 + turn * 4) % listParts.length]!
      const n = counts[(person + way * 2 + turn) % counts.length]!
      const [line, unit, quantity] = write(part, n)
      return { hand, line, codes: codesOf(part.code), quantity: quantity ? undefined : n, unit }
    }),
  ),
)

/** Returns the pattern of the normalised designations of `6204-2RS|6204-ZZ*`. */
function codesOf(text: string): RegExp {
  const one = (code: string) => code.split('*').map(normaliseModel).join('.*')
  return new RegExp(`^(?:${text.split('|').map(one).join('|')})$`)
}

function linesOf(file: string): HandLine[] {
  const text = readFileSync(new URL(`listLines/${file}.txt`, import.meta.url), 'utf8')
  let hand = ''
  return text.split('\n').flatMap((row) => {
    if (row.startsWith('= ')) hand = row.slice(2)
    const [line, codes, counted = ''] = row.split(' => ')
    if (row.startsWith('# ') || codes === undefined) return []
    const [count, unit = ''] = counted.split(' ')
    const quantity = count === '?' ? undefined : Number(count)
    return [
      {
        hand,
        line: line!.replaceAll('⇥', '\t'),
        ...(codes !== '-' && { codes: codesOf(codes) }),
        quantity,
        unit,
      },
    ]
  })
}

/** 1,017 lines of 29 hands, by which the reader is mended: 557 written one by one, the others by habit. */
export const knownLines: readonly HandLine[] = [...linesOf('known'), ...composed]
/** 200 lines of four other hands, which are only counted. */
export const unseenLines: readonly HandLine[] = linesOf('unseen')
