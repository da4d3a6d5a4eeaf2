import { b } from '../both.ts'
import type { Draft, FamilyScope } from '../draft.ts'
import { lugSizes, wireCrossSections } from '../tables/electrical.ts'
import { about } from './switchgear.ts'

const each = { shop: 8, about, comments: 'electric' as const }
const metre = { ...each, brand: 'xianlu' as const, unit: b('米', 'm') }
const copper = b('铜', 'Copper')
const tenth = (size: number) => Math.round(size * 10) / 10

function* supplies(): Generator<Draft> {
  for (const [watts, W, H] of [
    [60, 32, 100],
    [120, 40, 124],
    [240, 60, 124],
    [480, 85, 128],
  ] as const)
    yield {
      ...each,
      category: 'powerSupply',
      brand: 'dianfang',
      unit: b('台', 'pc'),
      series: 'DR',
      interchange: `powersupply ${watts}w`,
      goesWith: ['terminal*', 'breaker 2p*'],
      name: b(`导轨电源 DR-${watts}`, `Rail power supply DR-${watts}`),
      brief: b(`${watts} W · AC 85–264 V 输入`, `${watts} W · AC 85–264 V input`),
      keywords: ['开关电源', 'DIN rail', 'power supply'],
      values: { power: watts / 1000 },
      skus: [12, 24, 48].map((voltage) => ({
        code: `DR-${watts}-${voltage}`,
        options: { voltage },
        values: { current: Math.round((watts / voltage) * 10) / 10 },
        weightKg: watts * 0.0035,
        price: 42 + watts * 0.75,
        picture: { family: 'cabinet', params: { W, H, kind: 'supply' } },
      })),
    }
}

function* flexible({ full }: FamilyScope): Generator<Draft> {
  for (const [type, zh, en, shield, rate, most] of [
    ['RVV', '软护套线', 'Flexible PVC cable', 'no', 1, 16],
    ['RVVP', '屏蔽软线', 'Screened flexible cable', 'yes', 1.3, 4],
    ['TRVV', '拖链电缆', 'Drag-chain cable', 'no', 1.6, 10],
    ['YC', '橡套电缆', 'Rubber-sheathed cable', 'no', 1.15, 50],
    ['KVVP', '屏蔽控制电缆', 'Screened control cable', 'yes', 1.25, 4],
    ['TRVVP', '屏蔽拖链电缆', 'Screened drag-chain cable', 'yes', 2, 6],
  ] as const) {
    if (!full && (type === 'KVVP' || type === 'TRVVP')) continue
    for (const cores of full ? [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 19, 24] : [2, 3, 4, 5])
      yield {
        ...metre,
        category: 'cable',
        pack: 10,
        interchange: `cable ${type.toLowerCase()} ${cores}`,
        goesWith: ['lug*', 'terminal*'],
        name: b(`${zh} ${type} ${cores} 芯`, `${en} ${type}, ${cores} cores`),
        brief: b(`300/500 V · ${cores} 芯 · 无氧铜`, `300/500 V · ${cores} cores · oxygen-free copper`),
        keywords: ['电线', '电缆', 'cable', type, 'IEC 60227', 'IEC 60228'],
        values: { cores, voltage: 500, material: copper },
        skus: wireCrossSections
          .filter((section) => section <= (full && cores <= 5 ? most : Math.min(most, cores > 5 ? 2.5 : 10)))
          .flatMap((section) =>
            (full ? ['BK', 'GY'] : ['BK']).map((colour) => ({
              code: `${type}${cores}x${section}${colour === 'BK' ? '' : `-${colour}`}`,
              options: {
                section,
                ...(full ? { colour: colour === 'BK' ? b('黑色', 'Black') : b('灰色', 'Grey') } : {}),
              },
              part: `${section} ${colour}`.toLowerCase(),
              weightKg: section * cores * 0.0145,
              price: 0.5 + section * cores * 0.74 * rate,
              picture: { family: 'cable', params: { n: cores, q: section, shield } },
            })),
          ),
      }
  }
}

function* power({ full }: FamilyScope): Generator<Draft> {
  for (const [type, zh, en, rate, material] of [
    ['YJV', '交联聚乙烯电力电缆', 'XLPE power cable', 1, copper],
    ['YJV22', '钢带铠装电力电缆', 'Armoured XLPE power cable', 1.12, copper],
    ['YJLV', '铝芯电力电缆', 'Aluminium XLPE power cable', 0.32, b('铝', 'Aluminium')],
    ['ZR-YJV', '阻燃电力电缆', 'Flame-retardant XLPE power cable', 1.05, copper],
    ['NH-YJV', '耐火电力电缆', 'Fire-resistant XLPE power cable', 1.3, copper],
    ['WDZ-YJY', '低烟无卤电力电缆', 'Low-smoke halogen-free power cable', 1.15, copper],
  ] as const) {
    if (!full && /-/.test(type)) continue
    for (const [design, cores, weight] of [
      ['1', 1, 1],
      ['2', 2, 2],
      ['3', 3, 3],
      ['4', 4, 4],
      ['5', 5, 5],
      ['3+1', 4, 3.5],
      ['3+2', 5, 4],
      ['4+1', 5, 4.5],
    ] as const) {
      if (!full && ['1', '2', '3+2'].includes(design)) continue
      const first = design.includes('+') ? 4 : type === 'YJLV' ? 10 : 1.5
      yield {
        ...metre,
        category: 'powerCable',
        interchange: `cable ${type.toLowerCase()} ${design}`,
        goesWith: ['lug*', 'mccb*'],
        name: b(`${zh} ${type} ${design} 芯`, `${en} ${type}, ${design} cores`),
        brief: b(
          `0.6/1 kV · ${design} 芯 · ${material.zh}`,
          `0.6/1 kV · ${design} cores · ${material.en.toLowerCase()}`,
        ),
        keywords: ['电力电缆', '动力电缆', 'power cable', 'XLPE', 'IEC 60502-1', 'GB/T 12706.1', type],
        values: { cores, design, voltage: 1000, material },
        skus: wireCrossSections
          .filter((section) => section >= first && section <= (full ? 400 : 120))
          .map((section) => ({
            code: `${type}-${design}x${section}`,
            options: { section },
            part: `${section}`,
            weightKg: section * weight * 0.0115,
            price: 0.9 + section * weight * 0.62 * rate,
            picture: { family: 'cable', params: { n: cores, q: section } },
          })),
      }
    }
  }
}

const colours = [
  [b('黑色', 'Black'), 'BK'],
  [b('蓝色', 'Blue'), 'BU'],
  [b('红色', 'Red'), 'RD'],
  [b('黄绿', 'Green-yellow'), 'GNYE'],
  [b('黄色', 'Yellow'), 'YE'],
  [b('绿色', 'Green'), 'GN'],
  [b('棕色', 'Brown'), 'BN'],
  [b('白色', 'White'), 'WH'],
  [b('灰色', 'Grey'), 'GY'],
  [b('橙色', 'Orange'), 'OG'],
] as const

function* singles({ full }: FamilyScope): Generator<Draft> {
  for (const [type, zh, en, rate, words] of [
    ['H07V-K', '单芯软线', 'Flexible single-core wire', 1, ['BVR', 'IEC 60227-3']],
    ['BV', '单芯硬线', 'Solid single-core wire', 0.9, ['铜芯线', 'H07V-U', 'IEC 60227-3']],
    ['H05V-K', '控制柜软线', 'Control cabinet wire', 1, ['RV', 'IEC 60227-3']],
  ] as const)
    for (const section of wireCrossSections.filter((one) =>
      type === 'H05V-K' ? one <= 1 : one >= 1.5 && one <= (type === 'BV' ? 10 : full ? 240 : 16),
    ))
      yield {
        ...metre,
        category: 'wire',
        pack: 100,
        interchange: `wire ${type.toLowerCase()} ${section}`,
        goesWith: [`lug ferrule ${section}*`, `terminal through ${section}`],
        name: b(`${zh} ${type} ${section} mm²`, `${en} ${type}, ${section} mm²`),
        brief: b(
          `${type === 'H05V-K' ? '300/500' : '450/750'} V · 100 米/卷`,
          `${type === 'H05V-K' ? '300/500' : '450/750'} V · 100 m coil`,
        ),
        keywords: ['电线', '导线', 'wire', 'hook-up wire', type, ...words],
        values: { section, cores: 1, voltage: type === 'H05V-K' ? 500 : 750, material: copper },
        skus: (full ? colours : colours.slice(0, 4)).map(([colour, mark]) => ({
          code: `${type}-${section}-${mark}`,
          options: { colour },
          weightKg: section * 0.0135,
          price: (0.12 + section * 0.72) * rate,
          picture: { family: 'cable', params: { n: 1, q: section } },
        })),
      }
}

function* lugs(range: FamilyScope): Generator<Draft> {
  yield* cableLugs(range)
  yield* ferrules()
}

function* cableLugs({ full }: FamilyScope): Generator<Draft> {
  for (const [series, zh, en, material, rate, least] of [
    ['SC', '铜管接线鼻', 'Tubular copper lug', b('镀锡铜', 'Tinned copper'), 1, 1.5],
    ['DT', '铜鼻子', 'Compression copper lug', b('铜', 'Copper'), 1.25, 10],
    ['DTL', '铜铝过渡鼻', 'Bimetal lug', b('铜铝', 'Copper and aluminium'), 1.1, 16],
  ] as const)
    for (const [section, studs, tube, palm, length] of lugSizes.filter(
      ([section]) => section >= least && (full || section <= 240),
    ))
      yield {
        ...each,
        category: 'lug',
        brand: 'anqi',
        unit: b('只', 'pc'),
        pack: section <= 16 ? 50 : 10,
        interchange: `lug ${series.toLowerCase()} ${section}`,
        goesWith: [`wire h07v-k ${section}`, 'cable yjv*', ...studs.map((M) => `iso4017 m${M} *`).slice(0, 2)],
        name: b(`${zh} ${series} ${section} mm²`, `${en} ${series}, ${section} mm²`),
        brief: b(
          `${section} mm² · 螺栓 M${studs[0]}–M${studs.at(-1)}`,
          `${section} mm² · studs M${studs[0]}–M${studs.at(-1)}`,
        ),
        keywords: ['线鼻子', '接线端子', '铜鼻', 'cable lug', 'DIN 46235', 'ring terminal'],
        values: { section, material },
        skus: studs.map((M) => ({
          code: `${series}${section}-${M}`,
          options: { stud: `M${M}` },
          weightKg: section * 6e-4 + 0.002,
          price: (0.18 + section * 0.085) * rate,
          picture: { family: 'lug', params: { M, D: tube, W: tenth(Math.max(palm, M * 1.6)), L: length } },
        })),
      }
}

function* ferrules(): Generator<Draft> {
  for (const section of wireCrossSections.slice(0, 9))
    yield {
      ...each,
      category: 'lug',
      brand: 'anqi',
      unit: b('只', 'pc'),
      pack: 100,
      interchange: `lug ferrule ${section}`,
      goesWith: [`terminal through ${section}`, 'wire*'],
      name: b(`管型预绝缘端头 E ${section} mm²`, `Insulated ferrule E, ${section} mm²`),
      brief: b(`${section} mm² · DIN 46228-4`, `${section} mm² · DIN 46228-4`),
      keywords: ['针形端子', '管型端子', 'ferrule', 'DIN 46228', 'bootlace'],
      values: { section, material: b('镀锡铜', 'Tinned copper') },
      skus: (section <= 2.5 ? [8, 10, 12] : [12, 18]).map((length) => ({
        code: `E${section}-${length}`,
        options: { length },
        weightKg: section * 2e-4,
        price: 0.06 + section * 0.012,
        picture: {
          family: 'lug',
          params: {
            M: 0,
            D: tenth(Math.max(1.2, Math.sqrt(section) * 1.45)),
            W: tenth(Math.sqrt(section) * 2.4),
            L: length,
            kind: 'ferrule',
          },
        },
      })),
    }
}

export const cables = [flexible, power]
export const wiring = [supplies, singles, lugs]
