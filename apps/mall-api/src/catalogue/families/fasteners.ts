import { b } from '../both.ts'
import type { BrandKey } from '../brands.ts'
import type { About, Draft, SkuDraft, Value } from '../draft.ts'
import { boreRings, keys, lengths, shaftRings, threads } from '../tables/fasteners.ts'
import type { Both } from '../types.ts'

const about: About = {
  what: b(
    '按国家标准与 ISO 标准制造，公制粗牙，6g/6H 公差，逐批附材质与机械性能报告。',
    'Made to GB and ISO standards, metric coarse thread, tolerance 6g/6H, with a material and strength report for each batch.'
  ),
  uses: [b('机架与底座装配', 'Frames and machine bases'), b('钢结构连接', 'Steel structures'), b('设备检修备件', 'Maintenance stock')],
  note: b('拧紧力矩请按性能等级选取；不锈钢螺纹请涂抗咬合剂。', 'Choose the tightening torque by property class; use anti-seize on stainless threads.'),
}
const grades: { grade: string; material: Both; finish: Both; factor: number; from: number; to: number }[] = [
  { grade: '8.8', material: b('中碳钢', 'Medium carbon steel'), finish: b('镀蓝白锌', 'Zinc plated'), factor: 1, from: 3, to: 36 },
  { grade: '10.9', material: b('合金钢', 'Alloy steel'), finish: b('发黑', 'Black oxide'), factor: 1.25, from: 5, to: 36 },
  { grade: '12.9', material: b('合金钢', 'Alloy steel'), finish: b('发黑', 'Black oxide'), factor: 1.45, from: 3, to: 24 },
  { grade: 'A2-70', material: b('不锈钢 304', 'Stainless 304'), finish: b('本色', 'Plain'), factor: 2.6, from: 3, to: 24 },
  { grade: 'A4-70', material: b('不锈钢 316', 'Stainless 316'), finish: b('本色', 'Plain'), factor: 3.7, from: 4, to: 20 },
]
const packOf = (M: number) => (M <= 6 ? 100 : M <= 12 ? 50 : M <= 20 ? 20 : 10)

type Screw = { category: string; brand: BrandKey; zh: string; en: string; gb: string; iso: string; prefix: string; head: string; M: [number, number]; l: (M: number) => [number, number]; grades: string[]; partThread?: true; words: string[] }
const screws: Screw[] = [
  {
    category: 'hexBolt', brand: 'gudu', zh: '全螺纹六角头螺栓', en: 'Hexagon bolt, full thread', gb: 'GB/T 5783', iso: 'ISO 4017', prefix: 'HB83',
    head: 'hex', M: [4, 24], l: (M) => [M * 1.6, M * 10], grades: ['8.8', '10.9', 'A2-70', 'A4-70'],
    words: ['外六角', 'DIN 933', 'hex bolt', 'set screw hex'],
  },
  {
    category: 'hexBolt', brand: 'jinlu', zh: '半螺纹六角头螺栓', en: 'Hexagon bolt, part thread', gb: 'GB/T 5782', iso: 'ISO 4014', prefix: 'HB82',
    head: 'hex', M: [6, 36], l: (M) => [M * 4, Math.max(100, M * 6.5)], grades: ['8.8', '10.9', 'A2-70'], partThread: true,
    words: ['外六角', 'DIN 931', 'hex bolt', '高强度螺栓'],
  },
  {
    category: 'hexBolt', brand: 'yanli', zh: '六角法兰面螺栓', en: 'Hexagon flange bolt', gb: 'GB/T 16674.1', iso: 'ISO 15071', prefix: 'FB16',
    head: 'flange', M: [5, 16], l: (M) => [M * 2, M * 7], grades: ['8.8', '10.9'], words: ['法兰螺栓', 'DIN 6921', 'flange bolt'],
  },
  {
    category: 'hexBolt', brand: 'mingding', zh: '马车螺栓', en: 'Carriage bolt', gb: 'GB/T 14', iso: 'ISO 8677', prefix: 'CB14', head: 'carriage',
    M: [6, 16], l: (M) => [M * 4, M * 10], grades: ['8.8', 'A2-70'], partThread: true, words: ['大半圆头方颈', 'DIN 603', 'coach bolt'],
  },
  {
    category: 'socketScrew', brand: 'jinlu', zh: '内六角圆柱头螺钉', en: 'Hexagon socket head cap screw', gb: 'GB/T 70.1', iso: 'ISO 4762', prefix: 'SC70',
    head: 'socket', M: [3, 24], l: (M) => [M * 1.5, M * 9], grades: ['8.8', '12.9', 'A2-70', 'A4-70'],
    words: ['杯头', 'DIN 912', 'allen screw', 'SHCS'],
  },
  {
    category: 'socketScrew', brand: 'mingding', zh: '内六角平圆头螺钉', en: 'Hexagon socket button head screw', gb: 'GB/T 70.2', iso: 'ISO 7380-1',
    prefix: 'SB70', head: 'button', M: [3, 12], l: (M) => [M * 1.6, M * 5], grades: ['10.9', 'A2-70'], words: ['圆杯', '盘头内六角', 'button head'],
  },
  {
    category: 'socketScrew', brand: 'mingding', zh: '内六角沉头螺钉', en: 'Hexagon socket countersunk screw', gb: 'GB/T 70.3', iso: 'ISO 10642',
    prefix: 'SK70', head: 'countersunk', M: [3, 16], l: (M) => [M * 1.6, M * 6], grades: ['8.8', '10.9', 'A2-70'],
    words: ['平杯', 'DIN 7991', 'flat head'],
  },
  {
    category: 'setScrew', brand: 'yanli', zh: '内六角平端紧定螺钉', en: 'Hexagon socket set screw, flat point', gb: 'GB/T 77', iso: 'ISO 4026', prefix: 'SS77',
    head: 'set', M: [3, 16], l: (M) => [M, M * 3.5], grades: ['12.9', 'A2-70'], words: ['顶丝', '基米', '无头螺丝', 'grub screw', 'DIN 913'],
  },
  {
    category: 'stud', brand: 'yanli', zh: '全螺纹螺柱', en: 'Threaded stud', gb: 'GB/T 901', iso: 'DIN 976', prefix: 'ST90', head: 'stud', M: [6, 30],
    l: (M) => [M * 5, M * 12], grades: ['8.8', 'A2-70', 'A4-70'], words: ['双头螺柱', '牙条', 'threaded rod'],
  },
]

function* bolts(): Generator<Draft> {
  for (const screw of screws) for (const [M, s, , thread] of threads) {
    if (M < screw.M[0] || M > screw.M[1]) continue
    const [shortest, longest] = screw.l(M)
    const fits = lengths.filter((length) => length >= shortest && length <= longest).slice(0, 10)
    const skus = grades.filter(({ grade, from, to }) => screw.grades.includes(grade) && M >= from && M <= to).flatMap((grade) => fits.map((length): SkuDraft => {
      const weightKg = ((Math.PI / 4) * M * M * (length + M * (screw.head === 'set' || screw.head === 'stud' ? 0 : 1.9)) * 7.4e-6)
      return {
        code: `${screw.prefix}-M${M}x${length}-${grade.grade}`, options: { length, grade: grade.grade },
        values: { material: grade.material, finish: grade.finish }, weightKg, price: (0.045 + weightKg * 13.5) * grade.factor,
        picture: { family: 'bolt', params: { d: M, l: length, ...(screw.partThread && length > thread ? { b: thread } : {}), head: screw.head } },
      }
    }))
    yield {
      category: screw.category, shop: 3, brand: screw.brand, name: b(`${screw.zh} M${M}`, `${screw.en} M${M}`), about, comments: 'fastener',
      unit: b('件', 'pc'), pack: packOf(M), skus,
      brief: b(
        `${screw.gb} · ${screw.iso} · M${M} · ${fits[0]}–${fits.at(-1)} mm`, `${screw.iso} · ${screw.gb} · M${M} · ${fits[0]}–${fits.at(-1)} mm`
      ),
      keywords: [screw.gb, screw.iso, '螺丝', 'bolt', 'screw', `M${M}`, ...screw.words],
      values: { thread: `M${M}`, standard: screw.gb, ...(screw.head === 'hex' ? { acrossFlats: s } : {}) },
    }
  }
}

function* nuts(): Generator<Draft> {
  const kinds = [
    ['hex', '六角螺母', 'Hexagon nut', 'GB/T 6170', 'ISO 4032', 'HN61', 'gudu', 1],
    ['lock', '尼龙自锁螺母', 'Nylon insert lock nut', 'GB/T 889.1', 'ISO 7040', 'LN88', 'gudu', 1.6],
    ['flange', '法兰面螺母', 'Flange nut', 'GB/T 6177.1', 'ISO 4161', 'FN61', 'yanli', 1.5],
    ['cap', '盖形螺母', 'Domed cap nut', 'GB/T 923', 'DIN 1587', 'CN92', 'mingding', 2.4],
  ] as const
  const classes = [
    ['8', b('碳钢', 'Carbon steel'), 1], ['10', b('合金钢', 'Alloy steel'), 1.35], ['A2-70', b('不锈钢 304', 'Stainless 304'), 2.6],
    ['A4-70', b('不锈钢 316', 'Stainless 316'), 3.6],
  ] as const
  for (const [kind, zh, en, gb, iso, prefix, brand, factor] of kinds) for (const [M, s, m] of threads) {
    if (kind !== 'hex' && (M < 4 || M > 20)) continue
    const weightKg = (s * s * 0.866 - 0.785 * M * M) * m * 7.85e-6
    yield {
      category: 'nut', shop: 3, brand, name: b(`${zh} M${M}`, `${en} M${M}`),
      brief: b(`${gb} · ${iso} · 对边 ${s} mm · 高 ${m} mm`, `${iso} · ${gb} · across flats ${s} mm · height ${m} mm`), about, comments: 'fastener',
      pack: packOf(M),
      keywords: [gb, iso, '螺帽', 'nut', `M${M}`, 'DIN 934', 'DIN 985'], values: { thread: `M${M}`, acrossFlats: s, standard: gb },
      skus: classes.map(([grade, material, dearer]) => ({
        code: `${prefix}-M${M}-${grade}`, options: { grade }, values: { material }, weightKg, price: (0.03 + weightKg * 17) * factor * dearer,
        picture: { family: 'nut', params: { d: M, s, m, kind } },
      })),
    }
  }
}

function* washers(): Generator<Draft> {
  const kinds = [
    ['flat', '平垫圈', 'Plain washer', 'GB/T 97.1', 'ISO 7089', 'PW97'], ['spring', '弹簧垫圈', 'Spring lock washer', 'GB/T 93', 'DIN 127', 'SW93'],
  ] as const
  for (const [kind, zh, en, gb, iso, prefix] of kinds) for (const [M, , , , d, D, h] of threads) {
    const outer = kind === 'flat' ? D : Math.round(M * 1.7 * 10) / 10
    const thick = kind === 'flat' ? h : Math.round(M * 0.26 * 10) / 10
    const weightKg = (Math.PI / 4) * (outer * outer - d * d) * thick * 7.85e-6
    yield {
      category: 'washer', shop: 3, brand: kind === 'flat' ? 'gudu' : 'yanli', name: b(`${zh} ${M}`, `${en} ${M}`),
      brief: b(`${gb} · ${iso} · ${d}×${outer}×${thick} mm`, `${iso} · ${gb} · ${d}×${outer}×${thick} mm`), about, comments: 'fastener',
      pack: packOf(M), packs: 2,
      keywords: [gb, iso, '华司', '垫片', 'washer', `M${M}`, 'DIN 125'], values: { thread: `M${M}`, bore: d, outer, standard: gb },
      skus: (
        [
          [b('碳钢镀锌', 'Zinc-plated steel'), 'ZN', 1], [b('65Mn 弹簧钢', '65Mn spring steel'), 'MN', 1.3], [b('不锈钢 304', 'Stainless 304'), 'A2', 2.4],
          [b('不锈钢 316', 'Stainless 316'), 'A4', 3.3],
        ] as const
      )
        .filter(([, mark]) => (kind === 'flat' ? mark !== 'MN' : mark !== 'ZN'))
        .map(([material, mark, dearer]) => ({
          code: `${prefix}-${M}-${mark}`, options: { material }, weightKg, price: (0.02 + weightKg * 15) * dearer,
          picture: { family: 'washer', params: { d, D: outer, s: thick, kind } },
        })),
    }
  }
}

function* ringsAndPins(): Generator<Draft> {
  const steels = [[b('65Mn 弹簧钢', '65Mn spring steel'), 'MN', 1], [b('不锈钢 304', 'Stainless 304'), 'A2', 2.8]] as const
  for (const [kind, rows, zh, en, gb, din] of [
    ['shaft', shaftRings, '轴用弹性挡圈', 'Retaining ring for shafts', 'GB/T 894', 'DIN 471'],
    ['bore', boreRings, '孔用弹性挡圈', 'Retaining ring for bores', 'GB/T 893', 'DIN 472'],
  ] as const) for (const [d, s] of rows) {
    yield {
      category: 'circlip', shop: 3, brand: 'yanli', name: b(`${zh} ${d}`, `${en} ${d}`),
      brief: b(`${gb} · ${din} · 厚 ${s} mm`, `${din} · ${gb} · ${s} mm thick`), about, comments: 'fastener', pack: d <= 40 ? 50 : 20,
      keywords: [gb, din, '卡簧', '卡圈', 'circlip', 'snap ring'], values: { diameter: d, standard: gb },
      skus: steels.map(([material, mark, dearer]) => ({
        code: `${din.replace(' ', '')}-${d}-${mark}`, options: { material }, weightKg: d * s * 2.6e-5, price: (0.08 + d * s * 0.0052) * dearer,
        picture: { family: 'circlip', params: { d, s, kind } },
      })),
    }
  }
  for (const d of [3, 4, 5, 6, 8, 10, 12]) yield pins('dowel', d, '圆柱销', 'Dowel pin', 'GB/T 119.2', 'ISO 8734', 'DP', 0.32)
  for (const d of [3, 4, 5, 6, 8]) yield pins('roll', d, '弹性圆柱销', 'Slotted spring pin', 'GB/T 879.1', 'ISO 8752', 'RP', 0.15)
  for (const d of [2, 3, 4, 5]) yield pins('split', d, '开口销', 'Split pin', 'GB/T 91', 'ISO 1234', 'SP', 0.05)
  for (const [w, h] of keys) {
    yield {
      category: 'key', shop: 3, brand: 'yanli', name: b(`普通平键 ${w}×${h}`, `Parallel key ${w}×${h}`),
      brief: b(`GB/T 1096 · DIN 6885 · A 型`, `DIN 6885 · GB/T 1096 · form A`), about, comments: 'fastener', pack: 10,
      keywords: ['键', '销键', 'GB/T 1096', 'DIN 6885', 'feather key'], values: { width: w, standard: 'GB/T 1096', material: b('45 钢', 'C45 steel') },
      skus: lengths.filter((length) => length >= w * 2.5 && length <= w * 8).slice(0, 9)
        .map((length) => ({
          code: `KA-${w}x${h}x${length}`, options: { length }, weightKg: w * h * length * 7.85e-6, price: 0.2 + w * h * length * 0.00016,
          picture: { family: 'pin', params: { kind: 'key', d: h, b: w, l: length } },
        })),
    }
  }
}

function pins(kind: string, d: number, zh: string, en: string, gb: string, iso: string, prefix: string, base: number): Draft {
  return {
    category: 'pin', shop: 3, brand: 'gudu', name: b(`${zh} ⌀${d}`, `${en} ⌀${d}`), brief: b(`${gb} · ${iso}`, `${iso} · ${gb}`), about,
    comments: 'fastener', pack: 50, keywords: [gb, iso, '销子', 'pin'], values: { diameter: d, standard: gb },
    skus: lengths.filter((length) => length >= d * 2 && length <= d * 12).slice(0, 8).flatMap((length) => ([[b('碳钢', 'Carbon steel'), '', 1], [b('不锈钢 304', 'Stainless 304'), '-A2', 2.5]] as [Value, string, number][]).map(([material, mark, dearer]) => ({
      code: `${prefix}-${d}x${length}${mark}`, options: { length, material }, weightKg: 0.785 * d * d * length * 7.85e-6,
      price: (base * 0.4 + d * d * length * 0.00021) * dearer, picture: { family: 'pin', params: { kind, d, l: length } },
    }))),
  }
}

export const fasteners = [bolts, nuts, washers, ringsAndPins]
