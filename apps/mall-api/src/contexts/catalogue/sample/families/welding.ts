import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'

const about: About = {
  what: b(
    '化学成分与熔敷金属力学性能逐批检验，附质量证明书。',
    'Composition and weld metal strength tested by batch, with certificate.',
  ),
  uses: [
    b('钢结构与压力容器', 'Steel structures and pressure vessels'),
    b('设备维修堆焊', 'Repair and hardfacing'),
    b('管道与车架焊接', 'Pipes and frames'),
  ],
  note: b(
    '焊前按说明烘干并保温；作业须通风并穿戴防护。',
    'Dry the electrodes as stated; ventilate and wear protection.',
  ),
}
const each = { shop: 9, brand: 'gongjiang' as const, about, comments: 'tool' as const }
const mild = b('碳钢', 'Carbon steel')
const stainless = b('不锈钢', 'Stainless steel')
const aluminium = b('铝合金', 'Aluminium')

function* sticks({ full }: FamilyScope): Generator<Draft> {
  for (const [aws, gb, material, zh, en, rate] of [
    ['E6013', 'J421', mild, '钛钙型碳钢焊条', 'Rutile mild steel electrode', 9],
    ['E7018', 'J506Fe', mild, '低氢型碳钢焊条', 'Low-hydrogen electrode', 12],
    ['E7015', 'J507', mild, '低氢钠型焊条', 'Basic electrode', 11],
    ['E308L-16', 'A002', stainless, '304L 不锈钢焊条', 'Stainless electrode 308L', 48],
    ['E316L-16', 'A022', stainless, '316L 不锈钢焊条', 'Stainless electrode 316L', 68],
    ['E309-16', 'A302', stainless, '异种钢焊条', 'Dissimilar steel electrode 309', 62],
    ['ENi-CI', 'Z308', b('纯镍', 'Nickel'), '铸铁焊条', 'Cast iron electrode', 230],
    ['D256', 'D256', b('高锰钢', 'Manganese steel'), '耐磨堆焊焊条', 'Hardfacing electrode', 34],
  ] as const)
    yield {
      ...each,
      category: 'electrode',
      interchange: `electrode ${aws.toLowerCase()}`,
      goesWith: ['weldmask*', 'glove leather*', 'disc grind*'],
      unit: b('包', 'pack'),
      name: b(`${zh} ${gb}（${aws}）`, `${en} ${aws}`),
      brief: b(`${aws} · ${gb} · GB/T 5117`, `AWS ${aws} · ISO 2560`),
      keywords: ['电焊条', '焊条', 'welding rod', 'stick electrode', 'ISO 2560', 'AWS A5.1', aws, gb],
      values: { grade: aws, material },
      crossRefs: aws === gb ? [] : [{ brand: 'GB', code: gb }],
      skus: [2, 2.5, 3.2, 4, 5].flatMap((diameter) =>
        (full ? [1, 2.5, 5, 20] : [2.5, 5]).map((net) => ({
          code: `${gb}-${diameter}-${net}`,
          options: { diameter, net },
          part: `${diameter} ${net}kg`,
          weightKg: net * 1.04,
          price: net * rate * (diameter < 2.5 ? 1.3 : diameter < 3.2 ? 1.12 : 1) * (net < 2 ? 1.25 : 1),
          picture: {
            family: 'electrode',
            params: { d: diameter, L: diameter < 2.5 ? 300 : diameter < 3.2 ? 350 : 400 },
          },
        })),
      ),
    }
}

function* wires({ full }: FamilyScope): Generator<Draft> {
  const fillers = [
    ['ER70S-6', 'ER50-6', mild, '碳钢', 'Mild steel', 7.5],
    ['ER308L', 'H03Cr21Ni10', stainless, '304L 不锈钢', 'Stainless 308L', 52],
    ['ER316L', 'H03Cr19Ni12Mo2', stainless, '316L 不锈钢', 'Stainless 316L', 76],
    ['ER4043', 'SAl4043', aluminium, '铝硅', 'Aluminium-silicon', 58],
    ['ER5356', 'SAl5356', aluminium, '铝镁', 'Aluminium-magnesium', 62],
    ['ERCuSi-A', 'SCu6560', b('硅青铜', 'Silicon bronze'), '硅青铜', 'Silicon bronze', 110],
  ] as const
  for (const [aws, gb, material, zh, en, rate] of [
    ...fillers,
    ['E71T-1', 'T492T1', mild, '药芯', 'Flux-cored', 10] as const,
  ])
    yield {
      ...each,
      category: 'migWire',
      interchange: `migwire ${aws.toLowerCase()}`,
      goesWith: ['torch mig*', 'weldmask*'],
      unit: b('盘', 'spool'),
      name: b(`${zh}气保焊丝 ${aws}`, `${en} MIG wire ${aws}`),
      brief: b(`${aws} · ${gb} · 层绕`, `AWS ${aws} · ISO 14341 · layer wound`),
      keywords: ['二保焊丝', '气保焊丝', '焊丝', 'MIG wire', 'MAG', 'CO2', aws, gb],
      values: { grade: aws, material },
      crossRefs: [{ brand: 'GB', code: gb }],
      skus: [0.8, 0.9, 1, 1.2, 1.6].flatMap((diameter) =>
        (full ? [1, 5, 15, 20] : [5, 15]).map((net) => ({
          code: `${aws}-${diameter}-${net}`,
          options: { diameter, net },
          part: `${diameter} ${net}kg`,
          weightKg: net * 1.06,
          price: net * rate * (diameter < 1 ? 1.15 : 1) * (net < 5 ? 1.4 : net < 15 ? 1.12 : 1),
          picture: { family: 'spool', params: { d: diameter, D: net > 5 ? 300 : net > 1 ? 200 : 100, kg: net } },
        })),
      ),
    }
  for (const [aws, gb, material, zh, en, rate] of fillers)
    yield {
      ...each,
      category: 'tigRod',
      interchange: `tigrod ${aws.toLowerCase()}`,
      goesWith: ['torch tig*', 'weldmask*'],
      unit: b('盒', 'box'),
      name: b(`${zh}氩弧焊丝 ${aws}`, `${en} TIG rod ${aws}`),
      brief: b(`${aws} · 直条 1000 mm`, `AWS ${aws} · 1000 mm straight`),
      keywords: ['氩弧焊丝', '直条焊丝', 'TIG rod', 'filler rod', 'ISO 636', aws, gb],
      values: { grade: aws, material, length: 1000 },
      skus: [1.6, 2, 2.4, 3.2].flatMap((diameter) =>
        (full ? [1, 5, 10] : [1, 5]).map((net) => ({
          code: `TIG-${aws}-${diameter}-${net}`,
          options: { diameter, net },
          part: `${diameter} ${net}kg`,
          weightKg: net * 1.03,
          price: net * rate * 1.18 * (net < 5 ? 1.1 : 1),
          picture: { family: 'electrode', params: { d: diameter, L: 1000, kind: 'bare' } },
        })),
      ),
    }
}

function* gear({ full }: FamilyScope): Generator<Draft> {
  for (const [series, kind, zh, en, current, price, ref] of [
    ['MT15', 'mig', '气保焊枪', 'MIG torch', 180, 96, 'MB 15AK'],
    ['MT24', 'mig', '气保焊枪', 'MIG torch', 250, 138, 'MB 24KD'],
    ['MT36', 'mig', '气保焊枪', 'MIG torch', 340, 175, 'MB 36KD'],
    ['MT50', 'mig', '水冷气保焊枪', 'Water-cooled MIG torch', 500, 320, 'MB 501D'],
    ['TT17', 'tig', '氩弧焊枪', 'TIG torch', 140, 72, 'WP-17'],
    ['TT26', 'tig', '氩弧焊枪', 'TIG torch', 180, 88, 'WP-26'],
    ['TT18', 'tig', '水冷氩弧焊枪', 'Water-cooled TIG torch', 320, 150, 'WP-18'],
    ['PT80', 'plasma', '等离子割枪', 'Plasma torch', 80, 190, 'P80'],
  ] as const)
    yield {
      ...each,
      category: 'torch',
      series: series.slice(0, 2),
      interchange: `torch ${kind} ${ref.toLowerCase()}`,
      goesWith: [kind === 'tig' ? 'tigrod*' : 'migwire*', 'weldmask*'],
      unit: b('把', 'pc'),
      name: b(`${zh} ${series}`, `${en} ${series}`),
      brief: b(`${current} A · 60% 负载持续率`, `${current} A at 60 % duty`),
      keywords: ['焊枪', '二保焊枪', 'welding torch', 'IEC 60974-7', ref],
      values: { current },
      crossRefs: [{ brand: 'Binzel', code: ref }],
      skus: (full ? [3, 4, 5, 8] : [3, 4, 5]).map((length) => ({
        code: `${series}-${length}`,
        options: { length: length * 1000 },
        part: `${length}m`,
        weightKg: 1 + length * 0.5,
        price: price * (0.7 + length * 0.1),
        picture: { family: 'torch', params: { A: current, kind } },
      })),
    }
  for (const [kind, zh, en, shades, price] of [
    ['auto', '自动变光面罩', 'Auto-darkening welding helmet', ['9–13', '5–13'], 128],
    ['fixed', '头戴式焊接面罩', 'Headband welding helmet', ['10', '11', '12'], 28],
    ['hand', '手持式焊接面罩', 'Hand-held welding shield', ['10', '11'], 15],
  ] as const)
    yield {
      ...each,
      category: 'weldMask',
      interchange: `weldmask ${kind}`,
      goesWith: ['glove leather*', 'electrode*'],
      unit: b('个', 'pc'),
      name: b(zh, en),
      brief: b('GB/T 3609.1 · EN 175', 'EN 175 · EN 379'),
      keywords: ['电焊帽', '焊帽', '电焊面罩', 'welding mask', 'EN 379'],
      skus: shades.map((shade, i) => ({
        code: `WM-${kind.toUpperCase()}-${shade.replace('–', '')}`,
        options: { shade: `DIN ${shade}` },
        weightKg: 0.5,
        price: price * (1 + i * 0.3),
        picture: { family: 'weldmask', params: { kind } },
      })),
    }
}

export const welding = [sticks, wires, gear]
