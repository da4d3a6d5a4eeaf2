import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { pistonCompressors, screwCompressors } from '../tables/workshop.ts'

const about: About = {
  what: b(
    'IE3 电机，出厂满载试车，容积流量按 ISO 1217 测定。',
    'IE3 motor, run at full load at the works, free air delivery measured to ISO 1217.',
  ),
  uses: [
    b('车间压缩空气站', 'Compressed air for workshops'),
    b('喷涂与气动工具', 'Spraying and air tools'),
    b('自动化设备供气', 'Supply of automation'),
  ],
  note: b(
    '机房须通风；每 2000 小时换油与油滤，储气罐按规定年检。',
    'Ventilate the room; change oil and filter every 2000 hours and have the receiver inspected.',
  ),
}
const each = { shop: 6, brand: 'fengke' as const, about, comments: 'drive' as const, unit: b('台', 'pc') }
/** Pressure in MPa and the factor of the air delivery, which falls as the pressure rises. */
const pressures = [
  [0.7, 1.06],
  [0.8, 1],
  [1, 0.9],
  [1.3, 0.76],
] as const
const round = (value: number) => Number(value.toPrecision(2))

function* screws({ full }: FamilyScope): Generator<Draft> {
  for (const [kW, flow] of screwCompressors)
    for (const [kind, zh, en, mark, dearer] of [
      ['fixed', '螺杆空压机', 'Screw compressor', 'A', 1],
      ['vsd', '永磁变频螺杆空压机', 'Variable-speed screw compressor', 'PM', 1.28],
    ] as const)
      yield {
        ...each,
        category: 'screwCompressor',
        series: 'SC',
        interchange: `screwcompressor ${kW}kw ${kind}`,
        goesWith: ['compressor oil*', 'frl*', 'airtube*'],
        name: b(`${zh} SC${kW}${mark} ${kW} kW`, `${en} SC${kW}${mark}, ${kW} kW`),
        brief: b(`${kW} kW · 0.8 MPa 时 ${flow} m³/min`, `${kW} kW · ${flow} m³/min at 0.8 MPa`),
        keywords: ['空压机', '气泵', '螺杆机', 'air compressor', 'ISO 1217', `${Math.round(kW / 0.7355)} 匹`],
        values: { power: kW, voltage: 380 },
        skus: (full ? pressures : pressures.slice(1, 3)).flatMap(([pressure, share]) =>
          (kW <= 22 && full ? [0, 300, 500] : [0]).map((tank) => ({
            code: `SC${kW}${mark}-${pressure * 10}${tank ? `-${tank}L` : ''}`,
            options: { pressure, ...(kW <= 22 && full ? { tank } : {}) },
            part: `${pressure}mpa${tank ? ` ${tank}l` : ''}`,
            values: { airFlow: round(flow * share) },
            weightKg: 90 + kW * 14 + tank * 0.3,
            price: (2200 + kW * 310 + tank * 3) * dearer,
            picture: { family: 'compressor', params: { kind: 'screw', P: kW } },
          })),
        ),
      }
}

function* pistons({ full }: FamilyScope): Generator<Draft> {
  for (const [kW, flow, tank] of pistonCompressors)
    yield {
      ...each,
      category: 'pistonCompressor',
      series: 'PC',
      interchange: `pistoncompressor ${kW}kw`,
      goesWith: ['compressor oil*', 'frl*', 'airtube*'],
      name: b(`活塞空压机 PC${kW}-${tank}`, `Piston compressor PC${kW}-${tank}`),
      brief: b(`${kW} kW · ${flow} m³/min · ${tank} L`, `${kW} kW · ${flow} m³/min · ${tank} L`),
      keywords: ['空压机', '气泵', '打气泵', 'air compressor', 'piston'],
      values: { power: kW, tank, airFlow: flow },
      skus: (kW <= 2.2 ? [220] : full ? [380, 400] : [380]).flatMap((voltage) =>
        (full ? [0.8, 1, 1.25] : [0.8, 1.25]).map((pressure) => ({
          code: `PC${kW}-${tank}-${pressure * 10}${voltage === 400 ? 'E' : ''}`,
          options: { voltage, pressure },
          weightKg: 20 + kW * 18 + tank * 0.25,
          price: 160 + kW * 210 + tank * 1.4 + (pressure > 1 ? 60 : 0),
          picture: { family: 'compressor', params: { kind: 'piston', P: kW, V: tank } },
        })),
      ),
    }
}

export const compressors = [pistons, screws]
