import { b } from '../both.ts'
import { chunked } from '../chunked.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { as568, gaskets, mechanicalSeals, metricRings, sealWidth, shaftSeals } from '../tables/seals.ts'
import type { LocalisedText } from '../../../../core/catalogue/types.ts'

const about: About = {
  what: b(
    '按 GB/T 3452.1 与 ISO 3601 模压，二次硫化，光学分选。',
    'Moulded to ISO 3601, post-cured, sorted by camera.',
  ),
  uses: [
    b('液压与气动元件', 'Hydraulic and pneumatic components'),
    b('泵、阀与减速机', 'Pumps, valves and gear units'),
    b('设备检修', 'Repairs'),
  ],
  note: b(
    '装配时避开锐边并涂润滑脂；介质请按材质耐受表选择。',
    'Keep off sharp edges and grease when fitting; choose the compound by the medium.',
  ),
}
type Compound = { name: LocalisedText; shore: number; code: string; mark: string; dearer: number; tone: string }
const compound = (zh: string, en: string, shore: number, mark: string, dearer: number, tone = 'black'): Compound => ({
  name: b(zh, en),
  shore,
  code: `${en.split(' ').at(-1)}${shore}`.toLowerCase(),
  mark,
  dearer,
  tone,
})
const compounds = [compound('丁腈橡胶 NBR', 'NBR', 70, 'N', 1), compound('氟橡胶 FKM', 'FKM', 75, 'V', 4.2, 'brown')]
const rareCompounds = [
  compound('硅橡胶 VMQ', 'Silicone VMQ', 70, 'S', 2.6, 'red'),
  compound('三元乙丙 EPDM', 'EPDM', 70, 'E', 1.5),
  compound('丁腈橡胶 NBR', 'NBR', 90, 'N90', 1.25),
  compound('氢化丁腈 HNBR', 'HNBR', 75, 'H', 2.4),
  compound('氟橡胶 FKM', 'FKM', 90, 'V90', 4.8),
  compound('氯丁橡胶 CR', 'CR', 70, 'C', 1.4),
  compound('聚四氟乙烯 PTFE', 'PTFE', 95, 'T', 3.2, 'white'),
  compound('氟硅橡胶 FVMQ', 'FVMQ', 70, 'F', 8, 'red'),
]

function* rings({ full }: FamilyScope): Generator<Draft> {
  const offered = full ? [...compounds, ...rareCompounds] : compounds
  for (const { cord, sizes } of metricRings)
    for (const one of full ? offered : [...compounds, ...rareCompounds.slice(0, 2)]) {
      for (const part of chunked(full ? sizes : sizes.filter((_, i) => i % 3 === 0), 40))
        yield ringsOf(
          cord,
          one,
          part.map((d) => [undefined, d]),
        )
    }
  for (const { cord, sizes } of as568)
    for (const one of offered) for (const part of chunked(sizes, 40)) yield ringsOf(cord, one, part)
}

function ringsOf(
  cord: number,
  { name, shore, code, mark, dearer, tone }: Compound,
  sizes: (readonly [dash: number | undefined, d: number])[],
): Draft {
  const inches = sizes[0]?.[0] !== undefined
  const [gb, iso] = inches ? ['AS568', 'AS568'] : ['GB/T 3452.1', 'ISO 3601-1']
  const range = `${sizes[0]?.[1]}–${sizes.at(-1)?.[1]} mm`
  return {
    category: 'oRing',
    shop: 12,
    brand: 'mifeng',
    interchange: `oring ${cord} ${code}`,
    name: b(
      `O 形圈 ${inches ? 'AS568 ' : ''}线径 ${cord} ${name.zh}${shore}（内径 ${range}）`,
      `O-ring${inches ? ' AS568' : ''}, section ${cord}, ${name.en} ${shore}, bore ${range}`,
    ),
    brief: b(`${gb} · 线径 ${cord} mm · 邵氏 ${shore} A`, `${iso} · section ${cord} mm · ${shore} Shore A`),
    about,
    comments: 'fluid',
    unit: b('只', 'pc'),
    pack: 50,
    keywords: ['密封圈', 'O 型圈', '胶圈', 'o ring', 'ISO 3601', ...(inches ? ['AS568', 'AS 568A', '美标'] : [])],
    values: { cord, material: name, hardness: shore, standard: iso },
    goesWith: ['grease nlgi 2*'],
    skus: sizes.map(([dash, d]) => {
      const number = dash === undefined ? '' : String(dash).padStart(3, '0')
      return {
        code: number ? `AS${number}-${mark}` : `OR-${d}x${cord}-${mark}`,
        options: { bore: d, ...(number ? { dash: `-${number}` } : {}) },
        part: `${d}`,
        weightKg: d * cord * cord * 4e-6,
        price: (0.06 + d * cord * cord * 0.00032) * dearer,
        picture: { family: 'oring', params: { d, s: cord, tone } },
      }
    }),
  }
}

function* shafts(range: FamilyScope): Generator<Draft> {
  yield* rotarySeals(range)
  yield* rodSeals(range)
}

function* rotarySeals({ full }: FamilyScope): Generator<Draft> {
  const forms = [
    ['TC', b('带副唇', 'With dust lip')],
    ...(full ? [['SC', b('单唇', 'Single lip')] as const] : []),
  ] as const
  for (const [d, ...housings] of shaftSeals)
    yield {
      category: 'oilSeal',
      shop: 12,
      brand: 'mifeng',
      name: b(`骨架油封 轴径 ${d} mm`, `Shaft seal for ${d} mm shafts`),
      interchange: `oilseal ${d}`,
      brief: b(
        `轴 ${d} mm · 孔 ${housings.join('/')} mm · 宽 ${sealWidth(d)} mm`,
        `Shaft ${d} mm · housing ${housings.join('/')} mm · width ${sealWidth(d)} mm`,
      ),
      about,
      comments: 'fluid',
      unit: b('只', 'pc'),
      pack: 5,
      keywords: ['旋转油封', '油封', 'TC 油封', 'oil seal', 'DIN 3760', 'ISO 6194', 'GB/T 13871'],
      values: { bore: d, standard: 'DIN 3760' },
      goesWith: ['grease nlgi 2*', `din471 ${d}`],
      skus: housings
        .flatMap((D) =>
          (full ? [sealWidth(d), sealWidth(d) + (d < 35 ? 3 : 2)] : [sealWidth(d)]).flatMap((width) =>
            forms.flatMap(([form, lip]) =>
              compounds.map(({ name, shore, mark, dearer }) => ({
                code: `${form}${d}x${D}x${width}-${mark}`,
                options: { outer: D, width, material: name, ...(full ? { design: lip } : {}) },
                part: `${D}x${width} ${form} ${mark}`.toLowerCase(),
                values: { hardness: shore, ...(full ? {} : { design: lip }) },
                weightKg: D * width * 5e-5,
                price: (0.8 + D * 0.05) * dearer * (width / sealWidth(d)),
                picture: { family: 'lipseal', params: { d, D, b: width } },
              })),
            ),
          ),
        )
        .slice(0, 40),
    }
}

function* rodSeals({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, mark] of [
    ['rod', '聚氨酯 U 形密封', 'Polyurethane U-cup', 'UN'],
    ['wiper', '防尘圈', 'Rod wiper', 'DH'],
  ] as const)
    for (const d of full
      ? [12, 14, 16, 18, 20, 22, 25, 28, 32, 35, 36, 40, 45, 50, 55, 56, 60, 63, 70, 80, 90, 100, 110, 125, 140]
      : [20, 28, 35, 45, 55, 70, 80, 90])
      yield {
        category: 'rodSeal',
        shop: 12,
        brand: 'mifeng',
        name: b(`${zh} ${mark} ${d}`, `${en} ${mark} ${d}`),
        interchange: `${kind}seal ${d}`,
        brief: b(`杆径 ${d} mm · 35 MPa`, `Rod ${d} mm · 35 MPa`),
        about,
        comments: 'fluid',
        unit: b('只', 'pc'),
        pack: 5,
        keywords: ['油缸密封', '油封', 'rod seal', 'U-cup'],
        values: { bore: d, material: b('聚氨酯', 'Polyurethane') },
        goesWith: [`${kind === 'rod' ? 'wiper' : 'rod'}seal ${d}`],
        skus: (full ? [8, 10, 15, 20] : [8, 10]).map((width) => ({
          code: `${mark}${d}x${d + width}x${kind === 'rod' ? width - 2 : width - 3}`,
          options: { outer: d + width },
          weightKg: d * 2e-4,
          price: 2.2 + d * 0.11,
          picture: { family: 'lipseal', params: { d, D: d + width, b: width - 2, kind } },
        })),
      }
}

const pairs = [
  ['CS', b('石墨/碳化硅', 'Carbon/SiC'), 1],
  ['SS', b('碳化硅/碳化硅', 'SiC/SiC'), 1.5],
  ['TT', b('硬质合金/硬质合金', 'Tungsten carbide'), 2.1],
] as const
const rubbers = [
  ['N', 'NBR', 1],
  ['V', 'FKM', 1.35],
  ['E', 'EPDM', 1.1],
] as const

function* faceSeals({ full }: FamilyScope): Generator<Draft> {
  for (const [series, zh, en, kind, rate] of [
    ['BM1', '橡胶波纹管机械密封', 'Rubber bellows mechanical seal', 'bellows', 1],
    ['CS21', '锥弹簧机械密封', 'Conical spring mechanical seal', 'conical', 0.8],
    ['MS7', '多弹簧平衡型机械密封', 'Balanced multi-spring mechanical seal', 'multi', 2.2],
  ] as const)
    for (const [d, length] of full
      ? mechanicalSeals
      : mechanicalSeals.filter((_, i) => kind === 'bellows' || i % 4 === 2))
      yield {
        category: 'mechSeal',
        shop: 12,
        brand: 'mifeng',
        series,
        name: b(`${zh} ${series}-${d}`, `${en} ${series}-${d}`),
        interchange: `mechseal ${kind} ${d}`,
        brief: b(
          `轴径 ${d} mm · 工作长度 ${length} mm · EN 12756`,
          `Shaft ${d} mm · working length ${length} mm · EN 12756`,
        ),
        about: {
          ...about,
          what: b(
            '按 EN 12756 短型尺寸制造，端面研磨至一条光带以内。',
            'To EN 12756, short design, faces lapped flat to one light band.',
          ),
          note: b(
            '安装时勿触摸密封端面；启动前必须灌泵排气。',
            'Do not touch the faces; fill and vent the pump before starting.',
          ),
        },
        comments: 'fluid',
        unit: b('套', 'set'),
        keywords: ['机封', '水泵密封', 'mechanical seal', 'EN 12756', 'DIN 24960'],
        goesWith: ['pump*'],
        values: { shaft: d, length, standard: 'EN 12756' },
        skus: pairs.slice(0, full ? 3 : 2).flatMap(([face, material, hard]) =>
          rubbers.map(([rubber, name, dearer]) => ({
            code: `${series}-${d}-${face}${rubber}`,
            options: { material, design: name },
            weightKg: d * d * length * 2.6e-6,
            price: (11 + d * 1.15) * rate * hard * dearer,
            picture: { family: 'mechseal', params: { d, l: length, kind } },
          })),
        ),
      }
}

function* flangeGaskets({ full }: FamilyScope): Generator<Draft> {
  const materials = [
    [b('无石棉纤维', 'Aramid fibre'), 'AF', 1, 'warm'],
    [b('石墨复合', 'Reinforced graphite'), 'GR', 2.2, 'dark'],
    [b('聚四氟乙烯 PTFE', 'PTFE'), 'PT', 3, 'white'],
    [b('三元乙丙 EPDM', 'EPDM'), 'EP', 0.8, 'black'],
  ] as const
  for (const [dn, d, pn16, pn40] of gaskets)
    yield {
      category: 'gasket',
      shop: 12,
      brand: 'mifeng',
      name: b(`法兰垫片 DN${dn}`, `Flange gasket DN${dn}`),
      interchange: `gasket dn${dn}`,
      brief: b(`EN 1514-1 IBC · 内径 ${d} mm`, `EN 1514-1 IBC · inner diameter ${d} mm`),
      about,
      comments: 'fluid',
      unit: b('片', 'pc'),
      pack: 10,
      keywords: ['石棉垫', '法兰垫', '密封垫', 'gasket', 'EN 1514-1', `DN${dn}`],
      values: { dn, bore: d, standard: 'EN 1514-1' },
      goesWith: [`valve dn${dn}*`, 'iso4014 m16*'],
      skus: (
        [
          [1.6, pn16],
          [4, pn40],
        ] as const
      ).flatMap(([pressure, D]) =>
        materials.flatMap(([material, mark, dearer, tone]) =>
          (full ? [1.5, 2, 3] : [2, 3]).map((s) => ({
            code: `FG${dn}-PN${pressure * 10}-${mark}${s}`,
            options: { pressure, material, thickness: s },
            values: { outer: D },
            weightKg: (D * D - d * d) * s * 1.5e-6,
            price: (0.4 + (D * D - d * d) * s * 4e-5) * dearer,
            picture: { family: 'gasket', params: { d, D, s, tone } },
          })),
        ),
      ),
    }
}

export const seals = [rings, shafts]
export const faces = [faceSeals, flangeGaskets]
