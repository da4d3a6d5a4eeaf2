import { b } from '../both.ts'
import type { About, Draft, FamilyScope, Value } from '../draft.ts'

const oilAbout: About = {
  what: b(
    '深度精制基础油，抗磨抗氧，附出厂化验单。',
    'Highly refined base oil, anti-wear and oxidation stable, with laboratory report.',
  ),
  uses: [
    b('液压系统', 'Hydraulic systems'),
    b('工业齿轮箱', 'Industrial gearboxes'),
    b('轴承与导轨', 'Bearings and slideways'),
  ],
  note: b('不同品牌请勿混用；废油按危险废物处置。', 'Do not mix brands; dispose of used oil as hazardous waste.'),
}

function* lubricants(range: FamilyScope): Generator<Draft> {
  yield* oils(range)
  yield* greases(range)
}

function* oils({ full }: FamilyScope): Generator<Draft> {
  const cans: [number, Value][] = [
    [1, b('1 L 瓶', '1 L bottle')],
    [4, b('4 L 桶', '4 L can')],
    [18, b('18 L 桶', '18 L pail')],
    [200, b('200 L 桶', '200 L drum')],
  ]
  for (const [category, zh, en, code, grades, rate, tone, standard] of [
    ['hydraulicOil', '抗磨液压油', 'Anti-wear hydraulic oil', 'HM', [22, 32, 46, 68, 100], 11, 'warm', 'GB 11118.1'],
    ['hydraulicOil', '低温液压油', 'Low-temperature hydraulic oil', 'HV', [32, 46, 68], 15, 'soft', 'GB 11118.1'],
    ['gearOil', '中负荷工业齿轮油', 'Industrial gear oil', 'CKC', [100, 150, 220, 320], 14, 'mid', 'GB 5903'],
    ['gearOil', '合成齿轮油', 'Synthetic gear oil', 'PAO', [150, 220, 320, 460], 38, 'soft', 'DIN 51517-3'],
    [
      'gearOil',
      '重负荷工业齿轮油',
      'Heavy-duty gear oil',
      'CKD',
      [68, 100, 150, 220, 320, 460, 680],
      17,
      'mid',
      'GB 5903',
    ],
    ['gearOil', '导轨油', 'Slideway oil', 'HG', [32, 46, 68, 100, 150, 220], 16, 'warm', 'SH/T 0361'],
    ['hydraulicOil', '螺杆空压机油', 'Screw compressor oil', 'DAH', [32, 46, 68], 24, 'soft', 'GB 5904'],
    ['hydraulicOil', '液力传动与汽轮机油', 'Turbine oil', 'TSA', [32, 46, 68], 15, 'warm', 'GB 11120'],
  ] as const)
    for (const grade of grades)
      yield {
        category,
        shop: 12,
        brand: 'runze',
        name: b(`${zh} ${code} ${grade}`, `${en} ${code} ${grade}`),
        brief: b(`ISO VG ${grade} · ${standard}`, `ISO VG ${grade} · ${standard}`),
        about: oilAbout,
        comments: 'oil',
        unit: b('桶', 'can'),
        keywords: ['润滑油', '机油', 'lubricant', `VG${grade}`, standard],
        values: { viscosity: `VG ${grade}`, standard },
        interchange: `${code === 'DAH' ? 'compressor' : code === 'HG' ? 'slideway' : category === 'gearOil' ? 'gear' : 'hydraulic'} oil ${code.toLowerCase()} ${grade}`,
        skus: cans.slice(full ? 0 : 1).map(([litres, volume]) => ({
          code: `${code}${grade}-${litres}L`,
          options: { volume },
          weightKg: litres * 0.88,
          price: litres * rate * (litres > 100 ? 0.82 : litres > 10 ? 0.92 : 1.1),
          picture: { family: 'drum', params: { litres, tone } },
        })),
      }
}

function* greases({ full }: FamilyScope): Generator<Draft> {
  const packs: [number, Value][] = [
    [0.4, b('400 g 筒装', '400 g cartridge')],
    [1, b('1 kg 罐', '1 kg tub')],
    [15, b('15 kg 桶', '15 kg pail')],
  ]
  for (const [zh, en, code, rate] of [
    ['通用锂基脂', 'Lithium grease', 'XHP', 22],
    ['极压复合锂基脂', 'EP lithium complex grease', 'EPX', 36],
    ['二硫化钼脂', 'Molybdenum grease', 'MOS', 40],
    ['食品级润滑脂', 'Food-grade grease', 'FG', 95],
    ['聚脲高温脂', 'Polyurea high-temperature grease', 'PU', 58],
  ] as const)
    for (const grade of full ? ['000', '00', '0', '1', '2', '3'] : ['0', '1', '2', '3'])
      yield {
        category: 'grease',
        shop: 12,
        brand: 'runze',
        name: b(`${zh} ${code} ${grade} 号`, `${en} ${code}, NLGI ${grade}`),
        brief: b(
          `NLGI ${grade} · 滴点 ${180 + Number(grade) * 10} ℃`,
          `NLGI ${grade} · drop point ${180 + Number(grade) * 10} °C`,
        ),
        about: oilAbout,
        comments: 'oil',
        unit: b('支', 'pc'),
        keywords: ['黄油', '牛油', 'grease', `NLGI ${grade}`],
        values: { nlgi: `NLGI ${grade}` },
        interchange: `grease nlgi ${grade} ${code.toLowerCase()}`,
        skus: packs.map(([kg, volume]) => ({
          code: `${code}${grade}-${kg}`,
          options: { volume },
          weightKg: kg,
          price: kg * rate * (kg > 10 ? 0.8 : 1.1),
          picture: { family: 'drum', params: { litres: kg, unit: 'kg', tone: 'warm' } },
        })),
      }
}

export const lubricantFamilies = [lubricants]
