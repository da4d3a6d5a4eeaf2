import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { contactorSizes, mcbCurrents, mccbFrames, overloadRanges, terminalSizes } from '../tables/electrical.ts'

export const about: About = {
  what: b(
    '符合 IEC 60947 与 GB/T 14048，CCC 认证，35 mm 导轨或螺钉安装。',
    'To IEC 60947 and GB/T 14048, for 35 mm rail or screws.',
  ),
  uses: [
    b('电机控制柜', 'Motor control cabinets'),
    b('配电与照明', 'Distribution and lighting'),
    b('设备电气改造', 'Machine refits'),
  ],
  note: b(
    '须由持证电工断电操作；端子按说明书力矩拧紧。',
    'To be fitted by an electrician with the power off; tighten terminals to the stated torque.',
  ),
}
const each = { shop: 8, about, comments: 'electric' as const, unit: b('只', 'pc') }

function* contactors(range: FamilyScope): Generator<Draft> {
  yield* powerContactors(range)
  yield* overloadRelays()
}

function* powerContactors({ full }: FamilyScope): Generator<Draft> {
  const coils = [
    'DC24V',
    'AC24V',
    'AC110V',
    'AC220V',
    'AC380V',
    ...(full ? ['AC36V', 'AC48V', 'DC48V', 'DC110V', 'DC220V'] : []),
  ]
  for (const [A, kW] of full ? contactorSizes : contactorSizes.slice(0, 14))
    yield {
      ...each,
      category: 'contactor',
      brand: 'anqi',
      series: 'CN1',
      interchange: `contactor ${A}a`,
      goesWith: ['overload*', 'breaker 3p*', 'motor *'],
      name: b(`交流接触器 CN1-${A}`, `Contactor CN1-${A}`),
      brief: b(`AC-3 ${A} A · 380 V ${kW} kW · 3P`, `AC-3 ${A} A · 380 V ${kW} kW · 3 poles`),
      keywords: ['接触器', 'contactor', 'AC-3', 'IEC 60947-4-1', `${kW}kW`],
      values: { current: A, power: kW, poles: '3' },
      crossRefs: [
        ...(A <= 95 ? [{ brand: 'Schneider', code: `LC1D${String(A).padStart(2, '0')}` }] : []),
        ...(A <= 95 ? [{ brand: 'CHINT', code: `CJX2-${String(A).padStart(2, '0')}` }] : []),
      ],
      skus: coils.flatMap((coil) =>
        (full ? ['1NO+1NC', '2NO+2NC'] : ['1NO+1NC']).map((contacts, i) => ({
          code: `CN1-${A}${i ? '22' : '11'}-${coil}`,
          options: { coil, ...(full ? { design: contacts } : {}) },
          part: `${coil} ${contacts}`.toLowerCase(),
          weightKg: 0.3 + A * 0.012,
          price: 24 + A * 2.2 + (coil.startsWith('DC') ? 30 : 0) + i * 6,
          picture: { family: 'railbox', params: { poles: 3, A } },
        })),
      ),
    }
}

function* overloadRelays(): Generator<Draft> {
  for (const [frame, least, most] of [
    [25, 0.1, 25],
    [40, 16, 50],
    [95, 30, 104],
  ] as const) {
    const ranges = overloadRanges.filter(([low, high]) => low >= least && high <= most)
    yield {
      ...each,
      category: 'overload',
      brand: 'anqi',
      series: 'TR1',
      interchange: `overload ${frame}`,
      goesWith: ['contactor*'],
      name: b(`热过载继电器 TR1-${frame}`, `Thermal overload relay TR1-${frame}`),
      brief: b(`配 CN1 接触器 · 断相保护 · 10A 级`, `For CN1 contactors · phase-failure protection · class 10A`),
      keywords: ['热继电器', '热保护', 'overload relay', 'IEC 60947-4-1'],
      values: { poles: '3' },
      skus: ranges.map(([low, high]) => ({
        code: `TR1-${frame}/${low}-${high}`,
        options: { range: `${low}–${high} A` },
        part: `${low}-${high}a`,
        values: { current: high },
        weightKg: 0.2 + frame * 0.004,
        price: 26 + high * 0.9,
        picture: { family: 'railbox', params: { poles: 3, A: high, kind: 'overload' } },
      })),
    }
  }
}

function* breakers(range: FamilyScope): Generator<Draft> {
  yield* miniatureBreakers(range)
  yield* mouldedCaseBreakers(range)
}

function* miniatureBreakers({ full }: FamilyScope): Generator<Draft> {
  for (const poles of [1, 2, 3, 4])
    for (const curve of ['B', 'C', 'D'])
      for (const breaking of full ? [4.5, 6, 10] : [6])
        yield {
          ...each,
          category: 'breaker',
          brand: 'dianfang',
          series: 'MB63',
          interchange: `breaker ${poles}p ${curve.toLowerCase()} ${breaking}ka`,
          goesWith: ['contactor*', 'terminal*'],
          name: b(
            `小型断路器 MB63 ${poles}P ${curve} 型 ${breaking} kA`,
            `Miniature circuit breaker MB63, ${poles}-pole, curve ${curve}, ${breaking} kA`,
          ),
          brief: b(`${breaking} kA · ${poles}P · ${curve} 曲线`, `${breaking} kA · ${poles}-pole · curve ${curve}`),
          keywords: ['空气开关', '空开', 'MCB', 'IEC 60898', `${poles}P`],
          values: { poles: String(poles), curve, breaking },
          skus: (full ? mcbCurrents : mcbCurrents.filter((current) => current >= 6)).map((current) => ({
            code: `MB63-${poles}${curve}${current}${breaking === 6 ? '' : `-${breaking}K`}`,
            options: { current },
            part: `${current}a`,
            weightKg: 0.11 * poles,
            price:
              (6.5 + current * 0.05) * poles * (breaking === 10 ? 1.5 : breaking === 6 ? 1 : 0.86) +
              (curve === 'D' ? 2 : 0),
            picture: { family: 'railbox', params: { kind: 'breaker', poles, A: current } },
          })),
        }
}

function* mouldedCaseBreakers({ full }: FamilyScope): Generator<Draft> {
  for (const [frame, currents] of mccbFrames)
    for (const poles of full ? [2, 3, 4] : [3, 4])
      yield {
        ...each,
        category: 'mccb',
        brand: 'dianfang',
        series: 'MM3',
        interchange: `mccb ${frame} ${poles}p`,
        goesWith: ['contactor*', 'lug*'],
        unit: b('台', 'pc'),
        name: b(`塑壳断路器 MM3-${frame} ${poles}P`, `Moulded-case circuit breaker MM3-${frame}, ${poles}-pole`),
        brief: b(`壳架 ${frame} A · ${poles}P · 400 V`, `Frame ${frame} A · ${poles}-pole · 400 V`),
        keywords: ['空气开关', '塑壳开关', 'MCCB', 'IEC 60947-2'],
        values: { poles: String(poles), voltage: 400 },
        skus: currents.flatMap((current) =>
          (
            [
              ['L', 35],
              ['M', 50],
              ['H', 70],
            ] as const
          )
            .slice(0, full ? 3 : 2)
            .map(([mark, breaking], i) => ({
              code: `MM3-${frame}${mark}/${poles}${current}`,
              options: { current, breaking },
              part: `${current}a ${breaking}ka`,
              weightKg: frame * 0.0095 * poles * 0.4 + 0.6,
              price: (110 + frame * 1.3) * (0.55 + poles * 0.15) * (1 + i * 0.25),
              picture: { family: 'railbox', params: { kind: 'mccb', poles, A: current } },
            })),
        ),
      }
}

function* controls(): Generator<Draft> {
  for (const [poles, series] of [
    [1, 'MK1'],
    [2, 'MK2'],
    [4, 'MK4'],
  ] as const)
    yield {
      ...each,
      category: 'relay',
      brand: 'anqi',
      series: 'MK',
      interchange: `relay ${poles}co`,
      goesWith: ['terminal*'],
      name: b(`中间继电器 ${series}`, `Plug-in relay ${series}`),
      brief: b(`${poles} 组转换触点 · 带指示灯`, `${poles} changeover contact${poles > 1 ? 's' : ''} · with LED`),
      keywords: ['小型继电器', 'interface relay'],
      values: { poles: String(poles) },
      skus: ['DC12V', 'DC24V', 'AC110V', 'AC220V'].map((coil) => ({
        code: `${series}-${coil}`,
        options: { coil },
        weightKg: 0.04,
        price: 7 + poles * 2.4,
        picture: { family: 'railbox', params: { kind: 'relay', poles, A: poles === 4 ? 5 : 10 } },
      })),
    }
  for (const [kind, zh, en, price] of [
    ['push', '平头按钮', 'Push button', 6.5],
    ['stop', '急停按钮', 'Emergency stop', 12],
    ['switch', '旋钮开关', 'Selector switch', 8.5],
    ['lamp', '指示灯', 'Pilot lamp', 5],
  ] as const)
    yield {
      ...each,
      category: 'button',
      brand: 'dianfang',
      interchange: `button ${kind} 22`,
      name: b(`${zh} ⌀22`, `${en} ⌀22`),
      brief: b('开孔 22 mm · IP65', '22 mm hole · IP65'),
      keywords: ['按钮开关', 'push button', 'IEC 60947-5-1'],
      values: { diameter: 22 },
      skus: (kind === 'stop'
        ? [b('红色', 'Red')]
        : [b('红色', 'Red'), b('绿色', 'Green'), b('黄色', 'Yellow'), b('蓝色', 'Blue')]
      ).map((colour, i) => ({
        code: `XB22-${kind.toUpperCase()}-${'RGYB'[i]}`,
        options: { colour },
        weightKg: 0.05,
        price,
        picture: { family: 'button', params: { kind } },
      })),
    }
}

function* terminals({ full }: FamilyScope): Generator<Draft> {
  const colours = [
    [b('灰色', 'Grey'), 'GY'],
    [b('蓝色', 'Blue'), 'BU'],
    ...(full
      ? ([
          [b('红色', 'Red'), 'RD'],
          [b('黄色', 'Yellow'), 'YE'],
          [b('黑色', 'Black'), 'BK'],
          [b('橙色', 'Orange'), 'OG'],
        ] as const)
      : []),
  ] as const
  const kinds = [
    ['through', 'TU', '直通端子', 'Feed-through terminal block', 1, colours],
    ['earth', 'TE', '接地端子', 'Earth terminal block', 1.9, [[b('黄绿', 'Green-yellow'), 'GNYE']]],
    ['double', 'TD', '双层端子', 'Two-level terminal block', 2.1, colours],
    [
      'fuse',
      'TF',
      '熔断器端子',
      'Fuse terminal block',
      3.4,
      [
        [b('黑色', 'Black'), 'BK'],
        [b('灰色', 'Grey'), 'GY'],
      ],
    ],
  ] as const
  for (const [kind, series, zh, en, rate, tones] of kinds)
    for (const [section, width, A] of terminalSizes.filter(
      ([section]) => kind === 'through' || kind === 'earth' || section <= 6,
    ))
      yield {
        ...each,
        category: 'terminal',
        brand: 'anqi',
        pack: 50,
        series,
        interchange: `terminal ${kind} ${section}`,
        goesWith: [`lug ferrule ${section}*`, 'wire*'],
        name: b(`${zh} ${series}${section}`, `${en} ${series}${section}`),
        brief: b(`${section} mm² · ${A} A · 宽 ${width} mm`, `${section} mm² · ${A} A · ${width} mm wide`),
        keywords: ['导轨端子', '接线排', '端子排', 'terminal block', 'DIN rail terminal', 'IEC 60947-7-1'],
        values: { section, current: A, width },
        skus: tones.flatMap(([colour, mark]) =>
          (full || kind === 'earth' ? [b('螺钉', 'Screw'), b('弹簧', 'Push-in')] : [b('螺钉', 'Screw')]).map(
            (design, i) => ({
              code: `${series}${i ? 'P' : ''}${section}-${mark}`,
              options: { colour, design },
              weightKg: section * 0.0024 + 0.004,
              price: (0.7 + section * 0.16) * rate * (1 + i * 0.2),
              picture: { family: 'terminal', params: { q: section, w: width, kind } },
            }),
          ),
        ),
      }
}

export const switchgear = [contactors, breakers, controls, terminals]
