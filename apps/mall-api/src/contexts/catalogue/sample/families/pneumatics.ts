import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '工作压力 0.1–1.0 MPa，适用洁净压缩空气，免给油。',
    'For clean compressed air at 0.1 to 1.0 MPa, no lubrication needed.',
  ),
  uses: [
    b('自动化夹紧与推送', 'Clamping and pushing in automation'),
    b('包装与印刷机械', 'Packaging and printing machines'),
    b('门阀与分拣', 'Doors, valves and sorting'),
  ],
  note: b('管路须装 40 μm 以下过滤器；安装前吹净管道。', 'Fit a filter of 40 μm or finer; blow the pipes clean first.'),
}
const bodies = [
  [b('镀镍黄铜', 'Nickel-plated brass'), '', 1],
  [b('不锈钢 316', 'Stainless 316'), '-SS', 4.2],
  [b('工程塑料', 'Composite'), '-P', 0.8],
] as const
const threadSizes = { M5: 5, 'R1/8': 9.7, 'R1/4': 13.2, 'R3/8': 16.7, 'R1/2': 21 } as const

const cylinderKinds = [
  [
    'isoCylinder',
    'iso',
    '标准气缸',
    'ISO cylinder',
    'SU',
    'ISO 15552',
    [
      [32, 12],
      [40, 16],
      [50, 20],
      [63, 20],
      [80, 25],
      [100, 25],
      [125, 32],
    ],
    [25, 50, 75, 100, 125, 150, 200, 250, 300, 400],
    0.9,
    0.007,
  ],
  [
    'miniCylinder',
    'mini',
    '迷你气缸',
    'Mini cylinder',
    'MA',
    'ISO 6432',
    [
      [12, 6],
      [16, 6],
      [20, 8],
      [25, 10],
      [32, 12],
    ],
    [25, 50, 75, 100, 125, 150, 200, 250],
    0.8,
    0.005,
  ],
  [
    'compactCylinder',
    'compact',
    '薄型气缸',
    'Compact cylinder',
    'SDA',
    'ISO 21287',
    [
      [16, 8],
      [20, 10],
      [25, 12],
      [32, 16],
      [40, 16],
      [50, 20],
      [63, 20],
    ],
    [5, 10, 15, 20, 25, 30, 40, 50],
    0.85,
    0.009,
  ],
] as const

function* cylinders({ full }: FamilyScope): Generator<Draft> {
  for (const [category, kind, zh, en, series, standard, sizes, strokes, rate, per] of cylinderKinds)
    for (const [bore, rod] of sizes)
      yield {
        category,
        shop: 6,
        brand: kind === 'iso' ? 'qidao' : 'fengke',
        name: b(`${zh} ${series}${bore}`, `${en} ${series}${bore}`),
        brief: b(`缸径 ${bore} mm · ${standard} · 可调缓冲`, `Bore ${bore} mm · ${standard} · cushioned`),
        about,
        comments: 'fluid',
        unit: b('只', 'pc'),
        keywords: ['气缸', 'pneumatic cylinder', standard, series],
        values: { cylinderBore: bore, standard },
        series,
        interchange: `cylinder ${kind} ${bore}`,
        goesWith: ['pushin *', 'airvalve*', 'airtube*'],
        crossRefs:
          kind === 'iso'
            ? [
                { brand: 'Festo', code: `DSBC-${bore}` },
                { brand: 'SMC', code: `CP96-${bore}` },
              ]
            : [],
        skus: (full
          ? Array.from(
              { length: kind === 'compact' ? 20 : 40 },
              (_, i) => (i + 1) * (kind === 'compact' ? 5 : kind === 'mini' ? 10 : 25),
            )
          : strokes
        ).map((stroke) => ({
          code: `${series}${bore}x${stroke}-S`,
          options: { stroke },
          weightKg: bore * bore * 2.6e-4 + stroke * bore * 6e-5,
          price: 14 + bore * rate + stroke * bore * per,
          picture: { family: 'cylinder', params: { bore, rod, stroke, kind } },
        })),
      }
}

function* control(range: FamilyScope): Generator<Draft> {
  yield* solenoidValves()
  yield* pushInFittings(range)
  yield* tubes()
  yield* airPreparation()
}

function* solenoidValves(): Generator<Draft> {
  for (const [series, port, size] of [
    ['2', 'G1/4', 8],
    ['3', 'G3/8', 10],
    ['4', 'G1/2', 14],
  ] as const)
    for (const [ways, coils, zh, en] of [
      ['V210', 1, '两位五通单电控', '5/2 single solenoid'],
      ['V220', 2, '两位五通双电控', '5/2 double solenoid'],
      ['V230C', 2, '三位五通中封', '5/3 closed centre'],
    ] as const)
      yield {
        category: 'airValve',
        shop: 6,
        brand: 'yunfa',
        name: b(`电磁阀 ${series}${ways}`, `Solenoid valve ${series}${ways}`),
        brief: b(`${zh} · ${port}`, `${en} · ${port}`),
        about,
        comments: 'electric',
        unit: b('只', 'pc'),
        keywords: ['气阀', '换向阀', 'solenoid valve', '5/2'],
        values: { thread: port, dn: size },
        interchange: `airvalve ${ways.toLowerCase()} ${port.toLowerCase()}`,
        goesWith: ['cylinder iso*', 'pushin *'],
        skus: ['DC12V', 'DC24V', 'AC110V', 'AC220V'].map((coil) => ({
          code: `${series}${ways}-${coil}`,
          options: { coil },
          weightKg: 0.2 + size * 0.02,
          price: 22 + size * 2 + coils * 15,
          picture: { family: 'dirvalve', params: { kind: 'air', coils, size } },
        })),
      }
}

function* pushInFittings({ full }: FamilyScope): Generator<Draft> {
  const shapes = [
    ['PC', 'straight', '螺纹直通', 'Straight'],
    ['PL', 'elbow', '螺纹弯头', 'Elbow'],
    ['PB', 'tee', '螺纹三通', 'Tee'],
    ['PX', 'wye', 'Y 型螺纹三通', 'Wye'],
    ['SL', 'flow', '螺纹节流阀', 'Flow control'],
  ] as const
  for (const [series, shape, zh, en] of shapes)
    for (const d of [4, 6, 8, 10, 12, 16]) {
      const fits = Object.entries(threadSizes).filter(([, T]) => T >= d * 0.7 && T <= d * 3.4)
      yield {
        category: 'pushIn',
        shop: 6,
        brand: 'fengke',
        name: b(`${zh}快插接头 ${series}${d}`, `${en} push-in fitting ${series}${d}`),
        brief: b(`管外径 ${d} mm · 镀镍黄铜`, `Tube ${d} mm · nickel-plated brass`),
        about,
        comments: 'fluid',
        pack: 10,
        keywords: ['气管接头', '快速接头', 'push-in fitting', 'one-touch'],
        values: { tube: d, ...(full ? {} : { material: b('镀镍黄铜', 'Nickel-plated brass') }) },
        interchange: `pushin ${shape} ${d}`,
        goesWith: [`airtube ${d}*`, 'cylinder *'],
        skus: fits.flatMap(([thread, T]) =>
          (full ? bodies : bodies.slice(0, 1)).map(([material, mark, dearer]) => ({
            code: `${series}${d}-${thread.replace('/', '')}${mark}`,
            options: { thread, ...(full ? { material } : {}) },
            part: `${thread}${mark}`.toLowerCase(),
            weightKg: d * 0.0022,
            price: (0.7 + d * 0.16 + T * 0.06 + (shape === 'flow' ? 5 : 0)) * dearer,
            picture: { family: 'pushin', params: { d, T, shape } },
          })),
        ),
      }
    }
}

function* tubes(): Generator<Draft> {
  for (const [D, d] of [
    [4, 2.5],
    [6, 4],
    [8, 5],
    [10, 6.5],
    [12, 8],
    [16, 12],
  ] as const)
    yield {
      category: 'airTube',
      shop: 6,
      brand: 'fengke',
      name: b(`PU 气管 ${D}×${d}`, `PU air tube ${D}×${d}`),
      brief: b(`外径 ${D} mm · 内径 ${d} mm · 98A`, `Outside ${D} mm · inside ${d} mm · 98A`),
      about,
      comments: 'fluid',
      unit: b('卷', 'coil'),
      keywords: ['软管', '空压管', 'polyurethane tube'],
      values: { tube: D, material: b('聚氨酯', 'Polyurethane') },
      interchange: `airtube ${D} pu`,
      goesWith: [`pushin straight ${D}`, `pushin elbow ${D}`],
      skus: [b('蓝色', 'Blue'), b('黑色', 'Black'), b('透明', 'Clear')].flatMap((colour, i) =>
        [b('100 米/卷', '100 m coil'), b('20 米/卷', '20 m coil')].map((volume, j) => ({
          code: `PU${D}${d}-${'BKC'[i]}${j ? '20' : '100'}`,
          options: { colour, volume },
          weightKg: ((D * D - d * d) * 0.094) / (j ? 5 : 1),
          price: (16 + D * D * 2.1) / (j ? 4.4 : 1),
          picture: { family: 'tube', params: { D, d } },
        })),
      ),
    }
}

function* airPreparation(): Generator<Draft> {
  for (const [series, units, zh, en] of [
    ['AFR', 1, '过滤减压阀', 'Filter regulator'],
    ['AC2', 2, '二联件', 'Two-piece unit'],
    ['AC3', 3, '三联件', 'Three-piece unit'],
  ] as const)
    yield {
      category: 'frl',
      shop: 6,
      brand: 'qidao',
      name: b(`气源处理${zh} ${series}`, `Air preparation ${en.toLowerCase()} ${series}`),
      brief: b('0.05–0.85 MPa · 40 μm · 自动排水', '0.05–0.85 MPa · 40 μm · auto drain'),
      about,
      comments: 'fluid',
      unit: b('套', 'set'),
      keywords: ['油水分离器', 'FRL', '调压阀', 'regulator'],
      interchange: `frl ${units}`,
      goesWith: ['airtube*', 'pushin *'],
      skus: (
        [
          ['G1/4', 13.2],
          ['G3/8', 16.7],
          ['G1/2', 21],
        ] as const
      ).map(([thread, port]) => ({
        code: `${series}-${thread.replace('/', '')}`,
        options: { thread },
        weightKg: units * 0.4,
        price: 34 + units * port * 1.8,
        picture: { family: 'frl', params: { units, port } },
      })),
    }
}

export const pneumatics = [cylinders, control]
