import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '水力模型按 ISO 2858 系列优化，机械密封，出厂逐台做性能与水压试验。',
    'Hydraulics to the ISO 2858 range, mechanical seal, each pump tested for duty and pressure.',
  ),
  uses: [
    b('建筑给水与消防', 'Building supply and fire fighting'),
    b('工业循环与冷却', 'Process circulation and cooling'),
    b('农田灌溉与排水', 'Irrigation and drainage'),
  ],
  note: b(
    '启动前灌满液体并确认转向；介质含颗粒请选污水泵。',
    'Prime the pump and check rotation before starting; for solids choose a sewage pump.',
  ),
}
const valveAbout: About = {
  ...about,
  what: b(
    '阀体整体试压，双向密封，法兰按 GB/T 9124、PN16。',
    'Body pressure tested, tight in both directions, flanges PN16.',
  ),
  note: b('安装时注意流向箭头，冬季停用须排空。', 'Mind the flow arrow; drain the valve when idle in winter.'),
}
/** ISO 2858 sizes: inlet, outlet and impeller in mm, flow in m³/h and head in m at 2900 r/min, motor power in kW. */
const sizes = [
  [50, 32, 125, 12.5, 20, 1.5],
  [50, 32, 160, 12.5, 32, 3],
  [50, 32, 200, 12.5, 50, 5.5],
  [50, 32, 250, 12.5, 80, 11],
  [65, 50, 125, 25, 20, 3],
  [65, 50, 160, 25, 32, 5.5],
  [65, 40, 200, 25, 50, 7.5],
  [65, 40, 250, 25, 80, 15],
  [80, 65, 125, 50, 20, 5.5],
  [80, 65, 160, 50, 32, 7.5],
  [80, 50, 200, 50, 50, 15],
  [80, 50, 250, 50, 80, 22],
  [100, 80, 125, 100, 20, 11],
  [100, 80, 160, 100, 32, 15],
  [100, 65, 200, 100, 50, 22],
  [100, 65, 250, 100, 80, 37],
  [125, 100, 200, 200, 50, 45],
  [125, 100, 250, 200, 80, 75],
] as const

function* water(range: FamilyScope): Generator<Draft> {
  yield* centrifugalPumps()
  yield* sewagePumps()
  yield* multistagePumps(range)
}

function* centrifugalPumps(): Generator<Draft> {
  for (const [inlet, outlet, D, flow, head, kW] of sizes)
    yield {
      category: 'centrifugal',
      shop: 7,
      brand: 'chuanshui',
      name: b(`单级离心泵 IS${inlet}-${outlet}-${D}`, `End-suction pump IS${inlet}-${outlet}-${D}`),
      brief: b(`${flow} m³/h · ${head} m · ${kW} kW`, `${flow} m³/h · ${head} m · ${kW} kW`),
      about,
      comments: 'fluid',
      unit: b('台', 'pc'),
      keywords: ['清水泵', '管道泵', 'centrifugal pump', 'ISO 2858', 'DIN 24255'],
      values: { flow, head, power: kW, dn: inlet, standard: 'ISO 2858' },
      interchange: `pump is ${inlet}-${outlet}-${D}`,
      goesWith: ['mechseal*', `gasket dn${inlet}`, `valve dn${inlet} *`],
      skus: (
        [
          [b('铸铁 HT200', 'Cast iron'), 'C', 1],
          [b('不锈钢 304', 'Stainless 304'), 'S', 1.9],
          [b('不锈钢 316', 'Stainless 316'), 'T', 2.4],
        ] as const
      ).map(([material, mark, dearer]) => ({
        code: `IS${inlet}-${outlet}-${D}${mark}`,
        options: { material },
        weightKg: 30 + kW * 12,
        price: (620 + kW * 190 + D * 2) * dearer,
        picture: { family: 'pump', params: { in: inlet, out: outlet, D } },
      })),
    }
}

function* sewagePumps(): Generator<Draft> {
  for (const [out, flow, head, kW] of [
    [50, 10, 10, 0.75],
    [50, 15, 15, 1.5],
    [50, 20, 22, 2.2],
    [65, 25, 15, 2.2],
    [65, 37, 13, 3],
    [80, 40, 15, 4],
    [80, 50, 20, 5.5],
    [100, 80, 15, 5.5],
    [100, 100, 22, 11],
    [150, 145, 10, 7.5],
    [150, 180, 20, 18.5],
    [200, 300, 15, 22],
  ] as const)
    yield {
      category: 'submersible',
      shop: 7,
      brand: 'bengda',
      name: b(`潜水排污泵 ${out}WQ${flow}-${head}-${kW}`, `Submersible sewage pump ${out}WQ${flow}-${head}-${kW}`),
      brief: b(
        `${flow} m³/h · ${head} m · ${kW} kW · 通过颗粒 ${Math.round(out * 0.5)} mm`,
        `${flow} m³/h · ${head} m · ${kW} kW · solids to ${Math.round(out * 0.5)} mm`,
      ),
      about,
      comments: 'fluid',
      unit: b('台', 'pc'),
      keywords: ['污水泵', '排水泵', 'sewage pump', 'WQ'],
      values: { flow, head, power: kW, dn: out },
      interchange: `pump wq ${out}-${flow}-${head}`,
      goesWith: [`valve dn${out} *`, `gasket dn${out}`],
      skus: [b('普通', 'Plain'), b('带切割', 'With cutter'), b('带浮球', 'With float switch')].map((design, i) => ({
        code: `${out}WQ${flow}-${head}-${kW}${['', 'G', 'F'][i]}`,
        options: { design },
        weightKg: 18 + kW * 11,
        price: 380 + kW * 175 + i * 120,
        picture: { family: 'submersible', params: { out, kw: kW } },
      })),
    }
}

function* multistagePumps({ full }: FamilyScope): Generator<Draft> {
  for (const [flow, out, rate] of [
    [2, 25, 0.37],
    [4, 32, 0.55],
    [8, 40, 0.75],
    [16, 50, 1.5],
    [32, 65, 3],
  ] as const)
    yield {
      category: 'multistage',
      shop: 7,
      brand: 'qingyuan',
      name: b(`立式多级泵 CDL${flow}`, `Vertical multistage pump CDL${flow}`),
      brief: b(`额定 ${flow} m³/h · 不锈钢叶轮`, `Rated ${flow} m³/h · stainless impellers`),
      about,
      comments: 'fluid',
      unit: b('台', 'pc'),
      keywords: ['增压泵', '不锈钢多级', 'booster pump', 'multistage'],
      values: { flow, dn: out },
      interchange: `pump cdl ${flow}`,
      goesWith: [`valve dn${out} *`, `gasket dn${out}`],
      skus: (full ? [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 19, 22] : [3, 5, 7, 9, 11, 15]).map((stages) => ({
        code: `CDL${flow}-${stages}`,
        options: { head: Math.round(stages * 9.2) },
        values: { stages },
        weightKg: 15 + stages * flow * 0.5,
        price: 700 + stages * (90 + flow * 16) + rate * 200,
        picture: { family: 'multistage', params: { stages, out } },
      })),
    }
}

function* valves({ full }: FamilyScope): Generator<Draft> {
  const kinds = [
    ['ballValve', 'ball', '法兰球阀', 'Flanged ball valve', 'Q41F', 1.1],
    ['gateValve', 'gate', '弹性座封闸阀', 'Resilient-seated gate valve', 'Z45X', 0.95],
    ['butterflyValve', 'butterfly', '对夹蝶阀', 'Wafer butterfly valve', 'D71X', 0.5],
    ['checkValve', 'check', '旋启式止回阀', 'Swing check valve', 'H44X', 0.8],
  ] as const
  for (const [category, kind, zh, en, type, rate] of kinds)
    for (const dn of [15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150, 200].filter((dn) => kind === 'ball' || dn >= 40))
      yield {
        category,
        shop: 7,
        brand: 'qingyuan',
        name: b(`${zh} ${type}-16 DN${dn}`, `${en} ${type}-16 DN${dn}`),
        brief: b(`DN${dn} · PN16 · 1.6 MPa`, `DN${dn} · PN16 · 1.6 MPa`),
        about: valveAbout,
        comments: 'fluid',
        unit: b('只', 'pc'),
        keywords: ['阀门', 'valve', type, `DN${dn}`],
        values: { dn, ...(full ? {} : { pressure: 1.6 }) },
        interchange: `valve dn${dn} ${kind}`,
        goesWith: [`gasket dn${dn}`, `iso4014 m16 *`],
        skus: (
          [
            [b('球墨铸铁', 'Ductile iron'), 'Q', 1],
            [b('不锈钢 304', 'Stainless 304'), 'P', 2.6],
            [b('铸钢', 'Cast steel'), 'C', 1.5],
          ] as const
        ).flatMap(([material, mark, dearer]) =>
          (full ? [1, 1.6, 2.5, 4] : [1.6]).map((pressure) => ({
            code: `${type}-${pressure * 10}${mark}-${dn}`,
            options: { material, ...(full ? { pressure } : {}) },
            part: `${mark}-${pressure * 10}`.toLowerCase(),
            weightKg: dn * dn * 0.0021 + 1.2,
            price: (24 + dn * rate + dn * dn * 0.022) * dearer * (0.7 + pressure * 0.19),
            picture: { family: 'valve', params: { dn, kind } },
          })),
        ),
      }
}

export const pumps = [water, valves]
