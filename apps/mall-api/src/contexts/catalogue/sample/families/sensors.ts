import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '短路、反接、过载保护，防护等级 IP67，符合 IEC 60947-5-2。',
    'Protected against short circuit, reversed polarity and overload, IP67, to IEC 60947-5-2.',
  ),
  uses: [
    b('气缸与滑台到位', 'End positions of cylinders and slides'),
    b('计数与分拣', 'Counting and sorting'),
    b('压力、液位与温度监测', 'Monitoring pressure, level and temperature'),
  ],
  note: b(
    '相邻安装须留出间距；信号线与动力线分开走线。',
    'Keep the distance between neighbours; route signal and power cables apart.',
  ),
}
const outputs = [
  b('PNP 常开', 'PNP, normally open'),
  b('PNP 常闭', 'PNP, normally closed'),
  b('NPN 常开', 'NPN, normally open'),
  b('NPN 常闭', 'NPN, normally closed'),
]

function* switches(range: FamilyScope): Generator<Draft> {
  yield* inductiveSensors()
  yield* photoelectricSensors()
  yield* encoders(range)
}

function* inductiveSensors(): Generator<Draft> {
  for (const [d, l, flush, free] of [
    [8, 45, 1.5, 2.5],
    [12, 60, 2, 4],
    [18, 65, 5, 8],
    [30, 68, 10, 15],
  ] as const)
    for (const [head, distance, zh, en, mark] of [
      ['flush', flush, '齐平', 'flush', 'B'],
      ['free', free, '非齐平', 'non-flush', 'N'],
    ] as const)
      for (const [plug, connection, tail] of [
        ['cable', b('2 米电缆', '2 m cable'), ''],
        ['m12', b('M12 插头', 'M12 plug'), '-M12'],
      ] as const)
        yield {
          category: 'inductive',
          shop: 8,
          brand: 'ganzhi',
          name: b(`电感式接近开关 M${d} ${zh} ${connection.zh}`, `Inductive sensor M${d}, ${en}, ${connection.en}`),
          brief: b(
            `检测距离 ${distance} mm · DC 10–30 V · ${zh}`,
            `Sensing distance ${distance} mm · DC 10–30 V · ${en}`,
          ),
          about,
          comments: 'electric',
          unit: b('只', 'pc'),
          keywords: ['接近传感器', '金属感应', 'proximity switch', 'inductive', 'IEC 60947-5-2'],
          values: { thread: `M${d}`, distance, connection, length: l },
          series: `IS${d}`,
          interchange: `sensor inductive m${d} ${head} ${plug}`,
          goesWith: ['powersupply*', 'relay*'],
          skus: outputs.map((output, i) => ({
            code: `IS${d}${mark}-${['P1', 'P2', 'N1', 'N2'][i]}${tail}`,
            options: { output },
            weightKg: d * 0.005,
            price: 19 + d * 0.75 + (plug === 'm12' ? 6 : 0) + (head === 'free' ? 2 : 0),
            picture: { family: 'proximity', params: { d, l, head, plug } },
          })),
        }
}

function* photoelectricSensors(): Generator<Draft> {
  for (const [kind, zh, en, ranges, base] of [
    ['through', '对射式', 'Through-beam', [5000, 10000, 20000], 68],
    ['retro', '镜反射式', 'Retro-reflective', [2000, 4000], 52],
    ['diffuse', '漫反射式', 'Diffuse', [100, 300, 700], 45],
    ['laser', '激光漫反射', 'Laser diffuse', [150, 500], 168],
    ['curtain', '安全光幕', 'Safety light curtain', [3000, 6000], 620],
  ] as const)
    yield {
      category: 'photoelectric',
      shop: 8,
      brand: 'mingcheng',
      name: b(`${zh}光电开关`, `${en} photoelectric sensor`),
      brief: b(`DC 10–30 V · 响应 1 ms · IP67`, `DC 10–30 V · response 1 ms · IP67`),
      about,
      comments: 'electric',
      unit: b('套', 'set'),
      keywords: ['光电传感器', '光眼', 'photo eye', 'photoelectric'],
      values: { connection: b('2 米电缆', '2 m cable') },
      interchange: `sensor photo ${kind}`,
      goesWith: ['powersupply*'],
      skus: ranges.flatMap((distance, i) =>
        outputs
          .filter((_, j) => j % 2 === 0)
          .map((output, j) => ({
            code: `PE-${kind.slice(0, 2).toUpperCase()}${distance}-${j ? 'N' : 'P'}`,
            options: { distance, output },
            weightKg: 0.12,
            price: base + i * base * 0.3,
            picture: { family: 'photo', params: { kind } },
          })),
      ),
    }
}

function* encoders({ full }: FamilyScope): Generator<Draft> {
  for (const [D, d] of [
    [38, 6],
    [50, 8],
    [58, 10],
    [76, 12],
  ] as const)
    yield {
      category: 'encoder',
      shop: 8,
      brand: 'ganzhi',
      name: b(`增量式编码器 ⌀${D}`, `Incremental encoder ⌀${D}`),
      brief: b(`轴径 ${d} mm · A B Z 相`, `Shaft ${d} mm · channels A B Z`),
      about,
      comments: 'electric',
      unit: b('只', 'pc'),
      keywords: ['旋转编码器', 'rotary encoder'],
      values: { outer: D, bore: d },
      interchange: `encoder ${D}`,
      goesWith: ['coupling *'],
      skus: (full
        ? [
            100, 200, 256, 360, 400, 500, 512, 600, 720, 1000, 1024, 1200, 1500, 1800, 2000, 2048, 2500, 3600, 4096,
            5000,
          ]
        : [100, 360, 600, 1024, 2500]
      ).flatMap((pulses) =>
        [b('推挽', 'Push-pull'), b('差分 5 V', 'Line driver 5 V')].map((output, i) => ({
          code: `EI${D}-${pulses}${i ? 'L' : 'H'}`,
          options: { precision: b(`${pulses} 线`, `${pulses} pulses`), output },
          weightKg: 0.2 + D * 0.002,
          price: 92 + D + pulses * 0.02 + i * 12,
          picture: { family: 'encoder', params: { D, d } },
        })),
      ),
    }
}

function* process(range: FamilyScope): Generator<Draft> {
  yield* pressureTransmitters(range)
  yield* temperatureProbes(range)
  yield* gauges(range)
}

function* pressureTransmitters({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, base] of [
    ['pressure', '压力变送器', 'Pressure transmitter', 128],
    ['display', '数显压力变送器', 'Pressure transmitter with display', 226],
    ['level', '投入式液位变送器', 'Submersible level transmitter', 185],
  ] as const)
    for (const thread of kind === 'level' ? ['G1/2'] : ['G1/4', 'M20×1.5'])
      yield {
        category: 'pressureSensor',
        shop: 8,
        brand: 'ceyi',
        name: b(
          `${zh} PT${kind === 'level' ? 'L' : kind === 'display' ? 'D' : 'S'} ${thread}`,
          `${en} PT${kind === 'level' ? 'L' : kind === 'display' ? 'D' : 'S'} ${thread}`,
        ),
        brief: b('0.5 级 · DC 24 V · 316L 膜片', 'Class 0.5 · DC 24 V · 316L diaphragm'),
        about,
        comments: 'electric',
        unit: b('台', 'pc'),
        keywords: ['压力传感器', 'transmitter', '4-20mA', 'HART'],
        values: { thread, material: b('不锈钢 316', 'Stainless 316') },
        interchange: `sensor ${kind} ${thread.toLowerCase()}`,
        goesWith: ['powersupply*', 'gauge*'],
        skus: (kind === 'level'
          ? [0.2, 0.5, 1, 2]
          : full
            ? [1, 1.6, 2.5, 4, 6, 10, 16, 25, 40, 60, 100, 160, 250, 400, 600]
            : [1, 6, 10, 16, 25, 60, 100, 250, 400]
        ).flatMap((max) =>
          ['4–20 mA', '0–10 V'].map((output, i) => ({
            code: `PT${kind[0]?.toUpperCase()}-${max}${i ? 'V' : 'A'}-${thread === 'G1/4' ? 'G' : 'M'}`,
            options: { range: `0–${max} bar`, output },
            weightKg: 0.2,
            price: base + max * 0.12,
            picture: { family: 'transmitter', params: { max, kind } },
          })),
        ),
      }
}

function* temperatureProbes({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, base] of [
    ['head', '装配式热电阻', 'RTD with connection head', 46],
    ['cable', '铠装热电阻', 'Sheathed RTD with cable', 28],
  ] as const)
    for (const d of [4, 6, 8])
      yield {
        category: 'temperature',
        shop: 8,
        brand: 'ceyi',
        name: b(`${zh} PT100 ⌀${d}`, `${en} PT100 ⌀${d}`),
        brief: b('A 级 · 三线制 · −50–400 ℃', 'Class A · 3-wire · −50 to 400 °C'),
        about,
        comments: 'electric',
        unit: b('支', 'pc'),
        keywords: ['温度传感器', '测温', 'thermometer', 'IEC 60751'],
        values: { diameter: d, material: b('不锈钢 316', 'Stainless 316') },
        interchange: `sensor pt100 ${kind} ${d}`,
        goesWith: ['cable rvvp*'],
        skus: (full
          ? [30, 50, 75, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000]
          : [50, 100, 150, 200, 300, 500]
        ).map((length) => ({
          code: `PT100-${kind === 'head' ? 'H' : 'C'}${d}-${length}`,
          options: { length },
          weightKg: 0.1 + length * 0.0004,
          price: base + length * 0.07 + d,
          picture: { family: 'probe', params: { l: length, d, kind } },
        })),
      }
}

function* gauges({ full }: FamilyScope): Generator<Draft> {
  for (const [D, thread] of [
    [40, 'G1/8'],
    [63, 'G1/4'],
    [100, 'M20×1.5'],
    [150, 'M20×1.5'],
  ] as const)
    yield {
      category: 'gauge',
      shop: 8,
      brand: 'ceyi',
      name: b(`不锈钢耐震压力表 ⌀${D}`, `Glycerine-filled pressure gauge ⌀${D}`),
      brief: b(`${D <= 63 ? '1.6' : '1.0'} 级 · ${thread}`, `Class ${D <= 63 ? '1.6' : '1.0'} · ${thread}`),
      about,
      comments: 'fluid',
      unit: b('只', 'pc'),
      keywords: ['油压表', 'manometer', 'EN 837-1'],
      values: { thread, outer: D },
      interchange: `gauge ${D}`,
      goesWith: ['adapter *'],
      skus: (full
        ? [1, 1.6, 2.5, 4, 6, 10, 16, 25, 40, 60, 100, 160, 250, 400, 600, 1000]
        : [2.5, 6, 10, 16, 25, 40, 100, 250, 400]
      ).map((max) => ({
        code: `YN${D}-${max}`,
        options: { range: `0–${max} bar` },
        weightKg: D * D * 6e-5,
        price: 12 + D * 0.42,
        picture: { family: 'gauge', params: { max, D } },
      })),
    }
}

export const sensors = [switches, process]
