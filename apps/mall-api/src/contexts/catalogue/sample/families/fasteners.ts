import { b } from '../both.ts'
import type { Draft, FamilyScope, Value } from '../draft.ts'
import { boreRings, keys, largeWashers, lengths, rareThreads, shaftRings, threads } from '../tables/fasteners.ts'
import { about, codeOf, packOf } from './screws.ts'

/** The DIN standard of each kind of nut. */
const nutsByDin = { hex: 'DIN 934', flange: 'DIN 6923', lock: 'DIN 985', cap: 'DIN 1587' } as const

function* nuts({ full }: FamilyScope): Generator<Draft> {
  const kinds = [
    ['hex', '六角螺母', 'Hexagon nut', 'GB/T 6170', 'ISO 4032', 'HN61', 'gudu', 1],
    ['lock', '尼龙自锁螺母', 'Nylon insert lock nut', 'GB/T 889.1', 'ISO 7040', 'LN88', 'gudu', 1.6],
    ['flange', '法兰面螺母', 'Flange nut', 'GB/T 6177.1', 'ISO 4161', 'FN61', 'yanli', 1.5],
    ['cap', '盖形螺母', 'Domed cap nut', 'GB/T 923', 'DIN 1587', 'CN92', 'mingding', 2.4],
  ] as const
  const classes = [
    ['8', b('碳钢', 'Carbon steel'), 1],
    ['10', b('合金钢', 'Alloy steel'), 1.35],
    ['A2-70', b('不锈钢 304', 'Stainless 304'), 2.6],
    ['A4-70', b('不锈钢 316', 'Stainless 316'), 3.6],
    ...(full
      ? ([
          ['8-HDG', b('碳钢热浸锌', 'Hot-dip galvanised steel'), 1.2],
          ['10-ZF', b('合金钢锌铝涂层', 'Zinc-flake alloy steel'), 1.6],
          ['12', b('合金钢', 'Alloy steel'), 1.7],
          ['A4-80', b('不锈钢 316', 'Stainless 316'), 4],
        ] as const)
      : []),
  ] as const
  for (const [kind, zh, en, gb, iso, prefix, brand, factor] of kinds)
    for (const [M, s, m] of full ? [...threads, ...rareThreads] : threads) {
      if (kind !== 'hex' && (M < 4 || M > 20)) continue
      const weightKg = (s * s * 0.866 - 0.785 * M * M) * m * 7.85e-6
      yield {
        category: 'nut',
        shop: 3,
        brand,
        name: b(`${zh} M${M}`, `${en} M${M}`),
        brief: b(
          `${gb} · ${iso} · 对边 ${s} mm · 高 ${m} mm`,
          `${iso} · ${gb} · across flats ${s} mm · height ${m} mm`,
        ),
        about,
        comments: 'fastener',
        pack: packOf(M),
        interchange: `${codeOf(iso)} m${M}`,
        goesWith: [`iso7089 m${M}`, `iso4017 m${M} *`, 'wrench*'],
        keywords: [gb, iso, '螺帽', 'nut', `M${M}`, nutsByDin[kind]],
        values: { thread: `M${M}`, acrossFlats: s, standard: gb },
        skus: classes.map(([grade, material, dearer]) => ({
          code: `${prefix}-M${M}-${grade}`,
          options: { grade },
          values: { material },
          weightKg,
          price: (0.03 + weightKg * 17) * factor * dearer,
          picture: { family: 'nut', params: { d: M, s, m, kind } },
        })),
      }
    }
}

function* washers({ full }: FamilyScope): Generator<Draft> {
  const kinds = [
    ['flat', '平垫圈', 'Plain washer', 'GB/T 97.1', 'ISO 7089', 'PW97'],
    ['spring', '弹簧垫圈', 'Spring lock washer', 'GB/T 93', 'DIN 127', 'SW93'],
    ['flat', '大垫圈', 'Large plain washer', 'GB/T 96.1', 'ISO 7093', 'LW96'],
  ] as const
  for (const [kind, zh, en, gb, iso, prefix] of kinds)
    for (const [M, , , , d, D, h] of full ? [...threads, ...rareThreads] : threads) {
      const large = iso === 'ISO 7093' ? largeWashers.find(([thread]) => thread === M) : undefined
      if (iso === 'ISO 7093' && !large) continue
      // Spring washers have nominal sizes: 1.7 and 0.26 times the thread.
      const outer = large?.[1] ?? (kind === 'flat' ? D : Math.round(M * 1.7 * 10) / 10)
      const thick = large?.[2] ?? (kind === 'flat' ? h : Math.round(M * 0.26 * 10) / 10)
      const weightKg = (Math.PI / 4) * (outer * outer - d * d) * thick * 7.85e-6
      yield {
        category: 'washer',
        shop: 3,
        brand: kind === 'flat' ? 'gudu' : 'yanli',
        name: b(`${zh} M${M}`, `${en} M${M}`),
        brief: b(`${gb} · ${iso} · ${d}×${outer}×${thick} mm`, `${iso} · ${gb} · ${d}×${outer}×${thick} mm`),
        about,
        comments: 'fastener',
        pack: packOf(M),
        packs: 2,
        interchange: `${codeOf(iso)} m${M}`,
        goesWith: [`iso4017 m${M} *`, `iso4032 m${M}`],
        keywords: [gb, iso, '华司', '垫片', 'washer', `M${M}`, 'DIN 125'],
        values: { thread: `M${M}`, bore: d, outer, standard: gb },
        skus: (
          [
            [b('碳钢镀锌', 'Zinc-plated steel'), 'ZN', 1],
            [b('65Mn 弹簧钢', '65Mn spring steel'), 'MN', 1.3],
            [b('不锈钢 304', 'Stainless 304'), 'A2', 2.4],
            [b('不锈钢 316', 'Stainless 316'), 'A4', 3.3],
            ...(full
              ? ([
                  [b('热浸锌碳钢', 'Hot-dip galvanised steel'), 'ZN-HDG', 1.3],
                  [b('黄铜', 'Brass'), 'BR', 4],
                ] as const)
              : []),
          ] as const
        )
          .filter(([, mark]) => (kind === 'flat' ? mark !== 'MN' : mark === 'MN' || mark.startsWith('A')))
          .map(([material, mark, dearer]) => ({
            code: `${prefix}-${M}-${mark}`,
            options: { material },
            weightKg,
            price: (0.02 + weightKg * 15) * dearer,
            picture: { family: 'washer', params: { d, D: outer, s: thick, kind } },
          })),
      }
    }
}

function* ringsAndPins(range: FamilyScope): Generator<Draft> {
  yield* retainingRings()
  yield* pinsAndKeys(range)
}

function* retainingRings(): Generator<Draft> {
  const steels = [
    [b('65Mn 弹簧钢', '65Mn spring steel'), 'MN', 1],
    [b('不锈钢 304', 'Stainless 304'), 'A2', 2.8],
  ] as const
  for (const [kind, rows, zh, en, gb, din] of [
    ['shaft', shaftRings, '轴用弹性挡圈', 'Retaining ring for shafts', 'GB/T 894', 'DIN 471'],
    ['bore', boreRings, '孔用弹性挡圈', 'Retaining ring for bores', 'GB/T 893', 'DIN 472'],
  ] as const)
    for (const [d, s] of rows) {
      yield {
        category: 'circlip',
        shop: 3,
        brand: 'yanli',
        name: b(`${zh} ${d}`, `${en} ${d}`),
        brief: b(`${gb} · ${din} · 厚 ${s} mm`, `${din} · ${gb} · ${s} mm thick`),
        about,
        comments: 'fastener',
        pack: d <= 40 ? 50 : 20,
        keywords: [gb, din, '卡簧', '卡圈', 'circlip', 'snap ring'],
        values: { diameter: d, thickness: s, standard: gb },
        interchange: `${codeOf(din)} ${d}`,
        goesWith: ['pliers circlip*'],
        skus: steels.map(([material, mark, dearer]) => ({
          code: `${din.replace(' ', '')}-${d}-${mark}`,
          options: { material },
          weightKg: d * s * 2.6e-5,
          price: (0.08 + d * s * 0.0052) * dearer,
          picture: { family: 'circlip', params: { d, s, kind } },
        })),
      }
    }
}

function* pinsAndKeys({ full }: FamilyScope): Generator<Draft> {
  for (const d of full ? [2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20] : [3, 4, 5, 6, 8, 10, 12])
    yield pins('dowel', d, '圆柱销', 'Dowel pin', 'GB/T 119.2', 'ISO 8734', 'DP', 0.32, full)
  for (const d of full ? [2, 2.5, 3, 4, 5, 6, 8, 10, 12] : [3, 4, 5, 6, 8])
    yield pins('roll', d, '弹性圆柱销', 'Slotted spring pin', 'GB/T 879.1', 'ISO 8752', 'RP', 0.15, full)
  for (const d of full ? [1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8] : [2, 3, 4, 5])
    yield pins('split', d, '开口销', 'Split pin', 'GB/T 91', 'ISO 1234', 'SP', 0.05, full)
  for (const [w, h] of keys) {
    yield {
      category: 'key',
      shop: 3,
      brand: 'yanli',
      name: b(`普通平键 ${w}×${h}`, `Parallel key ${w}×${h}`),
      brief: b(`GB/T 1096 · DIN 6885 · A 型`, `DIN 6885 · GB/T 1096 · form A`),
      about,
      comments: 'fastener',
      pack: 10,
      interchange: `din6885 ${w}x${h}`,
      keywords: ['键', '销键', 'GB/T 1096', 'DIN 6885', 'feather key'],
      values: { width: w, standard: 'GB/T 1096', material: b('45 钢', 'C45 steel') },
      skus: lengths
        .filter((length) => length >= w * 2.5 && length <= w * 8)
        .slice(0, full ? 30 : 9)
        .map((length) => ({
          code: `KA-${w}x${h}x${length}`,
          options: { length },
          weightKg: w * h * length * 7.85e-6,
          price: 0.2 + w * h * length * 0.00016,
          picture: { family: 'pin', params: { kind: 'key', d: h, b: w, l: length } },
        })),
    }
  }
}

function pins(
  kind: string,
  d: number,
  zh: string,
  en: string,
  gb: string,
  iso: string,
  prefix: string,
  base: number,
  full: boolean,
): Draft {
  return {
    category: 'pin',
    shop: 3,
    brand: 'gudu',
    name: b(`${zh} ⌀${d}`, `${en} ⌀${d}`),
    brief: b(`${gb} · ${iso}`, `${iso} · ${gb}`),
    about,
    comments: 'fastener',
    pack: 50,
    interchange: `${codeOf(iso)} ${d}`,
    keywords: [gb, iso, '销子', 'pin'],
    values: { diameter: d, standard: gb },
    skus: lengths
      .filter((length) => length >= d * 2 && length <= d * (full ? 20 : 12))
      .slice(0, full ? 20 : 8)
      .flatMap((length) =>
        (
          [
            [b('碳钢', 'Carbon steel'), '', 1],
            [b('不锈钢 304', 'Stainless 304'), '-A2', 2.5],
          ] satisfies [Value, string, number][]
        ).map(([material, mark, dearer]) => ({
          code: `${prefix}-${d}x${length}${mark}`,
          options: { length, material },
          weightKg: 0.785 * d * d * length * 7.85e-6,
          price: (base * 0.4 + d * d * length * 0.00021) * dearer,
          picture: { family: 'pin', params: { kind, d, l: length } },
        })),
      ),
  }
}

export const fasteners = [nuts, washers, ringsAndPins]
