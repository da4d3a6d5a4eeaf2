import { b } from '../both.ts'
import type { About, Draft } from '../draft.ts'

const about: About = {
  what: b('五轴磨削，刃口强化处理，逐支检测跳动。', 'Ground on five-axis machines, prepared edges, run-out checked piece by piece.'),
  uses: [b('碳钢、合金钢加工', 'Carbon and alloy steels'), b('不锈钢与铸铁', 'Stainless steel and cast iron'), b('模具与零件批量加工', 'Moulds and series parts')],
  note: b('切削参数请从推荐值的 80% 起试；保证充足冷却。', 'Start at 80 % of the recommended data and keep the coolant flowing.'),
}
/** DIN 338: diameter, length over all, flute length. */
const drills = [
  [1, 34, 12], [1.5, 40, 18], [2, 49, 24], [2.5, 57, 30], [3, 61, 33], [3.3, 65, 36], [3.5, 70, 39], [4, 75, 43], [4.2, 75, 43], [4.5, 80, 47],
  [5, 86, 52], [5.5, 93, 57], [6, 93, 57], [6.5, 101, 63], [6.8, 109, 69], [7, 109, 69], [7.5, 109, 69], [8, 117, 75], [8.5, 117, 75], [9, 125, 81],
  [9.5, 125, 81], [10, 133, 87], [10.2, 133, 87], [11, 142, 94], [12, 151, 101], [13, 151, 101],
] as const
/** DIN 6527 L: diameter, shank, length over all, cutting length. */
const mills = [
  [2, 6, 57, 7], [3, 6, 57, 8], [4, 6, 57, 11], [5, 6, 57, 13], [6, 6, 57, 13], [8, 8, 63, 19], [10, 10, 72, 22], [12, 12, 83, 26], [16, 16, 92, 32],
  [20, 20, 104, 38],
] as const
/** DIN 371/376: thread, shank, length over all, thread length. */
const taps = [
  [3, 3.5, 56, 9], [4, 4.5, 63, 12], [5, 6, 70, 13], [6, 6, 80, 15], [8, 8, 90, 18], [10, 10, 100, 20], [12, 9, 110, 23], [14, 11, 110, 25],
  [16, 12, 110, 25], [20, 16, 140, 30], [24, 18, 160, 36],
] as const

function* rotating(): Generator<Draft> {
  for (const [code, zh, en, factor] of [
    ['HSS', '高速钢', 'HSS', 1], ['HSSE', '含钴高速钢 M35', 'HSS-E cobalt', 2.2], ['HSST', '镀钛高速钢', 'HSS, TiN coated', 1.5],
  ] as const) yield {
    category: 'drill', shop: 9, brand: 'zuanshi', name: b(`直柄麻花钻 ${zh}`, `Twist drill, ${en}, DIN 338`),
    brief: b('DIN 338 · GB/T 6135 · 顶角 118°/135°', 'DIN 338 · point angle 118°/135°'), about, comments: 'tool', unit: b('支', 'pc'), pack: 5,
    keywords: ['钻头', 'twist drill', 'DIN 338', '钻咀'], values: { standard: 'DIN 338', material: b(zh, en) },
    skus: drills.map(([d, L, l]) => ({
      code: `DR338-${code}-${d}`, options: { diameter: d }, values: { length: L }, weightKg: d * d * L * 6e-6, price: (0.9 + d * d * 0.062) * factor,
      picture: { family: 'mill', params: { d, D: d, L, l, end: 'drill', flutes: 2 } },
    })),
  }
  for (const [end, flutes, zh, en, mark] of [
    ['flat', 2, '两刃平底', '2-flute square', 'S2'], ['flat', 3, '三刃铝用', '3-flute for aluminium', 'A3'], ['flat', 4, '四刃平底', '4-flute square', 'S4'],
    ['ball', 2, '两刃球头', '2-flute ball nose', 'B2'],
  ] as const) for (const [brand, hrc, coating, level] of [['fengren', 55, 'AlTiN', 1], ['zuanshi', 65, 'TiSiN', 1.6]] as const) yield {
    category: 'endMill', shop: 9, brand, name: b(`硬质合金立铣刀 ${zh} HRC${hrc}`, `Carbide end mill, ${en}, HRC${hrc}`),
    brief: b(`DIN 6527 · ${flutes} 刃 · ${coating} 涂层`, `DIN 6527 · ${flutes} flutes · ${coating} coated`), about, comments: 'tool',
    unit: b('支', 'pc'), keywords: ['钨钢铣刀', 'end mill', 'milling cutter', 'DIN 6527'],
    values: { flutes: String(flutes), coating, material: b('硬质合金', 'Carbide') },
    skus: mills.map(([d, D, L, l]) => ({
      code: `EM${hrc}-${mark}-${d}`, options: { diameter: d }, values: { length: L }, weightKg: D * D * L * 1.1e-5,
      price: (11 + d * d * 0.85) * level, picture: { family: 'mill', params: { d, D, L, l, flutes, end } },
    })),
  }
  for (const [mark, zh, en, factor] of [
    ['SP', '螺旋槽', 'spiral flute', 1.15], ['PO', '先端', 'spiral point', 1], ['FO', '挤压', 'forming', 1.3],
  ] as const) yield {
    category: 'tap', shop: 9, brand: 'fengren', name: b(`机用丝锥 ${zh}`, `Machine tap, ${en}`),
    brief: b('HSS-E · 公制粗牙 · 6H', 'HSS-E · metric coarse · 6H'), about, comments: 'tool', unit: b('支', 'pc'),
    keywords: ['丝攻', 'tap', 'DIN 371', 'DIN 376', '攻牙'], values: { material: b('含钴高速钢', 'Cobalt HSS'), precision: '6H' },
    skus: taps.flatMap(([d, D, L, l]) => ['TiN', 'TiCN'].map(
      (coating) => ({
        code: `TP-${mark}-M${d}-${coating}`, options: { thread: `M${d}`, coating }, values: { length: L }, weightKg: D * D * L * 6e-6,
        price: (9 + d * 2.1) * factor * (coating === 'TiN' ? 1 : 1.15), picture: { family: 'mill', params: { d, D, L, l, end: 'tap' } },
      })
    )),
  }
  yield {
    category: 'reamer', shop: 9, brand: 'fengren', name: b('机用铰刀 H7', 'Machine reamer H7'), brief: b('DIN 212 · HSS-E', 'DIN 212 · HSS-E'), about,
    comments: 'tool', unit: b('支', 'pc'), keywords: ['绞刀', 'reamer', 'DIN 212'], values: { precision: 'H7', flutes: '6' },
    skus: (
      [[4, 75, 19], [5, 86, 23], [6, 93, 26], [8, 117, 33], [10, 133, 38], [12, 151, 44], [14, 160, 47], [16, 170, 52], [20, 195, 60]] as const
    ).map(([d, L, l]) => ({
      code: `RM212-${d}H7`, options: { diameter: d }, values: { length: L }, weightKg: d * d * L * 5e-6, price: 16 + d * 2.6,
      picture: { family: 'mill', params: { d, D: Math.max(4, d - 1), L, l, flutes: 6, end: 'reamer' } },
    })),
  }
}

function* plates(): Generator<Draft> {
  const inserts = [
    ['CNMG', 'C', '1204', 12.7, 4.76], ['WNMG', 'W', '0804', 12.7, 4.76], ['TNMG', 'T', '1604', 9.525, 4.76], ['DNMG', 'D', '1504', 12.7, 4.76],
    ['VNMG', 'V', '1604', 9.525, 4.76], ['SNMG', 'S', '1204', 12.7, 4.76], ['CCMT', 'C', '09T3', 9.525, 3.97], ['DCMT', 'D', '11T3', 9.525, 3.97],
    ['TCMT', 'T', '16T3', 9.525, 3.97], ['VBMT', 'V', '1604', 9.525, 4.76],
  ] as const
  for (const [type, shape, size, ic, s] of inserts) yield {
    category: 'insert', shop: 9, brand: 'zuanshi', name: b(`数控车刀片 ${type}${size}`, `Turning insert ${type}${size}`),
    brief: b(`内切圆 ${ic} mm · 厚 ${s} mm · ISO 1832`, `Inscribed circle ${ic} mm · thickness ${s} mm · ISO 1832`), about, comments: 'tool',
    unit: b('片', 'pc'), pack: 10, keywords: ['车刀片', '刀粒', 'insert', 'ISO 1832', type],
    values: { diameter: ic, material: b('硬质合金', 'Carbide'), coating: 'CVD' },
    skus: ([['04', 0.4], ['08', 0.8], ['12', 1.2]] as const)
      .flatMap(([mark, radius]) => ([['P25', b('钢件 P25', 'Steel, P25')], ['M20', b('不锈钢 M20', 'Stainless, M20')], ['K15', b('铸铁 K15', 'Cast iron, K15')]] as const).map(
      ([code, grade]) => ({
        code: `${type}${size}${mark}-${code}`, options: { radius, grade }, weightKg: 0.011, price: 5.2 + ic * 0.24 + radius,
        picture: { family: 'insert', params: { shape, ic, s, r: radius } },
      })
    )),
  }
}

export const cutting = [rotating, plates]
