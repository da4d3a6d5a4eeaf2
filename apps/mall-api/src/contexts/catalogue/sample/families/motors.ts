import { couplingsFor } from './chains.ts'
import { b, same } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { frames, ratings } from '../tables/motors.ts'

const about: About = {
  what: b(
    '铸铝或铸铁机壳，F 级绝缘，IP55 防护，S1 连续工作制，IE3 能效。',
    'Aluminium or cast iron frame, insulation class F, IP55, continuous duty S1, efficiency class IE3.',
  ),
  uses: [
    b('风机、水泵、压缩机', 'Fans, pumps and compressors'),
    b('输送与搅拌设备', 'Conveyors and mixers'),
    b('机床与包装机械', 'Machine tools and packaging machines'),
  ],
  note: b(
    '接线前核对铭牌电压与接法；变频运行低于 20 Hz 请选强冷风扇。',
    'Check voltage and connection on the nameplate before wiring; below 20 Hz on a converter choose forced cooling.',
  ),
}
const bodyOf = (frame: string) => frames[frame.startsWith('80') ? '80' : frame.replace(/([SML])\d$/, '$1')] ?? [38, 470]
const weightOf = (kW: number, poles: number) => 7 + kW ** 0.82 * (poles === 2 ? 6.6 : poles === 4 ? 8.2 : 11.5)
const mounts = [
  ['B3', 1],
  ['B5', 1.06],
  ['B35', 1.09],
  ['B14', 1.06],
] as const
/** Returns the shaft key (DIN 6885) for a shaft diameter. */
const keyOf = (D: number) =>
  D <= 12
    ? '4x4'
    : D <= 17
      ? '5x5'
      : D <= 22
        ? '6x6'
        : D <= 30
          ? '8x7'
          : D <= 38
            ? '10x8'
            : D <= 44
              ? '12x8'
              : D <= 50
                ? '14x9'
                : D <= 58
                  ? '16x10'
                  : D <= 65
                    ? '18x11'
                    : '20x12'

function* motors(range: FamilyScope): Generator<Draft> {
  yield* threePhaseMotors(range)
  yield* brakeMotors()
}

function* threePhaseMotors({ full, founding }: FamilyScope): Generator<Draft> {
  const makers = [
    ['leichi', 1, 'YE3'],
    ['zhongqi', 0.86, 'YX3'],
  ] as const
  const voltages = full ? [380, 400, 415, 460] : [380]
  for (const [brand, level, series] of founding ? makers : makers.slice(0, 1))
    for (const [kW, poles, frame, rpm, ie3] of ratings) {
      const [D, L] = bodyOf(frame)
      const H = Number.parseInt(frame)
      const shaft = poles === 2 && H >= 225 ? 55 : D
      const weightKg = weightOf(kW, poles)
      const type = `${series}-${frame}-${poles}`
      yield {
        category: 'motor',
        shop: 4,
        brand,
        name: b(`三相异步电动机 ${type} ${kW} kW`, `Three-phase motor ${type} ${kW} kW`),
        brief: b(
          `${kW} kW · ${poles} 极 ${rpm} r/min · IE3 ${ie3}%`,
          `${kW} kW · ${poles} poles ${rpm} rpm · IE3 ${ie3}%`,
        ),
        about,
        comments: 'drive',
        unit: b('台', 'pc'),
        keywords: [
          '马达',
          '高效电机',
          'electric motor',
          'IEC 60034',
          'GB 18613',
          `${kW}kW`,
          `${poles} 极`,
          `${poles}-pole`,
          `${poles} pole`,
          frame,
        ],
        interchange: `motor ${frame.toLowerCase()}-${poles} ${kW}kw`,
        goesWith: [
          `drive ${kW}kw`,
          `din6885 ${keyOf(shaft)}`,
          ...couplingsFor(shaft, (9550 * kW) / rpm, full),
          `softstarter ${kW}kw`,
        ],
        values: {
          power: kW,
          poles: String(poles),
          frame,
          shaft,
          speed: rpm,
          efficiency: 'IE3',
          ...(full ? {} : { voltage: 380 }),
        },
        more: [
          { key: b('效率', 'Efficiency'), value: same(`${ie3} %`) },
          { key: b('轴用平键', 'Shaft key'), value: same(keyOf(shaft).replace('x', '×')) },
        ],
        skus: mounts
          .filter(([mount]) => mount !== 'B14' || H <= 112)
          .flatMap(([mount, dearer]) =>
            voltages.map((voltage) => ({
              code: `${type}-${mount}${voltage === 380 ? '' : `-${voltage}V`}`,
              options: { mount, ...(full ? { voltage } : {}) },
              part: `${mount}${voltage === 380 ? '' : ` ${voltage}v`}`.toLowerCase(),
              weightKg,
              price: (190 + weightKg * 19) * level * dearer,
              picture: { family: 'motor', params: { H, L, D: shaft, mount: mount.toLowerCase() } },
            })),
          ),
      }
    }
}

function* brakeMotors(): Generator<Draft> {
  for (const [kW, poles, frame, rpm] of ratings.filter(([kW, poles]) => poles === 4 && kW <= 15)) {
    const [D, L] = bodyOf(frame)
    const weightKg = weightOf(kW, poles) * 1.18
    const type = `YEJ-${frame}-${poles}`
    yield {
      category: 'brakeMotor',
      shop: 4,
      brand: 'leichi',
      name: b(`电磁制动电机 ${type} ${kW} kW`, `Brake motor ${type} ${kW} kW`),
      brief: b(`${kW} kW · ${rpm} r/min · 断电制动`, `${kW} kW · ${rpm} rpm · spring-applied brake`),
      about,
      comments: 'drive',
      unit: b('台', 'pc'),
      keywords: ['刹车电机', 'brake motor', '起重电机'],
      interchange: `brakemotor ${frame.toLowerCase()}-${poles} ${kW}kw`,
      goesWith: [`drive ${kW}kw`, `din6885 ${keyOf(D)}`],
      values: { power: kW, poles: String(poles), frame, voltage: 380 },
      skus: mounts.slice(0, 2).map(([mount, dearer]) => ({
        code: `${type}-${mount}`,
        options: { mount },
        weightKg,
        price: (380 + weightKg * 23) * dearer,
        picture: {
          family: 'motor',
          params: { H: Number.parseInt(frame), L: Math.round(L * 1.15), D, mount: mount.toLowerCase(), brake: 'yes' },
        },
      })),
    }
  }
}

/** Rating in kW, front of the housing in mm, and typical output current at 380 V in A. */
const converterSizes = [
  [0.75, 76, 142, 2.3],
  [1.5, 76, 142, 3.8],
  [2.2, 93, 160, 5.1],
  [4, 108, 185, 9],
  [5.5, 130, 248, 13],
  [7.5, 130, 248, 17],
  [11, 160, 300, 25],
  [15, 180, 330, 32],
  [22, 210, 400, 45],
  [30, 230, 450, 60],
  [45, 280, 560, 91],
  [75, 330, 640, 150],
] as const
type ConverterSize = (typeof converterSizes)[number]

function* converters(): Generator<Draft> {
  for (const [i, size] of converterSizes.entries()) {
    yield driveOf(size, i % 2 ? 'beisu' : 'dongyao')
    if (size[0] >= 5.5) yield softStarterOf(size)
  }
}

function driveOf([kW, W, H, current]: ConverterSize, brand: 'beisu' | 'dongyao'): Draft {
  return {
    category: 'drive',
    shop: 4,
    brand,
    name: b(`矢量变频器 V6 ${kW} kW`, `Vector converter V6 ${kW} kW`),
    brief: b(`三相 380 V · ${kW} kW · 内置 PID 与 RS485`, `3-phase 380 V · ${kW} kW · PID and RS-485 built in`),
    about: {
      ...about,
      what: b(
        '无速度传感器矢量控制，0.5 Hz 转矩 150%，可拆卸面板。',
        'Sensorless vector control, 150 % torque at 0.5 Hz, removable keypad.',
      ),
    },
    comments: 'electric',
    unit: b('台', 'pc'),
    keywords: ['VFD', 'inverter', '调速器', '变频调速器', 'frequency inverter'],
    series: 'V6',
    interchange: `drive ${kW}kw`,
    goesWith: ['motor *'],
    values: { power: kW, current },
    skus: (kW <= 2.2 ? [220, 380] : [380, 460]).map((voltage) => ({
      code: `V6-${voltage === 220 ? '2S' : voltage === 380 ? '4T' : '5T'}${kW}G`,
      options: { voltage },
      weightKg: (W * H) / 14000,
      price: 420 + kW ** 0.9 * 175 + (voltage === 460 ? 160 : 0),
      picture: { family: 'cabinet', params: { W, H } },
    })),
  }
}

function softStarterOf([kW, W, H, current]: ConverterSize): Draft {
  return {
    category: 'softStarter',
    shop: 4,
    brand: 'beisu',
    name: b(`电机软启动器 R3 ${kW} kW`, `Soft starter R3 ${kW} kW`),
    brief: b(`三相 380 V · 内置旁路`, `3-phase 380 V · built-in bypass`),
    about: {
      ...about,
      what: b(
        '晶闸管调压软启软停，内置旁路接触器与电机保护。',
        'Thyristor soft start and stop with built-in bypass and motor protection.',
      ),
    },
    comments: 'electric',
    unit: b('台', 'pc'),
    keywords: ['软起动', 'soft starter'],
    series: 'R3',
    interchange: `softstarter ${kW}kw`,
    goesWith: ['contactor*', 'motor *'],
    values: { power: kW, voltage: 380, current },
    skus: [
      {
        code: `R3-${kW}-3`,
        weightKg: (W * H) / 12000,
        price: 680 + kW * 34,
        picture: { family: 'cabinet', params: { W, H: Math.round(H * 1.15), kind: 'soft' } },
      },
    ],
  }
}

export const motorFamilies = [motors, converters]
