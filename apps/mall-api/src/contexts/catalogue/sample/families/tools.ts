import { b } from '../both.ts'
import type { About, Draft } from '../draft.ts'

const about: About = {
  what: b(
    '铬钒钢整体锻造，镜面或哑光镀铬，按 ISO 与 GB 检验。',
    'Drop-forged chrome-vanadium steel, polished or satin chrome, inspected to ISO and GB.',
  ),
  uses: [
    b('设备维修与装配', 'Maintenance and assembly'),
    b('车间与工地', 'Workshop and site'),
    b('质检与计量', 'Inspection and metrology'),
  ],
  note: b(
    '请勿加套管或敲击使用；量具须定期检定。',
    'Do not extend with pipes or strike; have gauges calibrated regularly.',
  ),
}
const base = { shop: 9, about, comments: 'tool' as const, unit: b('把', 'pc') }

function* hand(): Generator<Draft> {
  yield* wrenches()
  yield* socketsAndHexKeys()
  yield* screwdriversAndPliers()
  yield* hammers()
}

function* wrenches(): Generator<Draft> {
  for (const [kind, zh, en, mark, factor] of [
    ['combination', '两用扳手', 'Combination wrench', 'CW', 1],
    ['open', '双头呆扳手', 'Open-end wrench', 'OW', 1.05],
    ['ring', '梅花扳手', 'Ring wrench', 'RW', 1.15],
  ] as const)
    yield {
      ...base,
      category: 'wrench',
      brand: 'gongjiang',
      name: b(`${zh} 镜面`, `${en}, polished`),
      brief: b('GB/T 4393 · ISO 7738 · 铬钒钢', 'ISO 7738 · GB/T 4393 · chrome vanadium'),
      keywords: ['扳子', 'spanner', 'wrench', 'ISO 7738'],
      values: { material: b('铬钒钢', 'Chrome vanadium') },
      interchange: `wrench ${kind}`,
      goesWith: ['socket*', 'hexkey*'],
      skus: [8, 10, 12, 13, 14, 16, 17, 18, 19, 21, 22, 24, 27, 30, 32].map((s) => {
        const L = Math.round(72 + s * 8.2)
        return {
          code: `${mark}-${s}`,
          options: { acrossFlats: s },
          values: { length: L },
          weightKg: s * s * 0.00042,
          price: (4 + s * 0.75 + s * s * 0.012) * factor,
          picture: { family: 'wrench', params: { s, L, kind } },
        }
      }),
    }
  yield adjustableWrench()
  yield torqueWrench()
}

function adjustableWrench(): Draft {
  return {
    ...base,
    category: 'wrench',
    brand: 'gongjiang',
    name: b('活动扳手', 'Adjustable wrench'),
    brief: b('ISO 6787 · 刻度钳口', 'ISO 6787 · scaled jaw'),
    keywords: ['活口扳手', 'ISO 6787'],
    interchange: 'wrench adjustable',
    goesWith: ['pliers*'],
    skus: (
      [
        [150, 19],
        [200, 24],
        [250, 29],
        [300, 34],
        [375, 43],
      ] as const
    ).map(([L, s]) => ({
      code: `AW-${L}`,
      options: { length: L },
      values: { acrossFlats: s },
      weightKg: L * 0.0022,
      price: L * 0.16,
      picture: { family: 'wrench', params: { s, L, kind: 'adjustable' } },
    })),
  }
}

function torqueWrench(): Draft {
  return {
    ...base,
    category: 'wrench',
    brand: 'liangju',
    name: b('预置式扭力扳手', 'Click torque wrench'),
    brief: b('ISO 6789 · ±3%', 'ISO 6789 · ±3 %'),
    keywords: ['力矩扳手', 'torque wrench', 'ISO 6789'],
    interchange: 'wrench torque',
    goesWith: ['socket*'],
    skus: (
      [
        [25, 290],
        [60, 360],
        [110, 400],
        [220, 490],
        [340, 620],
        [550, 880],
      ] as const
    ).map(([max, L]) => ({
      code: `TW-${max}`,
      options: { range: `${max / 5}–${max} N·m` },
      values: { length: L },
      weightKg: L * 0.003,
      price: 150 + max * 0.9,
      picture: { family: 'wrench', params: { s: max, L, kind: 'torque' } },
    })),
  }
}

function* socketsAndHexKeys(): Generator<Draft> {
  for (const [drive, zh, from, to] of [
    ['1/4"', '小飞', 4, 14],
    ['1/2"', '大飞', 10, 32],
    ['3/4"', '重型', 22, 60],
  ] as const)
    yield {
      ...base,
      category: 'socket',
      brand: 'gongjiang',
      unit: b('只', 'pc'),
      name: b(`六角套筒 ${drive}（${zh}）`, `Hexagon socket ${drive}`),
      brief: b(`方孔 ${drive} · GB/T 3390`, `Drive ${drive} · ISO 2725`),
      keywords: ['套筒头', 'socket', 'ISO 2725'],
      interchange: `socket ${drive.replace('"', '')}`,
      goesWith: ['wrench torque'],
      skus: [4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 17, 19, 21, 22, 24, 27, 30, 32, 36, 41, 46, 55]
        .filter((s) => s >= from && s <= to)
        .map((s) => ({
          code: `SK${drive.replace(/[/"]/g, '')}-${s}`,
          options: { acrossFlats: s },
          weightKg: s * s * 0.00022,
          price: 2.5 + s * 0.55,
          picture: {
            family: 'socket',
            params: { s, D: Math.round(s * 1.36 + 2), L: from > 20 ? 56 : from > 9 ? 38 : 25 },
          },
        })),
    }
  yield longHexKeys()
}

function longHexKeys(): Draft {
  return {
    ...base,
    category: 'hexKey',
    brand: 'gongjiang',
    unit: b('支', 'pc'),
    pack: 5,
    name: b('内六角扳手 加长', 'Hexagon key, long'),
    brief: b('ISO 2936 · S2 合金钢', 'ISO 2936 · S2 steel'),
    keywords: ['内六方', 'allen key', 'ISO 2936'],
    interchange: 'hexkey long',
    goesWith: ['iso4762*'],
    skus: (
      [
        [1.5, 90],
        [2, 100],
        [2.5, 112],
        [3, 126],
        [4, 140],
        [5, 160],
        [6, 180],
        [8, 200],
        [10, 224],
        [12, 250],
        [14, 280],
        [17, 320],
      ] as const
    ).map(([s, L]) => ({
      code: `HK-${s}`,
      options: { acrossFlats: s },
      values: { length: L },
      weightKg: s * s * L * 8e-6,
      price: 0.9 + s * s * 0.09,
      picture: { family: 'hexkey', params: { s, L } },
    })),
  }
}

function* screwdriversAndPliers(): Generator<Draft> {
  for (const [tip, zh, en] of [
    ['cross', '十字', 'Phillips'],
    ['flat', '一字', 'Slotted'],
    ['torx', '梅花', 'Torx-type'],
    ['hex', '内六角', 'Hexagon'],
  ] as const)
    yield {
      ...base,
      category: 'screwdriver',
      brand: 'gongjiang',
      name: b(`${zh}螺丝刀`, `${en} screwdriver`),
      brief: b('S2 刀杆 · 防滑双色柄', 'S2 blade · two-component handle'),
      keywords: ['起子', '改锥', 'screwdriver'],
      interchange: `screwdriver ${tip}`,
      goesWith: ['pliers*'],
      skus: (
        [
          [3, 75],
          [5, 75],
          [5, 100],
          [6, 100],
          [6, 150],
          [8, 150],
          [8, 200],
        ] as const
      ).map(([d, L]) => ({
        code: `SD-${tip[0]?.toUpperCase()}${d}x${L}`,
        options: { diameter: d, length: L },
        weightKg: L * 0.0009,
        price: 4 + d * 0.7 + L * 0.02,
        picture: { family: 'screwdriver', params: { d, L, tip } },
      })),
    }
  for (const [kind, zh, en, mark] of [
    ['combination', '钢丝钳', 'Combination pliers', 'CP'],
    ['cutter', '斜口钳', 'Diagonal cutters', 'DC'],
    ['long', '尖嘴钳', 'Long-nose pliers', 'LN'],
    ['circlip', '卡簧钳', 'Circlip pliers', 'CC'],
  ] as const)
    yield {
      ...base,
      category: 'pliers',
      brand: 'gongjiang',
      name: b(zh, en),
      brief: b('铬钒钢 · 高频淬火刃口', 'Chrome vanadium · induction-hardened edges'),
      keywords: ['钳子', '老虎钳', 'pliers'],
      interchange: `pliers ${kind}`,
      goesWith: kind === 'circlip' ? ['din471*', 'din472*'] : ['screwdriver*'],
      skus: [125, 160, 180, 200].map((L) => ({
        code: `${mark}-${L}`,
        options: { length: L },
        weightKg: L * 0.0013,
        price: 8 + L * 0.12,
        picture: { family: 'pliers', params: { L, kind } },
      })),
    }
}

function* hammers(): Generator<Draft> {
  for (const [kind, zh, en, mark] of [
    ['steel', '钳工锤', 'Engineer’s hammer', 'EH'],
    ['soft', '橡胶安装锤', 'Soft-face hammer', 'SH'],
  ] as const)
    yield {
      ...base,
      category: 'hammer',
      brand: 'gongjiang',
      name: b(zh, en),
      brief: b('玻纤柄 · DIN 1041', 'Fibreglass handle · DIN 1041'),
      keywords: ['榔头', 'hammer'],
      interchange: `hammer ${kind}`,
      goesWith: ['glasses*'],
      skus: [200, 300, 500, 800, 1000, 1500].map((g) => ({
        code: `${mark}-${g}`,
        options: { size: `${g} g` },
        weightKg: g / 800,
        price: 12 + g * 0.028,
        picture: { family: 'hammer', params: { g, kind } },
      })),
    }
}

function* gauges(): Generator<Draft> {
  for (const [kind, zh, en, category, steps, rate, start] of [
    ['vernier', '游标卡尺', 'Vernier caliper', 'caliper', [150, 200, 300, 500], 0.3, 20],
    ['digital', '数显卡尺', 'Digital caliper', 'caliper', [150, 200, 300], 0.5, 62],
    ['micrometer', '外径千分尺', 'Outside micrometer', 'micrometer', [25, 50, 75, 100], 0.7, 68],
    ['dial', '百分表', 'Dial gauge', 'micrometer', [3, 5, 10], 3, 46],
  ] as const)
    yield {
      ...base,
      category,
      brand: 'liangju',
      name: b(zh, en),
      brief: b(
        `分度值 ${kind === 'vernier' ? '0.02' : '0.01'} mm · 附检定证书`,
        `Resolution ${kind === 'vernier' ? '0.02' : '0.01'} mm · with certificate`,
      ),
      keywords: ['量具', '卡尺', 'gauge', 'ISO 13385', 'GB/T 21389'],
      interchange: `${category} ${kind}`,
      goesWith: [category === 'caliper' ? 'micrometer*' : 'caliper*'],
      skus: steps.map((max) => ({
        code: `${kind.slice(0, 2).toUpperCase()}-${max}`,
        options: { range: `0–${max} mm` },
        weightKg: 0.2 + max * 0.0011,
        price: start + max * rate,
        picture: { family: 'caliper', params: { max, kind } },
      })),
    }
}

export const tools = [hand, gauges]
