import { b } from '../both.ts'
import { chunked } from '../chunked.ts'
import type { Draft, FamilyScope } from '../draft.ts'
import { bores } from '../tables/belts.ts'
import { ansi, discSizes, jawSizes, rareChains, rigidSizes, rollerChains } from '../tables/chains.ts'
import { about } from './belts.ts'

const steels = [
  [b('碳钢', 'Carbon steel'), '', 1],
  [b('不锈钢 304', 'Stainless 304'), 'SS', 3.4],
] as const
const coated = [
  [b('镀镍碳钢', 'Nickel-plated steel'), 'NP', 1.5],
  [b('达克罗碳钢', 'Zinc-flake steel'), 'DC', 1.6],
] as const

function* rollers({ full }: FamilyScope): Generator<Draft> {
  for (const [type, p, width, roller, strength] of full ? [...rollerChains, ...rareChains] : rollerChains) {
    const inch = ansi[type]
    yield {
      category: 'chain',
      shop: 12,
      brand: 'lianji',
      interchange: `chain ${type.toLowerCase()}`,
      goesWith: [`sprocket ${type.toLowerCase()}*`],
      name: b(`滚子链 ${type}${inch ? `（${inch} 号）` : ''}`, `Roller chain ${type}${inch ? ` (ANSI ${inch})` : ''}`),
      brief: b(
        `节距 ${p} mm · 内宽 ${width} mm · 滚子 ⌀${roller} mm · 5 m/盒`,
        `Pitch ${p} mm · inner width ${width} mm · roller ⌀${roller} mm · 5 m a box`,
      ),
      about,
      comments: 'drive',
      unit: b('盒', 'box'),
      keywords: ['链条', 'chain', 'ISO 606', 'GB/T 1243', 'DIN 8187', ...(inch ? [`RS${inch}`, `ANSI ${inch}`] : [])],
      values: { pitch: p, width, standard: 'ISO 606' },
      crossRefs: inch ? [{ brand: 'ANSI', code: inch }] : [],
      more: [
        {
          key: b('最小抗拉强度（单排）', 'Least tensile strength, simple'),
          value: b(`${strength} kN`, `${strength} kN`),
        },
      ],
      skus: [1, 2, 3].flatMap((strands) =>
        (full ? [...steels, ...coated] : steels).map(([material, mark, dearer]) => ({
          code: `${type}-${strands}${mark}`,
          options: { strands, material },
          weightKg: p * p * strands * 0.021,
          price: (22 + p * p * strands * 0.36) * dearer,
          picture: { family: 'chain', params: { p, b: width, rows: strands } },
        })),
      ),
    }
  }
}

function* sprockets({ full }: FamilyScope): Generator<Draft> {
  const teeth = Array.from({ length: 68 }, (_, i) => i + 9)
  for (const [type, p, , , , bore] of full ? [...rollerChains, ...rareChains] : rollerChains)
    for (const strands of full ? [1, 2, 3] : [1, 2]) {
      for (const part of chunked(full ? teeth : [13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 25, 27, 30, 38]))
        yield {
          category: 'sprocket',
          shop: 12,
          brand: 'lianji',
          interchange: `sprocket ${type.toLowerCase()}-${strands}`,
          goesWith: [`chain ${type.toLowerCase()}`, 'din6885*'],
          name: b(
            `${['单', '双', '三'][strands - 1]}排链轮 ${type}-${strands}（${part[0]}–${part.at(-1)} 齿）`,
            `Sprocket ${type}-${strands}, ${['simple', 'duplex', 'triplex'][strands - 1]}, ${part[0]}–${part.at(-1)} teeth`,
          ),
          brief: b(`45 钢 齿面淬火 · 节距 ${p} mm`, `C45, hardened teeth · pitch ${p} mm`),
          about,
          comments: 'drive',
          keywords: ['牙盘', '齿轮', 'sprocket', 'ISO 606'],
          values: { pitch: p, strands, material: b('45 钢', 'C45 steel') },
          skus: part.map((z) => {
            // Pitch circle p / sin(π/z); the teeth rise about 0.3 p above it.
            const D = Math.round(p / Math.sin(Math.PI / z) + p * 0.6)
            const d = Math.min(bore, Math.max(5, Math.round(D * 0.4)))
            return {
              code: `${type}-${strands}-Z${z}`,
              options: { teeth: z },
              part: `z${z}`,
              values: { diameter: D, bore: d },
              weightKg: D * D * p * strands * 2.9e-6,
              price: 9 + D * D * p * strands * 0.0001,
              picture: { family: 'sprocket', params: { z, D, d } },
            }
          }),
        }
    }
}

/** Motor shaft diameters. Couplings are always stocked with these bores. */
const shafts = new Set([11, 14, 19, 24, 28, 38, 42, 48, 55, 60, 65, 75])

function boresOf(max: number, full: boolean): number[] {
  const fit = bores.filter((d) => d <= max && d >= max * 0.28)
  return full ? fit : fit.filter((d, at) => at % 2 === 0 || shafts.has(d))
}

/** Returns the `goesWith` names of jaw couplings for a shaft in mm that carry at least 1.5 times its torque in N·m. */
export function couplingsFor(shaft: number, torque: number, full: boolean): string[] {
  return jawSizes
    .filter(([, , , max, carried]) => carried >= 1.5 * torque && boresOf(max, full).includes(shaft))
    .slice(0, 2)
    .map(([size]) => `coupling jaw ${size}`)
}

function* couplings({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, mark, sizes, factor, material] of [
    ['jaw', '梅花联轴器', 'Jaw coupling', 'GR', jawSizes, 1, b('铝合金', 'Aluminium')],
    ['disc', '膜片联轴器', 'Disc coupling', 'LD', discSizes, 2.1, b('铝合金', 'Aluminium')],
    ['rigid', '刚性夹紧联轴器', 'Rigid clamping coupling', 'GG', rigidSizes, 1.2, b('不锈钢 304', 'Stainless 304')],
  ] as const)
    for (const [size, D, L, max, torque] of sizes) {
      const spiders = kind === 'jaw' ? [92, 98] : [undefined]
      yield {
        category: 'coupling',
        shop: 4,
        brand: 'chuandai',
        series: mark,
        interchange: `coupling ${kind} ${size}`,
        goesWith: ['din6885*', 'motor*'],
        name: b(`${zh} ${mark}${size}`, `${en} ${mark}${size}`),
        brief: b(
          `外径 ${D} mm · 总长 ${L} mm · 最大孔 ${max} mm · ${torque} N·m`,
          `Outside ${D} mm · length ${L} mm · bore up to ${max} mm · ${torque} N·m`,
        ),
        about,
        comments: 'drive',
        unit: b('套', 'set'),
        keywords: ['连轴器', '连轴节', 'coupling', '伺服联轴器', ...(kind === 'jaw' ? ['ROTEX', '星形联轴器'] : [])],
        values: { outer: D, length: L, torque, material },
        crossRefs: kind === 'jaw' ? [{ brand: 'KTR', code: `ROTEX ${size}` }] : [],
        skus: boresOf(max, full)
          .flatMap((d) =>
            spiders.map((hardness) => ({
              code: `${mark}${size}-${d}${hardness ? `-${hardness}A` : ''}`,
              options: { bore: d, ...(hardness ? { hardness } : {}) },
              values: { design: b(zh, en) },
              weightKg: D * D * L * 1.7e-6,
              price: (8 + D * L * 0.011) * factor * (hardness === 98 ? 1.06 : 1),
              picture: { family: 'shaftcoupling', params: { D, L, d, kind } },
            })),
          )
          .slice(0, 40),
      }
    }
}

export const sprocketFamilies = [sprockets]
export const chains = [rollers, couplings]
