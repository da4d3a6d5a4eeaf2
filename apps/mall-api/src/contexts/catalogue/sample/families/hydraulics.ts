import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '按 ISO、SAE 标准制造，逐件试压，清洁度不低于 ISO 4406 20/18/15。',
    'Made to ISO and SAE standards, each piece pressure tested, cleanliness ISO 4406 20/18/15 or better.',
  ),
  uses: [
    b('挖掘机、泵车等行走机械', 'Excavators, pump trucks and other mobile machines'),
    b('注塑机与压力机', 'Injection moulding machines and presses'),
    b('液压站与机床', 'Power units and machine tools'),
  ],
  note: b(
    '工作压力不得超过标称值；更换前必须卸压。',
    'Never exceed the stated pressure; release pressure before changing parts.',
  ),
}
/**
 * Bore in mm, inch size, outside diameter in mm, working pressure in MPa: SAE 100R1AT, 100R2AT (EN 853), 4SP and 4SH
 * (EN 856).
 */
const hoses = [
  [
    'R1AT',
    'SAE 100R1AT / EN 853 1SN',
    1,
    'wire',
    [
      [6.4, '1/4', 13.4, 22.5],
      [9.5, '3/8', 17.4, 18],
      [12.7, '1/2', 20.6, 16],
      [15.9, '5/8', 23.7, 13],
      [19, '3/4', 27.7, 10.5],
      [25.4, '1', 35.6, 8.8],
    ],
  ],
  [
    'R2AT',
    'SAE 100R2AT / EN 853 2SN',
    2,
    'wire',
    [
      [6.4, '1/4', 15, 40],
      [9.5, '3/8', 19, 33],
      [12.7, '1/2', 22.2, 27.5],
      [15.9, '5/8', 25.4, 25],
      [19, '3/4', 29.3, 21.5],
      [25.4, '1', 38, 16.5],
      [31.8, '1-1/4', 48.3, 12.5],
    ],
  ],
  [
    '4SP',
    'EN 856 4SP',
    4,
    'spiral',
    [
      [9.5, '3/8', 21.4, 44.5],
      [12.7, '1/2', 24.6, 41.5],
      [15.9, '5/8', 28.2, 35],
      [19, '3/4', 32.2, 35],
      [25.4, '1', 39.7, 28],
    ],
  ],
  [
    '4SH',
    'EN 856 4SH',
    4,
    'spiral',
    [
      [19, '3/4', 32.2, 42],
      [25.4, '1', 38.7, 38],
      [31.8, '1-1/4', 45.5, 32.5],
      [38.1, '1-1/2', 53.5, 29],
    ],
  ],
] as const

function* hose({ full }: FamilyScope): Generator<Draft> {
  for (const [type, standard, layers, kind, rows] of hoses)
    for (const [d, inch, D, pressure] of rows) {
      const weightKg = D * D * 0.00105 * (layers > 2 ? 1.6 : 1)
      yield {
        category: 'hose',
        shop: 5,
        brand: layers > 2 ? 'gaoya' : 'hailu',
        name: b(`液压软管 ${type} ${inch}"`, `Hydraulic hose ${type} ${inch}"`),
        brief: b(
          `内径 ${d} mm · ${layers} 层钢丝 · ${pressure} MPa`,
          `Bore ${d} mm · ${layers} wire layer${layers > 1 ? 's' : ''} · ${pressure} MPa`,
        ),
        about,
        comments: 'fluid',
        unit: b('米', 'm'),
        keywords: ['高压油管', '胶管', 'hydraulic hose', standard, type],
        values: { bore: d, outer: D, pressure, standard },
        interchange: `hose ${type.toLowerCase()} ${inch}`,
        goesWith: [`hosefitting ${inch} *`, `quickcoupling ${inch}*`, 'hydraulic oil*'],
        skus: [
          b('黑色普通胶', 'Standard cover'),
          b('耐磨外胶', 'Abrasion-resistant cover'),
          ...(full ? [b('超耐磨阻燃外胶', 'Flame-resistant cover')] : []),
        ].flatMap((material, i) =>
          (full ? [0, 20, 50, 100] : [0]).map((metres) => ({
            code: `${type}-${inch}${['', '-TC', '-FR'][i]}${metres ? `-R${metres}` : ''}`,
            options: {
              material,
              ...(full
                ? { volume: metres ? b(`${metres} 米/卷`, `${metres} m reel`) : b('按米', 'By the metre') }
                : {}),
            },
            part: `${i} ${metres}`,
            weightKg: weightKg * (metres || 1),
            price: (3 + D * layers * 0.42) * (1 + i * 0.35) * (metres ? metres * 0.93 : 1),
            picture: { family: 'hose', params: { d, D, layers, kind } },
          })),
        ),
      }
    }
}

const steels = [
  [b('碳钢镀锌', 'Zinc-plated steel'), '', 1],
  [b('不锈钢 304', 'Stainless 304'), '-S4', 2.8],
  [b('不锈钢 316', 'Stainless 316'), '-S6', 3.6],
  [b('锌镍镀层碳钢', 'Zinc-nickel plated steel'), '-ZN', 1.25],
] as const
/**
 * Hose bore and inch size, then the outer thread diameter in BSP, in JIC (with its name) and in metric (with its
 * pitch).
 */
const ends = [
  [6.4, '1/4', 13.2, 11.1, '7/16-20', 14, 1.5],
  [9.5, '3/8', 16.7, 14.3, '9/16-18', 18, 1.5],
  [12.7, '1/2', 21, 19.1, '3/4-16', 22, 1.5],
  [15.9, '5/8', 22.9, 22.2, '7/8-14', 26, 1.5],
  [19, '3/4', 26.4, 27, '1-1/16-12', 30, 2],
  [25.4, '1', 33.2, 33.3, '1-5/16-12', 36, 2],
] as const

function* fittings(range: FamilyScope): Generator<Draft> {
  yield* hoseFittings(range)
  yield* quickCouplings()
}

function* hoseFittings({ full }: FamilyScope): Generator<Draft> {
  for (const [system, zh, en] of [
    ['BSP', '英管螺纹 60° 锥', 'BSP 60° cone'],
    ['JIC', '美制 37° 扩口', 'JIC 37° flare'],
    ['DKOL', '公制 24° 锥 带 O 圈', 'Metric 24° cone with O-ring'],
  ] as const)
    for (const [d, inch, G, J, unf, M, pitch] of ends) {
      const T = system === 'BSP' ? G : system === 'DKOL' ? M : J
      const thread = system === 'BSP' ? `G${inch}` : system === 'DKOL' ? `M${M}×${pitch}` : unf
      yield {
        category: 'hoseFitting',
        shop: 5,
        brand: 'pobang',
        name: b(`扣压软管接头 ${system} ${inch}"`, `Crimp hose fitting ${system} ${inch}"`),
        brief: b(`${zh} · ${thread} · 配 ${d} mm 软管`, `${en} · ${thread} · for ${d} mm hose`),
        about,
        comments: 'fluid',
        keywords: ['胶管接头', '油管接头', 'hose end', system, thread],
        values: { bore: d, thread, ...(full ? {} : { material: b('碳钢镀锌', 'Zinc-plated steel') }) },
        interchange: `hosefitting ${inch} ${system.toLowerCase()}`,
        goesWith: [`hose r1at ${inch}`, `hose r2at ${inch}`, `adapter ${thread.toLowerCase()}`],
        skus: (['0', '45', '90'] as const).flatMap((turn) =>
          (
            [
              ['female', b('螺母', 'Swivel nut'), 'F'],
              ['male', b('外螺纹', 'Male'), 'M'],
            ] as const
          )
            .filter(([kind]) => kind === 'female' || turn === '0')
            .flatMap(([kind, design, mark]) =>
              (full ? steels : steels.slice(0, 1)).map(([material, tail, dearer]) => ({
                code: `${system}${mark}-${turn}-${inch}${tail}`,
                options: {
                  turn: turn === '0' ? b('直通', 'Straight') : `${turn}°`,
                  design,
                  ...(full ? { material } : {}),
                },
                part: `${turn} ${kind}${tail}`.toLowerCase(),
                weightKg: d * 0.011,
                price: (3 + d * 0.62 + Number(turn) * 0.05) * dearer,
                picture: { family: 'fitting', params: { T, d, angle: turn, kind } },
              })),
            ),
        ),
      }
      if (system !== 'JIC') yield adapterOf({ system, inch, thread, T, d })
    }
}

type HoseEnd = { system: string; inch: string; thread: string; T: number; d: number }

/** Returns the adapter for hoses of the same thread. */
function adapterOf({ system, inch, thread, T, d }: HoseEnd): Draft {
  return {
    category: 'adapter',
    shop: 5,
    brand: 'pobang',
    name: b(`过渡接头 ${thread}`, `Adapter ${thread}`),
    brief: b(`双外螺纹 · ${thread}`, `Male to male · ${thread}`),
    about,
    comments: 'fluid',
    keywords: ['对丝', '转换接头', 'nipple', 'adaptor', thread],
    values: { thread },
    interchange: `adapter ${thread.toLowerCase()}`,
    goesWith: [`hosefitting ${inch} *`],
    skus: [b('碳钢镀锌', 'Zinc-plated steel'), b('不锈钢 316', 'Stainless 316')].map((material, i) => ({
      code: `AD-${system}-${inch}${i ? '-SS' : ''}`,
      options: { material },
      weightKg: d * 0.008,
      price: (2.4 + d * 0.4) * (i ? 3.4 : 1),
      picture: { family: 'fitting', params: { T, d, kind: 'adapter', angle: '0' } },
    })),
  }
}

function* quickCouplings(): Generator<Draft> {
  for (const [d, inch] of ends)
    for (const [kind, zh, en, mark] of [
      ['quick', '锥阀式快换接头', 'Poppet quick coupling', 'QA'],
      ['flat', '平面式快换接头', 'Flat-face quick coupling', 'QF'],
    ] as const)
      yield {
        category: 'quickCoupling',
        shop: 5,
        brand: 'gaoya',
        name: b(`${zh} ${inch}"`, `${en} ${inch}"`),
        brief: b(
          `通径 ${d} mm · ${kind === 'flat' ? 'ISO 16028' : 'ISO 7241-A'}`,
          `Bore ${d} mm · ${kind === 'flat' ? 'ISO 16028' : 'ISO 7241-A'}`,
        ),
        about,
        comments: 'fluid',
        unit: b('套', 'set'),
        keywords: ['快速接头', 'quick release', kind === 'flat' ? 'ISO 16028' : 'ISO 7241-A'],
        values: { bore: d, design: b(zh, en) },
        interchange: `quickcoupling ${inch} ${kind}`,
        goesWith: [`hose r2at ${inch}`],
        skus: [
          {
            code: `${mark}-${inch}`,
            weightKg: d * 0.03,
            price: (18 + d * 3.1) * (kind === 'flat' ? 2 : 1),
            picture: { family: 'coupling', params: { d, kind } },
          },
        ],
      }
}

function* components(range: FamilyScope): Generator<Draft> {
  yield* hydraulicPumps()
  yield* hydraulicCylinders(range)
  yield* hydraulicValves()
  yield* accumulators()
}

function* hydraulicPumps(): Generator<Draft> {
  for (const [kind, zh, en, series, brand, sizes, pressure, rate] of [
    [
      'gear',
      '外啮合齿轮泵',
      'External gear pump',
      'CBN',
      'liusheng',
      [4, 6, 8, 10, 12, 16, 20, 25, 32, 40, 50, 63],
      20,
      11,
    ],
    ['vane', '双作用叶片泵', 'Double-acting vane pump', 'PV2R', 'liusheng', [10, 17, 26, 33, 47, 65, 79, 94], 17.5, 19],
    ['piston', '轴向柱塞变量泵', 'Variable axial piston pump', 'A10', 'gaoya', [18, 28, 45, 71, 100, 140], 28, 64],
  ] as const)
    for (const V of sizes)
      yield {
        category: 'hydraulicPump',
        shop: 5,
        brand,
        name: b(`${zh} ${series}-${V}`, `${en} ${series}-${V}`),
        brief: b(`${V} mL/r · ${pressure} MPa`, `${V} mL/r · ${pressure} MPa`),
        about,
        comments: 'fluid',
        unit: b('台', 'pc'),
        keywords: ['油泵', 'hydraulic pump', series],
        values: { displacement: V, pressure },
        interchange: `pump hydraulic ${kind} ${V}`,
        goesWith: ['hydraulic oil*', 'hose *'],
        skus: [b('右旋（顺时针）', 'Clockwise'), b('左旋（逆时针）', 'Anticlockwise')].map((design, i) => ({
          code: `${series}-${V}-${i ? 'L' : 'R'}`,
          options: { design },
          weightKg: 2 + V * 0.14 * (kind === 'piston' ? 2.6 : 1),
          price: 130 + V * rate,
          picture: { family: 'gearpump', params: { V, kind } },
        })),
      }
}

function* hydraulicCylinders({ full }: FamilyScope): Generator<Draft> {
  for (const [bore, rod] of [
    [32, 18],
    [40, 22],
    [50, 28],
    [63, 35],
    [80, 45],
    [100, 55],
    [125, 70],
    [140, 80],
    [160, 90],
  ] as const)
    yield {
      category: 'hydraulicCylinder',
      shop: 5,
      brand: 'hailu',
      name: b(`双耳液压缸 HSG${bore}/${rod}`, `Hydraulic cylinder HSG${bore}/${rod}`),
      brief: b(
        `缸径 ${bore} · 杆径 ${rod} mm · 16 MPa · 推力 ${Math.round((bore * bore * 0.785 * 16) / 1000)} kN`,
        `Bore ${bore} · rod ${rod} mm · 16 MPa · push ${Math.round((bore * bore * 0.785 * 16) / 1000)} kN`,
      ),
      about,
      comments: 'fluid',
      unit: b('根', 'pc'),
      keywords: ['油缸', 'hydraulic ram', 'HSG', 'ISO 6020'],
      values: { cylinderBore: bore, pressure: 16 },
      interchange: `cylinder hydraulic ${bore}`,
      goesWith: [`rodseal ${rod}*`, `wiperseal ${rod}*`, 'hose *'],
      skus: (full
        ? Array.from({ length: 40 }, (_, i) => (i + 1) * 50)
        : [50, 100, 150, 200, 300, 400, 500, 600, 800]
      ).map((stroke) => {
        const weightKg = bore * bore * (0.00075 + stroke * 1.15e-5)
        return {
          code: `HSG${bore}/${rod}-${stroke}`,
          options: { stroke },
          weightKg,
          price: 120 + weightKg * 24,
          picture: { family: 'cylinder', params: { bore, rod, stroke } },
        }
      }),
    }
}

function* hydraulicValves(): Generator<Draft> {
  for (const size of [6, 10] as const)
    for (const [spool, zh, en, coils] of [
      ['E', 'O 型中位封闭', 'all ports closed in the middle', 2],
      ['G', 'M 型中位卸荷', 'P to T in the middle', 2],
      ['J', 'Y 型中位', 'A, B to T in the middle', 2],
      ['D', '两位四通弹簧复位', '4/2, spring return', 1],
    ] as const)
      yield {
        category: 'hydraulicValve',
        shop: 5,
        brand: 'liusheng',
        name: b(`电磁换向阀 4WE${size}${spool}`, `Solenoid directional valve 4WE${size}${spool}`),
        brief: b(`NG${size} · ${zh}`, `NG${size} · ${en}`),
        about,
        comments: 'fluid',
        unit: b('只', 'pc'),
        keywords: ['电磁阀', 'directional valve', 'ISO 4401', 'CETOP'],
        values: { dn: size, pressure: 31.5, standard: 'ISO 4401' },
        interchange: `valve 4we${size}${spool.toLowerCase()}`,
        goesWith: ['hydraulic oil*'],
        skus: ['DC24V', 'AC220V', 'AC110V'].map((coil) => ({
          code: `4WE${size}${spool}-${coil}`,
          options: { coil },
          weightKg: size * 0.28,
          price: 96 + size * 14 + coils * 22,
          picture: { family: 'dirvalve', params: { size, coils } },
        })),
      }
}

function* accumulators(): Generator<Draft> {
  for (const [D, L] of [
    [45, 85],
    [60, 110],
    [78, 130],
    [93, 180],
    [110, 240],
    [130, 310],
  ] as const)
    yield {
      category: 'hydraulicFilter',
      shop: 5,
      brand: 'hailu',
      name: b(`液压回油滤芯 ${D}×${L}`, `Return-line filter element ${D}×${L}`),
      brief: b(`外径 ${D} mm · 高 ${L} mm · 玻纤`, `Outside ${D} mm · height ${L} mm · glass fibre`),
      about,
      comments: 'fluid',
      keywords: ['滤油器', 'filter element', 'ISO 16889'],
      values: { outer: D, length: L },
      interchange: `filter hydraulic ${D}x${L}`,
      goesWith: ['hydraulic oil*'],
      skus: [3, 5, 10, 20].map((micron) => ({
        code: `RF${D}x${L}-${micron}`,
        options: { precision: `${micron} μm` },
        weightKg: D * L * 5e-5,
        price: 14 + D * L * 0.0046 - micron * 0.3,
        picture: { family: 'filter', params: { D, L, kind: 'element' } },
      })),
    }
}

export const hydraulics = [hose, fittings, components]
