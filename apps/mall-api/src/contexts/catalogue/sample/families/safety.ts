import { b } from '../both.ts'
import type { BrandKey } from '../brands.ts'
import type { About, Draft, SkuDraft, Value } from '../draft.ts'

const about: About = {
  what: b(
    '符合国家强制标准，附 LA 标志、合格证与生产批号。',
    'To the compulsory national standard, with certificate and batch number.',
  ),
  uses: [
    b('建筑工地', 'Building sites'),
    b('机械加工车间', 'Machine shops'),
    b('仓储与检修', 'Warehouses and maintenance'),
  ],
  note: b(
    '使用前检查外观；受过冲击或超过有效期应立即报废。',
    'Inspect before use; discard after an impact or past the date of expiry.',
  ),
}
const tones: [string, Value, string][] = [
  ['white', b('白色', 'White'), 'W'],
  ['yellow', b('黄色', 'Yellow'), 'Y'],
  ['blue', b('蓝色', 'Blue'), 'B'],
  ['red', b('红色', 'Red'), 'R'],
]

const beside: Record<string, string[]> = {
  helmet: ['glasses*', 'mask*'],
  glasses: ['helmet*', 'mask*'],
  mask: ['glasses*', 'helmet*'],
  glove: ['glasses*', 'shoe*'],
  shoe: ['glove*', 'helmet*'],
  harness: ['helmet*', 'glove*'],
}

function kit(
  category: string,
  brand: BrandKey,
  zh: string,
  en: string,
  briefZh: string,
  briefEn: string,
  keywords: string[],
  unit: [string, string],
  skus: SkuDraft[],
  standard: string,
): Draft {
  return {
    category,
    shop: 10,
    brand,
    interchange: `${category} ${en.toLowerCase()}`,
    goesWith: beside[category] ?? [],
    name: b(zh, en),
    brief: b(briefZh, briefEn),
    about,
    comments: 'safety',
    unit: b(...unit),
    keywords: [standard, ...keywords],
    values: { standard },
    skus,
  }
}

function* gear(): Generator<Draft> {
  yield* helmets()
  yield* eyewearAndMasks()
  yield* gloves()
  yield* shoesAndHarnesses()
}

function* helmets(): Generator<Draft> {
  for (const [i, [zh, en, material, price]] of (
    [
      ['V 型透气安全帽', 'Vented helmet', 'ABS', 16],
      ['国标加厚安全帽', 'Reinforced helmet', 'ABS', 12],
      ['玻璃钢安全帽', 'Fibreglass helmet', 'FRP', 24],
      ['电工绝缘安全帽', 'Insulating helmet', 'PE', 21],
    ] as const
  ).entries())
    yield kit(
      'helmet',
      i % 2 ? 'anmao' : 'hushen',
      zh,
      en,
      `${material} · 旋钮调节`,
      `${material} · ratchet fit`,
      ['头盔', 'hard hat', 'EN 397'],
      ['顶', 'pc'],
      tones.map(([tone, colour, mark]) => ({
        code: `HM${i + 1}-${mark}`,
        options: { colour },
        weightKg: 0.38,
        price,
        picture: { family: 'helmet', params: { tone, vents: i === 0 ? 4 : 0 } },
      })),
      'GB 2811',
    )
}

function* eyewearAndMasks(): Generator<Draft> {
  for (const [lens, zh, en, price] of [
    ['clear', '防冲击防雾护目镜', 'Impact safety glasses', 9.5],
    ['grey', '防强光护目镜', 'Tinted safety glasses', 12],
    ['goggle', '全封闭防化眼罩', 'Chemical goggles', 18],
    ['shield', '防飞溅面屏', 'Face shield', 22],
  ] as const)
    yield kit(
      'glasses',
      'hushen',
      zh,
      en,
      'PC 镜片 · 防雾涂层',
      'Polycarbonate · anti-fog',
      ['眼镜', 'safety glasses', 'EN 166'],
      ['副', 'pc'],
      [b('标准', 'Standard'), b('可配近视镜', 'Over prescription glasses')].map((size, i) => ({
        code: `GL-${lens.toUpperCase()}-${i + 1}`,
        options: { size },
        weightKg: 0.06,
        price: price + i * 3,
        picture: { family: 'glasses', params: { lens } },
      })),
      'GB 14866',
    )
  for (const [kind, zh, en, price, grades, standard] of [
    ['cup', '杯型防尘口罩', 'Cup respirator', 3.2, ['KN90', 'KN95'], 'GB 2626'],
    ['half', '半面罩防毒面具', 'Half-mask respirator', 42, ['1 号 有机蒸气', '3 号 综合'], 'GB 2890'],
    ['plug', '发泡耳塞', 'Foam ear plugs', 0.9, ['NRR 29 dB', 'NRR 33 dB'], 'GB/T 31422'],
    ['muff', '隔音耳罩', 'Ear muffs', 46, ['SNR 27 dB', 'SNR 34 dB'], 'GB/T 31422'],
  ] as const)
    yield kit(
      'mask',
      'hushen',
      zh,
      en,
      grades.join(' / '),
      kind === 'half' ? 'Organic vapour / combination' : grades.join(' / '),
      ['口罩', '耳塞', 'respirator', 'hearing protection'],
      ['只', 'pc'],
      grades.map((grade, i) => ({
        code: `MS-${kind.toUpperCase()}-${i + 1}`,
        options: { grade: kind === 'half' ? b(grade, i ? 'No. 3 combination' : 'No. 1 organic vapour') : grade },
        weightKg: 0.05,
        price: price * (1 + i * 0.3),
        picture: { family: 'mask', params: { kind } },
      })),
      standard,
    )
}

function* gloves(): Generator<Draft> {
  const sizes = ['S', 'M', 'L', 'XL']
  for (const [coat, tone, zh, en, price, mark] of [
    ['palm', 'blue', '丁腈半浸手套', 'Nitrile palm-coated gloves', 4.2, 'NP'],
    ['full', 'black', '丁腈全浸耐油手套', 'Nitrile fully coated gloves', 6.8, 'NF'],
    ['leather', 'yellow', '牛皮电焊手套', 'Leather welding gloves', 18, 'LW'],
    ['knit', 'white', '13 针尼龙手套', '13-gauge nylon gloves', 1.9, 'KN'],
    ['palm', 'red', '五级防割手套', 'Cut-resistant gloves, level 5', 22, 'CR'],
  ] as const)
    yield {
      ...kit(
        'glove',
        coat === 'leather' ? 'anmao' : 'hushen',
        zh,
        en,
        '按双销售 · 12 双起',
        'Sold by the pair · from 12 pairs',
        ['劳保手套', 'work gloves', 'EN 388'],
        ['双', 'pair'],
        sizes.map((size) => ({
          code: `GV-${mark}-${size}`,
          options: { size },
          weightKg: 0.06,
          price,
          picture: { family: 'glove', params: { tone, coat } },
        })),
        'GB 24541',
      ),
      pack: 12,
    }
}

function* shoesAndHarnesses(): Generator<Draft> {
  yield* shoes()
  yield* harnesses()
}

function* shoes(): Generator<Draft> {
  for (const [high, zh, en, price] of [
    ['low', '低帮防砸安全鞋', 'Low safety shoes', 98],
    ['mid', '中帮防刺穿安全鞋', 'Mid-cut safety shoes', 126],
    ['boot', '防化钢头雨靴', 'Steel-toe boots', 72],
  ] as const)
    yield kit(
      'shoe',
      'anmao',
      zh,
      en,
      '钢包头 200 J · 防刺穿 1100 N',
      'Toe cap 200 J · midsole 1100 N',
      ['劳保鞋', 'safety shoes', 'EN ISO 20345'],
      ['双', 'pair'],
      [38, 39, 40, 41, 42, 43, 44, 45].map((size) => ({
        code: `SF-${high.toUpperCase()}-${size}`,
        options: { size: String(size) },
        weightKg: 1.2,
        price,
        picture: { family: 'shoe', params: { high } },
      })),
      'GB 21148',
    )
}

function* harnesses(): Generator<Draft> {
  for (const [points, zh, en, price] of [
    [1, '单腰安全带', 'Work positioning belt', 46],
    [3, '三点式全身安全带', 'Three-point full-body harness', 86],
    [5, '五点式双大钩安全带', 'Five-point harness with twin hooks', 138],
  ] as const)
    yield kit(
      'harness',
      'anmao',
      zh,
      en,
      '缓冲包 · 22 kN',
      'Energy absorber · 22 kN',
      ['保险带', 'safety harness', 'EN 361'],
      ['套', 'set'],
      [b('2 米绳', '2 m lanyard'), b('3 米绳', '3 m lanyard')].map((size, i) => ({
        code: `HN${points}-${i + 2}`,
        options: { size },
        weightKg: 1.1 + points * 0.2,
        price: price + i * 14,
        picture: { family: 'harness', params: { points } },
      })),
      'GB 6095',
    )
  yield kit(
    'harness',
    'hushen',
    '反光背心',
    'High-visibility vest',
    '荧光黄 · 两横两竖',
    'Fluorescent yellow · four bands',
    ['反光衣', 'hi-vis vest', 'EN ISO 20471'],
    ['件', 'pc'],
    ['M', 'L', 'XL', 'XXL'].map((size) => ({
      code: `VS-${size}`,
      options: { size },
      weightKg: 0.18,
      price: 11.5,
      picture: { family: 'mask', params: { kind: 'vest' } },
    })),
    'GB 20653',
  )
}

export const safety = [gear]
