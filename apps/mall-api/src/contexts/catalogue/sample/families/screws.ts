import { b, same } from '../both.ts'
import type { BrandKey } from '../brands.ts'
import type { About, Draft, FamilyScope, SkuDraft } from '../draft.ts'
import { lengths, rareThreads, socketKeys, threads } from '../tables/fasteners.ts'
import type { LocalisedText } from '../../../../core/catalogue/types.ts'

export const about: About = {
  what: b(
    '按国家标准与 ISO 标准制造，公制粗牙，6g/6H 公差，逐批附材质与机械性能报告。',
    'Made to GB and ISO standards, metric coarse thread, tolerance 6g/6H, with a material and strength report for each batch.',
  ),
  uses: [
    b('机架与底座装配', 'Frames and machine bases'),
    b('钢结构连接', 'Steel structures'),
    b('设备检修备件', 'Maintenance stock'),
  ],
  note: b(
    '拧紧力矩请按性能等级选取；不锈钢螺纹请涂抗咬合剂。',
    'Choose the tightening torque by property class; use anti-seize on stainless threads.',
  ),
}
/** A strength class with its material and finish. `from` and `to` are thread sizes. */
type Grade = {
  grade: string
  mark?: string
  material: LocalisedText
  finish: LocalisedText
  factor: number
  from: number
  to: number
}
const steel = b('中碳钢', 'Medium carbon steel')
const alloy = b('合金钢', 'Alloy steel')
const plain = b('本色', 'Plain')
const black = b('发黑', 'Black oxide')
const flake = b('锌铝涂层', 'Zinc flake')
const dipped = b('热浸锌', 'Hot-dip galvanised')
const grades: Grade[] = [
  { grade: '8.8', material: steel, finish: b('镀蓝白锌', 'Zinc plated'), factor: 1, from: 2, to: 42 },
  { grade: '10.9', material: alloy, finish: black, factor: 1.25, from: 5, to: 42 },
  { grade: '12.9', material: alloy, finish: black, factor: 1.45, from: 2, to: 24 },
  { grade: 'A2-70', material: b('不锈钢 304', 'Stainless 304'), finish: plain, factor: 2.6, from: 2, to: 30 },
  { grade: 'A4-70', material: b('不锈钢 316', 'Stainless 316'), finish: plain, factor: 3.7, from: 3, to: 24 },
]
const rareGrades: Grade[] = [
  { grade: '8.8', mark: 'HDG', material: steel, finish: dipped, factor: 1.2, from: 8, to: 42 },
  { grade: '8.8', mark: 'ZF', material: steel, finish: flake, factor: 1.3, from: 4, to: 42 },
  { grade: '8.8', mark: 'BK', material: steel, finish: black, factor: 0.95, from: 2, to: 42 },
  { grade: '10.9', mark: 'HDG', material: alloy, finish: dipped, factor: 1.45, from: 12, to: 36 },
  { grade: '10.9', mark: 'ZF', material: alloy, finish: flake, factor: 1.5, from: 5, to: 42 },
  { grade: '12.9', mark: 'ZF', material: alloy, finish: flake, factor: 1.7, from: 4, to: 24 },
  { grade: 'A4-80', material: b('不锈钢 316', 'Stainless 316'), finish: plain, factor: 4.1, from: 5, to: 24 },
]
export const packOf = (M: number) => (M <= 6 ? 100 : M <= 12 ? 50 : M <= 20 ? 20 : 10)
/** Returns a standard's name as interchanges write it: `ISO 7089` becomes `iso7089`. */
export const codeOf = (standard: string) => standard.toLowerCase().replace(/[^a-z\d]/g, '')

type Screw = {
  category: string
  brand: BrandKey
  zh: string
  en: string
  gb: string
  iso: string
  prefix: string
  head: string
  M: [number, number]
  l: (M: number) => [number, number]
  grades: string[]
  partThread?: true
  words: string[]
}
const types: Screw[] = [
  {
    category: 'hexBolt',
    brand: 'gudu',
    zh: '全螺纹六角头螺栓',
    en: 'Hexagon bolt, full thread',
    gb: 'GB/T 5783',
    iso: 'ISO 4017',
    prefix: 'HB83',
    head: 'hex',
    M: [4, 24],
    l: (M) => [M * 1.6, M * 10],
    grades: ['8.8', '10.9', 'A2-70', 'A4-70'],
    words: ['外六角', 'DIN 933', 'hex bolt', 'set screw hex'],
  },
  {
    category: 'hexBolt',
    brand: 'jinlu',
    zh: '半螺纹六角头螺栓',
    en: 'Hexagon bolt, part thread',
    gb: 'GB/T 5782',
    iso: 'ISO 4014',
    prefix: 'HB82',
    head: 'hex',
    M: [6, 36],
    l: (M) => [M * 4, Math.max(120, M * 7)],
    grades: ['8.8', '10.9', 'A2-70'],
    partThread: true,
    words: ['外六角', 'DIN 931', 'hex bolt', '高强度螺栓'],
  },
  {
    category: 'hexBolt',
    brand: 'yanli',
    zh: '六角法兰面螺栓',
    en: 'Hexagon flange bolt',
    gb: 'GB/T 16674.1',
    iso: 'ISO 15071',
    prefix: 'FB16',
    head: 'flange',
    M: [5, 16],
    l: (M) => [M * 2, M * 7],
    grades: ['8.8', '10.9'],
    words: ['法兰螺栓', 'DIN 6921', 'flange bolt'],
  },
  {
    category: 'hexBolt',
    brand: 'mingding',
    zh: '马车螺栓',
    en: 'Carriage bolt',
    gb: 'GB/T 14',
    iso: 'ISO 8677',
    prefix: 'CB14',
    head: 'carriage',
    M: [6, 16],
    l: (M) => [M * 4, M * 10],
    grades: ['8.8', 'A2-70'],
    partThread: true,
    words: ['大半圆头方颈', 'DIN 603', 'coach bolt'],
  },
  {
    category: 'socketScrew',
    brand: 'jinlu',
    zh: '内六角圆柱头螺钉',
    en: 'Hexagon socket head cap screw',
    gb: 'GB/T 70.1',
    iso: 'ISO 4762',
    prefix: 'SC70',
    head: 'socket',
    M: [3, 24],
    l: (M) => [M * 1.5, M * 9],
    grades: ['8.8', '12.9', 'A2-70', 'A4-70'],
    words: ['杯头', 'DIN 912', 'allen screw', 'SHCS'],
  },
  {
    category: 'socketScrew',
    brand: 'mingding',
    zh: '内六角平圆头螺钉',
    en: 'Hexagon socket button head screw',
    gb: 'GB/T 70.2',
    iso: 'ISO 7380-1',
    prefix: 'SB70',
    head: 'button',
    M: [3, 12],
    l: (M) => [M * 1.6, M * 5],
    grades: ['10.9', 'A2-70'],
    words: ['圆杯', '盘头内六角', 'button head'],
  },
  {
    category: 'socketScrew',
    brand: 'mingding',
    zh: '内六角沉头螺钉',
    en: 'Hexagon socket countersunk screw',
    gb: 'GB/T 70.3',
    iso: 'ISO 10642',
    prefix: 'SK70',
    head: 'countersunk',
    M: [3, 16],
    l: (M) => [M * 1.6, M * 6],
    grades: ['8.8', '10.9', 'A2-70'],
    words: ['平杯', 'DIN 7991', 'flat head'],
  },
  {
    category: 'setScrew',
    brand: 'yanli',
    zh: '内六角平端紧定螺钉',
    en: 'Hexagon socket set screw, flat point',
    gb: 'GB/T 77',
    iso: 'ISO 4026',
    prefix: 'SS77',
    head: 'set',
    M: [3, 16],
    l: (M) => [M, M * 3.5],
    grades: ['12.9', 'A2-70'],
    words: ['顶丝', '基米', '无头螺丝', 'grub screw', 'DIN 913'],
  },
  {
    category: 'stud',
    brand: 'yanli',
    zh: '全螺纹螺柱',
    en: 'Threaded stud',
    gb: 'GB/T 901',
    iso: 'DIN 976',
    prefix: 'ST90',
    head: 'stud',
    M: [6, 30],
    l: (M) => [M * 5, M * 12],
    grades: ['8.8', 'A2-70', 'A4-70'],
    words: ['双头螺柱', '牙条', 'threaded rod'],
  },
]

/** Returns the thread length b of ISO 4014. */
const threadLength = (M: number, length: number) => 2 * M + (length <= 125 ? 6 : length <= 200 ? 12 : 25)

function* bolts({ full }: FamilyScope): Generator<Draft> {
  const rows = full ? [...threads, ...rareThreads] : threads
  for (const screw of types)
    for (const [M, s] of rows) {
      const [from, to] = full ? [screw.M[0] - 1, screw.M[1] * 1.5] : screw.M
      if (M < from || M > to) continue
      const [shortest, longest] = screw.l(M)
      const fits = lengths.filter(
        (length) => length >= shortest * (full ? 0.7 : 1) && length <= (full ? Math.max(longest, M * 20) : longest),
      )
      if (!fits.length) continue
      for (const grade of full ? [...grades, ...rareGrades] : grades)
        if (screw.grades.includes(grade.grade.replace('80', '70')) && M >= grade.from && M <= grade.to)
          yield screwOf(screw, M, s, grade, fits)
    }
}

function screwOf(
  screw: Screw,
  M: number,
  s: number,
  { grade, mark, material, finish, factor }: Grade,
  fits: number[],
): Draft {
  const headless = screw.head === 'set' || screw.head === 'stud'
  const named = mark ? { zh: ` ${finish.zh}`, en: `, ${finish.en.toLowerCase()}` } : b('', '')
  const stainless = grade.startsWith('A')
  return {
    category: screw.category,
    shop: 3,
    brand: screw.brand,
    name: b(`${screw.zh} M${M} ${grade}${named.zh}`, `${screw.en} M${M} ${grade}${named.en}`),
    about,
    comments: 'fastener',
    unit: b('件', 'pc'),
    pack: packOf(M),
    interchange: `${codeOf(screw.iso)} m${M} ${grade}${mark ? ` ${mark}` : ''}`.toLowerCase(),
    brief: b(
      `${screw.gb} · ${screw.iso} · ${material.zh} · ${fits[0]}–${fits.at(-1)} mm`,
      `${screw.iso} · ${screw.gb} · ${material.en} · ${fits[0]}–${fits.at(-1)} mm`,
    ),
    keywords: [
      screw.gb,
      screw.iso,
      '螺丝',
      'bolt',
      'screw',
      `M${M}`,
      ...(stainless ? ['不锈钢', 'stainless steel', 'inox'] : []),
      ...screw.words,
    ],
    values: {
      thread: `M${M}`,
      grade,
      material,
      finish,
      standard: screw.gb,
      ...(screw.head === 'hex' ? { acrossFlats: s } : {}),
    },
    goesWith: [
      ...(screw.head === 'set' ? [] : [`iso4032 m${M}`, `iso7040 m${M}`, `iso7089 m${M}`, `din127 m${M}`]),
      ...(screw.head === 'hex' || screw.head === 'flange'
        ? ['wrench*']
        : screw.category === 'socketScrew' || screw.head === 'set'
          ? ['hexkey*']
          : []),
    ],
    more:
      screw.head === 'socket' && socketKeys[M]
        ? [{ key: b('内六角对边', 'Key size'), value: same(`${socketKeys[M]} mm`) }]
        : [],
    skus: fits.map((length): SkuDraft => {
      const weightKg = (Math.PI / 4) * M * M * (length + M * (headless ? 0 : 1.9)) * 7.4e-6
      const thread: Record<string, number> =
        screw.partThread && length > threadLength(M, length) ? { b: threadLength(M, length) } : {}
      return {
        code: `${screw.prefix}-M${M}x${length}-${grade}${mark ?? ''}`,
        options: { length },
        part: `x${length}`,
        weightKg,
        price: (0.045 + weightKg * 13.5) * factor,
        picture: { family: 'bolt', params: { d: M, l: length, ...thread, head: screw.head } },
      }
    }),
  }
}

export const screws = [bolts]
