import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { belts, grits } from '../tables/workshop.ts'

const about: About = {
  what: b(
    '按 EN 12413、EN 13743 与 ISO 6344 制造，逐批做回转强度试验。',
    'Made to EN 12413, EN 13743 and ISO 6344, burst tested by batch.',
  ),
  uses: [
    b('钢结构切割与去毛刺', 'Cutting and deburring steel'),
    b('焊缝打磨', 'Dressing welds'),
    b('不锈钢表面处理', 'Finishing stainless steel'),
  ],
  note: b(
    '务必使用护罩与护目镜，检查有效期与最高转速。',
    'Always use guard and eye protection; mind the date of expiry and the highest speed.',
  ),
}
const each = { shop: 9, brand: 'gongjiang' as const, about, comments: 'tool' as const }
const grains = [
  [b('棕刚玉', 'Aluminium oxide'), 'A', 1],
  [b('锆刚玉', 'Zirconia'), 'Z', 1.6],
  [b('陶瓷', 'Ceramic'), 'C', 2.4],
  [b('碳化硅', 'Silicon carbide'), 'S', 1.2],
] as const

function* discs(range: FamilyScope): Generator<Draft> {
  yield* flatDiscs(range)
  yield* flapDiscs(range)
}

function* flatDiscs({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, mark, factor, sizes] of [
    [
      'cut',
      '树脂切割片',
      'Cutting disc',
      'CD',
      1,
      [
        [100, 1, 16],
        [100, 1.2, 16],
        [105, 1, 16],
        [115, 1, 22.2],
        [125, 1, 22.2],
        [125, 1.2, 22.2],
        [125, 1.6, 22.2],
        [150, 1.6, 22.2],
        [180, 2, 22.2],
        [230, 2, 22.2],
        [300, 2.8, 25.4],
        [350, 3, 25.4],
        [400, 3.2, 32],
      ],
    ],
    [
      'grind',
      '角磨片',
      'Grinding disc',
      'GD',
      1.6,
      [
        [100, 6, 16],
        [115, 6, 22.2],
        [125, 6, 22.2],
        [150, 6, 22.2],
        [180, 6, 22.2],
        [230, 6, 22.2],
      ],
    ],
    [
      'saw',
      '合金锯片',
      'Carbide saw blade',
      'SB',
      14,
      [
        [185, 2.2, 20],
        [230, 2.4, 25.4],
        [255, 2.6, 25.4],
        [305, 2.8, 25.4],
        [355, 3, 25.4],
      ],
    ],
  ] as const)
    for (const [material, code, dearer] of kind === 'saw'
      ? [[b('硬质合金', 'Carbide'), '', 1] as const]
      : full
        ? grains
        : grains.slice(0, 2))
      yield {
        ...each,
        category: 'disc',
        interchange: `disc ${kind}${code && ` ${code.toLowerCase()}`}`,
        goesWith: ['glasses*', 'glove*'],
        unit: b('片', 'pc'),
        pack: kind === 'saw' ? 1 : 10,
        name: b(`${zh} ${material.zh}`, `${en}, ${material.en.toLowerCase()}`),
        brief: b('EN 12413 · 最高 80 m/s', 'EN 12413 · up to 80 m/s'),
        keywords: ['砂轮片', '磨片', '角磨机', 'disc', 'cut-off wheel', 'EN 12413'],
        values: { material },
        skus: sizes.map(([D, s, d]) => ({
          code: `${mark}-${D}x${s}${code === 'A' ? '' : code}`,
          options: { outer: D, width: s },
          part: `${D}x${s}`,
          values: { bore: d },
          weightKg: D * D * s * 1.9e-6,
          price: (0.9 + D * 0.014 + D * D * s * 6e-6) * factor * dearer,
          picture: { family: 'disc', params: { D, s, d, kind } },
        })),
      }
}

function* flapDiscs({ full }: FamilyScope): Generator<Draft> {
  for (const [material, code, dearer] of full ? grains.slice(0, 3) : grains.slice(0, 2))
    for (const [form, zh, en] of [
      ['T27', '平形', 'flat'],
      ['T29', '锥形', 'conical'],
    ] as const)
      yield {
        ...each,
        category: 'flapDisc',
        interchange: `flapdisc ${form.toLowerCase()} ${code.toLowerCase()}`,
        goesWith: ['glasses*', 'glove*'],
        unit: b('片', 'pc'),
        pack: 10,
        name: b(`${zh}百叶片 ${form} ${material.zh}`, `Flap disc ${form}, ${en}, ${material.en.toLowerCase()}`),
        brief: b('EN 13743 · 玻纤背盘', 'EN 13743 · glass-fibre backing'),
        keywords: ['百叶轮', '千页片', '打磨片', 'flap disc', 'EN 13743'],
        values: { material, design: form },
        skus: (
          [
            [100, 16],
            [115, 22.2],
            [125, 22.2],
            [150, 22.2],
            [180, 22.2],
          ] as const
        ).flatMap(([D, d]) =>
          (full ? [36, 40, 60, 80, 120, 180, 240, 320] : [40, 60, 80, 120]).map((grit) => ({
            code: `FD${form}-${D}-${code}${grit}`,
            options: { outer: D, grit },
            part: `${D} p${grit}`,
            values: { bore: d },
            weightKg: D * D * 6e-6,
            price: (2.2 + D * D * 2.1e-4) * dearer,
            picture: { family: 'disc', params: { D, s: 14, d, kind: 'flap' } },
          })),
        ),
      }
}

function* sanding({ full }: FamilyScope): Generator<Draft> {
  for (const [w, L] of full ? belts : belts.filter((_, i) => i % 2 === 0))
    for (const [material, code, dearer] of full ? grains : grains.slice(0, 2))
      yield {
        ...each,
        category: 'abrasiveBelt',
        interchange: `abrasivebelt ${w}x${L} ${code.toLowerCase()}`,
        goesWith: ['flapdisc*', 'glasses*'],
        unit: b('条', 'pc'),
        pack: 10,
        name: b(`砂带 ${w}×${L} ${material.zh}`, `Abrasive belt ${w}×${L}, ${material.en.toLowerCase()}`),
        brief: b(`宽 ${w} mm · 周长 ${L} mm · ISO 6344`, `Width ${w} mm · length ${L} mm · ISO 6344`),
        keywords: ['砂布带', '打磨带', 'sanding belt', 'abrasive belt', 'ISO 6344'],
        values: { width: w, length: L, material },
        skus: (full ? grits : grits.filter((_, i) => i % 2 === 1)).map((grit) => ({
          code: `AB${w}x${L}-${code}${grit}`,
          options: { grit },
          part: `p${grit}`,
          weightKg: w * L * 8e-7,
          price: (0.6 + w * L * 3.2e-5) * dearer * (grit < 60 ? 1.15 : 1),
          picture: { family: 'abrasivebelt', params: { w, L, grit } },
        })),
      }
}

export const abrasives = [discs, sanding]
