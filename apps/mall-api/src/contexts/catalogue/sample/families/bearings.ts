import { b, same } from '../both.ts'
import type { BrandKey } from '../brands.ts'
import type { About, Draft, FamilyScope, SkuDraft } from '../draft.ts'
import { deepGroove, deepGrooveMore, tapered, taperedMore, thrust, units } from '../tables/bearings.ts'
import type { BearingRow } from '../tables/bearings.ts'
import type { LocalisedText } from '../../../../core/catalogue/types.ts'

const about: About = {
  what: b(
    '高碳铬轴承钢 GCr15，套圈与滚动体整体淬火，出厂前逐套检测振动。',
    'High-carbon chromium steel 100Cr6, through-hardened rings and rolling elements, vibration tested before it leaves the works.',
  ),
  uses: [
    b('电机、风机、水泵', 'Electric motors, fans and pumps'),
    b('输送线与滚筒', 'Conveyors and rollers'),
    b('减速机与通用机械', 'Gear units and general machinery'),
  ],
  note: b(
    '安装时只对过盈配合的套圈施力；开式轴承须另加润滑脂。图中尺寸单位为毫米。',
    'Press only on the ring with the tight fit; open bearings need grease. Dimensions in the drawing are millimetres.',
  ),
}
const steel = (d: number, D: number, B: number, share: number) => (Math.PI / 4) * (D * D - d * d) * B * 7.85e-6 * share
const priceOf = (weight: number, D: number) => 2.6 + weight * 58 + D * 0.045
const size = ([, d, D, B]: BearingRow) => `${d}×${D}×${B} mm`
const crossed = (type: string) => [
  { brand: 'SKF', code: type },
  { brand: 'NSK', code: type },
  { brand: 'FAG', code: type },
]

/**
 * Speed factors in mm/min: mean diameter times revolutions at which grease still lubricates, as bearing makers' handbooks
 * recommend them for light loads.
 */
const speedFactor = { ball: 500_000, roller: 450_000, tapered: 350_000, thrust: 200_000 }
/** Returns what an engineer looks for beside the dimensions. */
const engineering = (d: number, D: number, kind: keyof typeof speedFactor) => {
  const speed = Math.round(speedFactor[kind] / ((d + D) / 2) / 100) * 100
  return [
    { key: b('极限转速（脂润滑）', 'Limiting speed (grease)'), value: same(`${speed} r/min`) },
    { key: b('材料', 'Material'), value: b('轴承钢 GCr15', 'Bearing steel 100Cr6') },
  ]
}
/** Rings are stable to 120 °C. Nitrile rubber is not: it limits sealed bearings to 100 °C. */
const temperature = {
  key: b('工作温度', 'Operating temperature'),
  value: b('-30 ～ 120 °C（胶封至 100 °C）', '-30 to 120 °C (to 100 °C with rubber seals)'),
}
const normalClass = {
  key: b('精度等级', 'Tolerance class'),
  value: b('P0（GB/T 307.1 普通级）', 'P0 (ISO 492 Normal)'),
}

const seals: { code: string; name: LocalisedText; drawn: string; extra: number }[] = [
  { code: '', name: b('开式', 'Open'), drawn: 'open', extra: 1 },
  { code: '-ZZ', name: b('ZZ 铁盖', 'ZZ shields'), drawn: 'zz', extra: 1.08 },
  { code: '-2RS', name: b('2RS 胶封', '2RS seals'), drawn: 'rs', extra: 1.14 },
]
const rareSeals: typeof seals = [
  { code: '-Z', name: b('Z 单面铁盖', 'Z, one shield'), drawn: 'zz', extra: 1.04 },
  { code: '-RS', name: b('RS 单面胶封', 'RS, one seal'), drawn: 'rs', extra: 1.07 },
]
/** Returns accessories of a bearing: rings for shaft and housing, a seal, grease. */
const around = (d: number, D: number) => [`din471 ${d}`, `din472 ${D}`, `oilseal ${d}`, 'grease nlgi 2*']

function* deepGrooves({ full, founding }: FamilyScope): Generator<Draft> {
  const makers: [BrandKey, number][] = founding
    ? [
        ['qingzhou', 1],
        ['luobei', 0.78],
      ]
    : [['qingzhou', 1]]
  const clearances = full ? ['C2', 'CN', 'C3', 'C4'] : ['CN', 'C3']
  for (const row of full ? [...deepGroove, ...deepGrooveMore] : deepGroove)
    for (const [brand, level] of makers) {
      const [type, d, D, B, C, C0] = row
      const weightKg = steel(d, D, B, 0.66)
      const skus = (full ? [...seals, ...rareSeals] : seals).flatMap((seal) =>
        clearances.map((clearance): SkuDraft => ({
          code: `${type}${seal.code}${clearance === 'CN' ? '' : `/${clearance}`}`,
          options: { seal: seal.name, clearance },
          part: `${seal.code.slice(1).toLowerCase()}${clearance === 'CN' ? '' : ` ${clearance.toLowerCase()}`}`.trim(),
          price: priceOf(weightKg, D) * level * seal.extra * (clearance === 'CN' ? 1 : 1.03),
          weightKg,
          picture: { family: 'bearing', params: { d, D, B, seal: seal.drawn } },
        })),
      )
      const rating = C && C0 ? ` · C ${C} kN · C0 ${C0} kN` : ''
      yield {
        category: 'deepGroove',
        shop: 2,
        brand,
        name: b(`深沟球轴承 ${type}`, `Deep groove ball bearing ${type}`),
        about,
        comments: 'bearing',
        unit: b('套', 'pc'),
        skus,
        interchange: `bearing ${type}`,
        goesWith: [...around(d, D), `ucp ${d}*`],
        brief: b(`${size(row)}${rating}`, `${size(row)}${rating}`),
        keywords: [
          '滚珠轴承',
          '单列向心球轴承',
          'ball bearing',
          'GB/T 276',
          'ISO 15',
          `${type}ZZ`,
          `${type}-2RS`,
          `${d}×${D}×${B}`,
        ],
        values: { bore: d, outer: D, width: B, standard: 'GB/T 276', ...(C ? { load: C } : {}) },
        crossRefs: [...crossed(type), { brand: 'NTN', code: type }],
        more: [
          ...(C0 ? [{ key: b('额定静载荷 C0', 'Static load rating C0'), value: same(`${C0} kN`) }] : []),
          ...engineering(d, D, 'ball'),
          normalClass,
          temperature,
        ],
      }
    }
}

function* angulars({ full }: FamilyScope): Generator<Draft> {
  const angles = full ? [15, 25, 40] : [15, 40]
  const classes = full ? ['P0', 'P6', 'P5', 'P4'] : ['P0', 'P5']
  for (const [base, d, D, B] of deepGroove.filter(([type]) => /^6[23]/.test(type))) {
    const type = `7${base.slice(1)}`
    const weightKg = steel(d, D, B, 0.68)
    yield {
      category: 'angular',
      shop: 2,
      brand: 'tiansui',
      name: b(`角接触球轴承 ${type}`, `Angular contact ball bearing ${type}`),
      about,
      comments: 'bearing',
      unit: b('套', 'pc'),
      brief: b(`${d}×${D}×${B} mm · 接触角可选`, `${d}×${D}×${B} mm · choice of contact angle`),
      keywords: ['主轴轴承', 'angular contact', 'GB/T 292', `${type}B`, `${type}C`],
      values: { bore: d, outer: D, width: B, standard: 'GB/T 292' },
      more: engineering(d, D, 'ball'),
      // Each contact angle has one code, except 40°, which has two.
      crossRefs: [
        { brand: 'SKF', code: `${type} BEP` },
        { brand: 'NSK', code: `${type}B` },
        { brand: 'NSK', code: `${type}C` },
        ...(full ? [{ brand: 'NSK', code: `${type}A5` }] : []),
      ],
      interchange: `bearing ${type}`,
      goesWith: around(d, D),
      skus: angles.flatMap((angle) =>
        classes.map((precision) => ({
          code: `${type}${angle === 40 ? 'B' : angle === 25 ? 'AC' : 'C'}${precision === 'P0' ? '' : `/${precision}`}`,
          options: { angle, precision },
          weightKg,
          price:
            priceOf(weightKg, D) *
            (precision === 'P0' ? 1.7 : precision === 'P6' ? 2.2 : precision === 'P5' ? 3.1 : 5.4),
          picture: { family: 'angular', params: { d, D, B, angle } },
        })),
      ),
    }
  }
}

function* taperedRollers({ full }: FamilyScope): Generator<Draft> {
  for (const row of full ? [...tapered, ...taperedMore] : tapered) {
    const [type, d, D, B] = row
    const weightKg = steel(d, D, B, 0.62)
    yield {
      category: 'tapered',
      shop: 2,
      brand: 'hengzhuan',
      name: b(`圆锥滚子轴承 ${type}`, `Tapered roller bearing ${type}`),
      about,
      comments: 'bearing',
      unit: b('套', 'set'),
      brief: b(`${size(row)} · 内外圈可分离`, `${size(row)} · separable`),
      keywords: ['锥轴承', '7000 系列旧型号', 'taper roller', 'GB/T 297', 'ISO 355'],
      values: { bore: d, outer: D, width: B, standard: 'GB/T 297' },
      more: engineering(d, D, 'tapered'),
      crossRefs: [
        { brand: 'SKF', code: type },
        { brand: 'Timken', code: type },
      ],
      interchange: `bearing ${type}`,
      goesWith: around(d, D),
      skus: ['P0', 'P6X', ...(full ? ['P5'] : [])].map((precision) => ({
        code: precision === 'P0' ? type : `${type}/${precision}`,
        options: { precision },
        weightKg,
        price: priceOf(weightKg, D) * (precision === 'P0' ? 1.1 : precision === 'P5' ? 2.4 : 1.35),
        picture: { family: 'tapered', params: { d, D, B } },
      })),
    }
  }
}

function* cylindricals(): Generator<Draft> {
  for (const [base, d, D, B] of deepGroove.filter(([type, d]) => /^6[23]/.test(type) && d >= 20)) {
    const number = base.slice(1)
    const weightKg = steel(d, D, B, 0.74)
    yield {
      category: 'cylindrical',
      shop: 2,
      brand: 'velum',
      name: b(`圆柱滚子轴承 ${number} 系列`, `Cylindrical roller bearing, ${number} series`),
      about,
      comments: 'bearing',
      unit: b('套', 'pc'),
      brief: b(`${d}×${D}×${B} mm · NU/NJ/N`, `${d}×${D}×${B} mm · NU/NJ/N`),
      keywords: ['短圆柱', 'roller bearing', 'GB/T 283', `NU${number}`, `NJ${number}`, `N${number}`],
      values: { bore: d, outer: D, width: B, standard: 'GB/T 283' },
      more: [...engineering(d, D, 'roller'), normalClass],
      crossRefs: [
        { brand: 'SKF', code: `NU ${number} ECP` },
        { brand: 'NSK', code: `NU${number}` },
      ],
      interchange: `bearing n ${number}`,
      goesWith: around(d, D),
      skus: (['NU', 'NJ', 'N'] as const).flatMap((form) =>
        [b('钢板冲压', 'Pressed steel'), b('黄铜实体', 'Machined brass')]
          .map((cage, i) => ({
            code: `${form}${number}${i ? 'M' : 'E'}`,
            options: { cage },
            values: {},
            weightKg,
            price: priceOf(weightKg, D) * (i ? 2.3 : 1.6),
            picture: { family: 'cylindrical', params: { d, D, B, ribs: form.toLowerCase() } },
          }))
          .map((sku) => ({
            ...sku,
            options: {
              design:
                form === 'NU'
                  ? b('NU 内圈无挡边', 'NU, plain inner ring')
                  : form === 'NJ'
                    ? b('NJ 内圈单挡边', 'NJ, one inner rib')
                    : b('N 外圈无挡边', 'N, plain outer ring'),
              ...sku.options,
            },
          })),
      ),
    }
  }
}

function* thrusts(): Generator<Draft> {
  for (const row of thrust) {
    const [type, d, D, B] = row
    const weightKg = steel(d, D, B, 0.6)
    yield {
      category: 'thrust',
      shop: 2,
      brand: 'luobei',
      name: b(`推力球轴承 ${type}`, `Thrust ball bearing ${type}`),
      about,
      comments: 'bearing',
      unit: b('套', 'set'),
      brief: b(`${size(row)} · 单向`, `${size(row)} · single direction`),
      keywords: ['平面轴承', '止推轴承', 'thrust', 'GB/T 301'],
      values: { bore: d, outer: D, width: B, standard: 'GB/T 301' },
      more: [...engineering(d, D, 'thrust'), normalClass],
      crossRefs: crossed(type),
      interchange: `bearing ${type}`,
      goesWith: ['grease nlgi 2*'],
      skus: [
        { code: type, weightKg, price: priceOf(weightKg, D) * 0.9, picture: { family: 'thrust', params: { d, D, B } } },
      ],
    }
  }
}

function* mounted(): Generator<Draft> {
  const forms = [
    ['UCP', 'p', 'pillow', '立式座轴承', 'Pillow block unit'],
    ['UCF', 'f', 'flanged', '方形法兰座轴承', 'Square flange unit'],
    ['UCFL', 'fl', 'flanged', '菱形法兰座轴承', 'Oval flange unit'],
  ] as const
  for (const [form, shape, category, zh, en] of forms)
    for (const [number, d, h, L, square, oval] of units) {
      const length = shape === 'p' ? L : shape === 'f' ? square : oval
      const code = `${form}${number}`
      const weightKg = d * d * 0.00105 + 0.2
      yield {
        category,
        shop: 2,
        brand: 'hengzhuan',
        name: b(`${zh} ${code}`, `${en} ${code}`),
        about,
        comments: 'bearing',
        unit: b('套', 'set'),
        brief: b(`轴径 ${d} mm · 总长 ${length} mm`, `Shaft ${d} mm · length ${length} mm`),
        keywords: ['带座轴承', '外球面轴承', 'mounted bearing', 'GB/T 7810', `UC${number}`],
        values: { bore: d, length },
        interchange: `${form.toLowerCase()} ${d}`,
        goesWith: ['grease nlgi 2*', `iso4017 m${d <= 25 ? 10 : d <= 40 ? 12 : 16} 8.8`],
        crossRefs: [
          { brand: 'NTN', code: `${code}D1` },
          { brand: 'ASAHI', code },
        ],
        skus: [b('铸铁座', 'Cast iron housing'), b('不锈钢座', 'Stainless housing')].map((material, i) => ({
          code: i ? `S${code}` : code,
          options: { material },
          weightKg,
          price: (9 + weightKg * 19) * (i ? 4.2 : 1),
          picture: { family: 'unit', params: { d, ...(shape === 'p' ? { h } : {}), L: length, shape } },
        })),
      }
    }
}

export const ballBearings = [deepGrooves, angulars]
export const otherBearings = [taperedRollers, cylindricals, thrusts, mounted]
