import { b } from '../both.ts'
import { chunked } from '../chunked.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '五轴磨削，刃口强化处理，逐支检测跳动。',
    'Ground on five-axis machines, prepared edges, run-out checked piece by piece.',
  ),
  uses: [
    b('碳钢、合金钢加工', 'Carbon and alloy steels'),
    b('不锈钢与铸铁', 'Stainless steel and cast iron'),
    b('模具与零件批量加工', 'Moulds and series parts'),
  ],
  note: b(
    '切削参数请从推荐值的 80% 起试；保证充足冷却。',
    'Start at 80 % of the recommended data and keep the coolant flowing.',
  ),
}
/** DIN 338: largest diameter, overall length and flute length of each range, in mm. */
const drillRanges = [
  [1.06, 34, 12],
  [1.18, 36, 14],
  [1.32, 38, 16],
  [1.5, 40, 18],
  [1.7, 43, 20],
  [1.9, 46, 22],
  [2.12, 49, 24],
  [2.36, 53, 27],
  [2.65, 57, 30],
  [3, 61, 33],
  [3.35, 65, 36],
  [3.75, 70, 39],
  [4.25, 75, 43],
  [4.75, 80, 47],
  [5.3, 86, 52],
  [6, 93, 57],
  [6.7, 101, 63],
  [7.5, 109, 69],
  [8.5, 117, 75],
  [9.5, 125, 81],
  [10.6, 133, 87],
  [11.8, 142, 94],
  [13.2, 151, 101],
] as const
const drills = [
  1, 1.5, 2, 2.5, 3, 3.3, 3.5, 4, 4.2, 4.5, 5, 5.5, 6, 6.5, 6.8, 7, 7.5, 8, 8.5, 9, 9.5, 10, 10.2, 11, 12, 13,
]
const tenths = Array.from({ length: 121 }, (_, i) => (10 + i) / 10)
/** DIN 6527 L: diameter, shank, overall length, cutting length. */
const mills = [
  [2, 6, 57, 7],
  [3, 6, 57, 8],
  [4, 6, 57, 11],
  [5, 6, 57, 13],
  [6, 6, 57, 13],
  [8, 8, 63, 19],
  [10, 10, 72, 22],
  [12, 12, 83, 26],
  [16, 16, 92, 32],
  [20, 20, 104, 38],
] as const
/** DIN 371/376: thread, shank, overall length, thread length. */
const taps = [
  [3, 3.5, 56, 9],
  [4, 4.5, 63, 12],
  [5, 6, 70, 13],
  [6, 6, 80, 15],
  [8, 8, 90, 18],
  [10, 10, 100, 20],
  [12, 9, 110, 23],
  [14, 11, 110, 25],
  [16, 12, 110, 25],
  [20, 16, 140, 30],
  [24, 18, 160, 36],
] as const

function* rotating(range: FamilyScope): Generator<Draft> {
  yield* twistDrills(range)
  yield* endMills()
  yield* machineTaps()
  yield* reamers()
}

function* twistDrills({ full }: FamilyScope): Generator<Draft> {
  for (const [code, zh, en, factor] of [
    ['HSS', '高速钢', 'HSS', 1],
    ['HSSE', '含钴高速钢 M35', 'HSS-E cobalt', 2.2],
    ['HSST', '镀钛高速钢', 'HSS, TiN coated', 1.5],
  ] as const)
    for (const part of chunked(full ? tenths : drills))
      yield {
        category: 'drill',
        shop: 9,
        brand: 'zuanshi',
        name: b(
          `直柄麻花钻 ${zh} ${part[0]}–${part.at(-1)} mm`,
          `Twist drill, ${en}, DIN 338, ${part[0]}–${part.at(-1)} mm`,
        ),
        brief: b('DIN 338 · GB/T 6135 · 顶角 118°/135°', 'DIN 338 · point angle 118°/135°'),
        about,
        comments: 'tool',
        unit: b('支', 'pc'),
        pack: 5,
        keywords: ['钻头', 'twist drill', 'DIN 338', '钻咀'],
        values: { standard: 'DIN 338', material: b(zh, en) },
        interchange: `drill din338 ${code.toLowerCase()}`,
        goesWith: ['tap *', 'reamer*'],
        skus: part.map((d) => {
          const [, L, l] = drillRanges.find(([most]) => d <= most) ?? [13.2, 151, 101]
          return {
            code: `DR338-${code}-${d}`,
            options: { diameter: d },
            values: { length: L },
            weightKg: d * d * L * 6e-6,
            price: (0.9 + d * d * 0.062) * factor,
            picture: { family: 'mill', params: { d, D: d, L, l, end: 'drill', flutes: 2 } },
          }
        }),
      }
}

function* endMills(): Generator<Draft> {
  for (const [end, flutes, zh, en, mark] of [
    ['flat', 2, '两刃平底', '2-flute square', 'S2'],
    ['flat', 3, '三刃铝用', '3-flute for aluminium', 'A3'],
    ['flat', 4, '四刃平底', '4-flute square', 'S4'],
    ['ball', 2, '两刃球头', '2-flute ball nose', 'B2'],
  ] as const)
    for (const [brand, hrc, coating, level] of [
      ['fengren', 55, 'AlTiN', 1],
      ['zuanshi', 65, 'TiSiN', 1.6],
    ] as const)
      yield {
        category: 'endMill',
        shop: 9,
        brand,
        name: b(`硬质合金立铣刀 ${zh} HRC${hrc}`, `Carbide end mill, ${en}, HRC${hrc}`),
        brief: b(`DIN 6527 · ${flutes} 刃 · ${coating} 涂层`, `DIN 6527 · ${flutes} flutes · ${coating} coated`),
        about,
        comments: 'tool',
        unit: b('支', 'pc'),
        keywords: ['钨钢铣刀', 'end mill', 'milling cutter', 'DIN 6527'],
        values: { flutes: String(flutes), coating, material: b('硬质合金', 'Carbide') },
        interchange: `endmill ${end} ${flutes} ${hrc}`,
        goesWith: ['insert*', 'caliper*'],
        skus: mills.map(([d, D, L, l]) => ({
          code: `EM${hrc}-${mark}-${d}`,
          options: { diameter: d },
          values: { length: L, ...(end === 'ball' ? { radius: d / 2 } : {}) },
          weightKg: D * D * L * 1.1e-5,
          price: (11 + d * d * 0.85) * level,
          picture: { family: 'mill', params: { d, D, L, l, flutes, end } },
        })),
      }
}

function* machineTaps(): Generator<Draft> {
  for (const [mark, zh, en, factor] of [
    ['SP', '螺旋槽', 'spiral flute', 1.15],
    ['PO', '先端', 'spiral point', 1],
    ['FO', '挤压', 'forming', 1.3],
  ] as const)
    yield {
      category: 'tap',
      shop: 9,
      brand: 'fengren',
      name: b(`机用丝锥 ${zh}`, `Machine tap, ${en}`),
      brief: b('HSS-E · 公制粗牙 · 6H', 'HSS-E · metric coarse · 6H'),
      about,
      comments: 'tool',
      unit: b('支', 'pc'),
      keywords: ['丝攻', 'tap', 'DIN 371', 'DIN 376', '攻牙'],
      values: { material: b('含钴高速钢', 'Cobalt HSS'), precision: '6H', design: b(zh, en) },
      interchange: `tap ${mark.toLowerCase()}`,
      goesWith: ['drill din338*'],
      skus: taps.flatMap(([d, D, L, l]) =>
        ['TiN', 'TiCN'].map((coating) => ({
          code: `TP-${mark}-M${d}-${coating}`,
          options: { thread: `M${d}`, coating },
          values: { length: L },
          weightKg: D * D * L * 6e-6,
          price: (9 + d * 2.1) * factor * (coating === 'TiN' ? 1 : 1.15),
          picture: { family: 'mill', params: { d, D, L, l, end: 'tap' } },
        })),
      ),
    }
}

function* reamers(): Generator<Draft> {
  yield {
    category: 'reamer',
    shop: 9,
    brand: 'fengren',
    name: b('机用铰刀 H7', 'Machine reamer H7'),
    brief: b('DIN 212 · HSS-E', 'DIN 212 · HSS-E'),
    about,
    comments: 'tool',
    unit: b('支', 'pc'),
    keywords: ['绞刀', 'reamer', 'DIN 212'],
    values: { precision: 'H7', flutes: '6' },
    interchange: 'reamer h7',
    goesWith: ['drill din338*'],
    skus: (
      [
        [4, 75, 19],
        [5, 86, 23],
        [6, 93, 26],
        [8, 117, 33],
        [10, 133, 38],
        [12, 151, 44],
        [14, 160, 47],
        [16, 170, 52],
        [20, 195, 60],
      ] as const
    ).map(([d, L, l]) => ({
      code: `RM212-${d}H7`,
      options: { diameter: d },
      values: { length: L },
      weightKg: d * d * L * 5e-6,
      price: 16 + d * 2.6,
      picture: { family: 'mill', params: { d, D: Math.max(4, d - 1), L, l, flutes: 6, end: 'reamer' } },
    })),
  }
}

function* plates({ full }: FamilyScope): Generator<Draft> {
  const inserts = [
    ['CNMG', 'C', '1204', 12.7, 4.76],
    ['WNMG', 'W', '0804', 12.7, 4.76],
    ['TNMG', 'T', '1604', 9.525, 4.76],
    ['DNMG', 'D', '1504', 12.7, 4.76],
    ['VNMG', 'V', '1604', 9.525, 4.76],
    ['SNMG', 'S', '1204', 12.7, 4.76],
    ['CCMT', 'C', '09T3', 9.525, 3.97],
    ['DCMT', 'D', '11T3', 9.525, 3.97],
    ['TCMT', 'T', '16T3', 9.525, 3.97],
    ['VBMT', 'V', '1604', 9.525, 4.76],
  ] as const
  for (const [type, shape, size, ic, s] of inserts)
    yield {
      category: 'insert',
      shop: 9,
      brand: 'zuanshi',
      name: b(`数控车刀片 ${type}${size}`, `Turning insert ${type}${size}`),
      brief: b(`内切圆 ${ic} mm · 厚 ${s} mm · ISO 1832`, `Inscribed circle ${ic} mm · thickness ${s} mm · ISO 1832`),
      about,
      comments: 'tool',
      unit: b('片', 'pc'),
      pack: 10,
      keywords: ['车刀片', '刀粒', 'insert', 'ISO 1832', type],
      values: { diameter: ic, material: b('硬质合金', 'Carbide'), coating: 'CVD' },
      interchange: `insert ${type.toLowerCase()}${size.toLowerCase()}`,
      goesWith: ['hexkey*'],
      skus: ([...(full ? [['02', 0.2] as const] : []), ['04', 0.4], ['08', 0.8], ['12', 1.2]] as const).flatMap(
        ([mark, radius]) =>
          (
            [
              ['P25', b('钢件 P25', 'Steel, P25')],
              ['M20', b('不锈钢 M20', 'Stainless, M20')],
              ['K15', b('铸铁 K15', 'Cast iron, K15')],
              ...(full
                ? ([
                    ['P15', b('钢件精加工 P15', 'Steel, P15')],
                    ['P35', b('钢件粗加工 P35', 'Steel, P35')],
                    ['N10', b('铝件 N10', 'Aluminium, N10')],
                    ['S10', b('耐热合金 S10', 'Superalloys, S10')],
                    ['H05', b('淬硬钢 H05', 'Hardened steel, H05')],
                  ] as const)
                : []),
            ] as const
          ).map(([code, grade]) => ({
            code: `${type}${size}${mark}-${code}`,
            options: { radius, grade },
            weightKg: 0.011,
            price: 5.2 + ic * 0.24 + radius,
            picture: { family: 'insert', params: { shape, ic, s, r: radius } },
          })),
      ),
    }
}

export const cutting = [rotating, plates]
