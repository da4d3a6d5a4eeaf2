import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { cabinets, chainSlings, eyeBolts, shackles, trolleys } from '../tables/workshop.ts'

const about: About = {
  what: b(
    '逐件做验证载荷试验，打刻额定载荷与批号，附合格证。',
    'Proof tested piece by piece, marked with load and batch, with certificate.',
  ),
  uses: [
    b('设备吊装与检修', 'Moving and repairing machines'),
    b('模具与钢构件翻转', 'Turning moulds and steel parts'),
    b('车间物料搬运', 'Handling in the workshop'),
  ],
  note: b(
    '严禁超载；使用前检查变形与裂纹，按规定周期复检。',
    'Never overload; look for bends and cracks before use and have the gear inspected regularly.',
  ),
}
const each = { shop: 11, brand: 'tuoqiang' as const, about, comments: 'wear' as const }

function* slings({ full }: FamilyScope): Generator<Draft> {
  for (const [d, one, two, four] of full ? chainSlings : chainSlings.slice(0, 8))
    for (const [legs, wll] of [
      [1, one],
      [2, two],
      [4, four],
    ] as const)
      yield {
        ...each,
        category: 'chainSling',
        interchange: `chainsling ${d} ${legs}leg`,
        goesWith: ['shackle*', 'eyebolt*', 'hoist*'],
        unit: b('套', 'set'),
        name: b(`${legs} 肢链条索具 ⌀${d} ${wll} t`, `Chain sling, ${legs} leg${legs > 1 ? 's' : ''}, ⌀${d}, ${wll} t`),
        brief: b(`80 级 · WLL ${wll} t · EN 818-4`, `Grade 8 · WLL ${wll} t · EN 818-4`),
        keywords: ['吊链', '起重链条', '吊具', 'chain sling', 'EN 818-4', 'G80'],
        values: { diameter: d, legs, wll },
        skus: (full ? [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] : [1, 2, 3, 4]).flatMap((metres) =>
          [b('羊角钩', 'Self-locking hooks'), b('抓钩可调', 'With shorteners')]
            .slice(0, full ? 2 : 1)
            .map((design, i) => ({
              code: `CS8-${legs}-${d}-${metres}${i ? 'V' : ''}`,
              options: { length: metres * 1000, ...(full ? { design } : {}) },
              part: `${metres}m ${i ? 'v' : 'h'}`,
              weightKg: legs * (metres * d * d * 0.022 + d * d * 0.03),
              price: 30 + legs * (metres * d * d * 0.42 + d * d * 1.1) + i * legs * d * 4,
              picture: { family: 'chainsling', params: { n: legs, d, L: metres * 1000 } },
            })),
        ),
      }
}

function* fittings(range: FamilyScope): Generator<Draft> {
  yield* shackleFamilies(range)
  yield* eyeBoltFamilies(range)
}

function* shackleFamilies({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, zh, en, mark, factor] of [
    ['bow', '弓形卸扣', 'Bow shackle', 'BS', 1],
    ['dee', 'D 形卸扣', 'Dee shackle', 'DS', 0.95],
  ] as const)
    for (const [pin, pinZh, pinEn, tail, dearer] of [
      ['screw', '螺纹销', 'screw pin', '', 1],
      ['bolt', '螺母保险型', 'safety bolt', 'B', 1.25],
    ] as const)
      yield {
        ...each,
        category: 'shackle',
        interchange: `shackle ${kind} ${pin}`,
        goesWith: ['chainsling*', 'eyebolt*'],
        unit: b('只', 'pc'),
        name: b(`${zh} ${pinZh}`, `${en}, ${pinEn}`),
        brief: b('EN 13889 · 6 级 · 安全系数 6', 'EN 13889 · grade 6 · safety factor 6'),
        keywords: ['卸扣', '卸克', 'U 型扣', 'shackle', 'EN 13889'],
        values: { design: b(pinZh, pinEn), standard: 'EN 13889' },
        skus: shackles
          .flatMap(([wll, bow, bolt]) =>
            (full
              ? [b('热浸锌', 'Hot-dip galvanised'), b('不锈钢 316', 'Stainless 316')]
              : [b('热浸锌', 'Hot-dip galvanised')]
            ).map((finish, i) => ({
              code: `${mark}${tail}-${wll}${i ? 'SS' : ''}`,
              options: { wll, ...(full ? { finish } : {}) },
              part: `${wll}t${i ? ' ss' : ''}`,
              values: { diameter: bow },
              weightKg: bow ** 3 * 9e-5,
              price: (2.4 + bow ** 2 * 0.11) * factor * dearer * (i ? 3.6 : 1),
              picture: { family: 'shackle', params: { d: bow, p: bolt, kind } },
            })),
          )
          .slice(0, 40),
      }
}

function* eyeBoltFamilies({ full }: FamilyScope): Generator<Draft> {
  for (const [standard, zh, en, kind] of [
    ['DIN 580', '吊环螺钉', 'Lifting eye bolt', 'bolt'],
    ['DIN 582', '吊环螺母', 'Lifting eye nut', 'nut'],
  ] as const)
    yield {
      ...each,
      category: 'eyeBolt',
      interchange: `eyebolt ${standard.toLowerCase().replace(' ', '')}`,
      goesWith: ['shackle*', 'chainsling*'],
      unit: b('只', 'pc'),
      name: b(`${zh} ${standard}`, `${en} ${standard}`),
      brief: b(`${standard} · GB/T 825 · 锻造`, `${standard} · forged`),
      keywords: ['吊环', '羊眼', 'eye bolt', 'eye nut', standard],
      values: { standard },
      skus: eyeBolts.flatMap(([M, wll, D]) =>
        (
          [
            [b('C15E 镀锌', 'C15E, zinc plated'), 'ZN', 1],
            [b('不锈钢 304', 'Stainless 304'), 'A2', 3],
            [b('不锈钢 316', 'Stainless 316'), 'A4', 4],
          ] as const
        )
          .slice(0, full ? 3 : 2)
          .map(([material, mark, dearer]) => ({
            code: `${standard.replace(' ', '')}-M${M}-${mark}`,
            options: { thread: `M${M}`, material },
            values: { wll },
            weightKg: D ** 3 * 1.6e-6,
            price: (1 + D * D * 0.0021) * dearer,
            picture: { family: 'eyebolt', params: { M, D, kind } },
          })),
      ),
    }
}

function* hoists({ full }: FamilyScope): Generator<Draft> {
  for (const [kind, series, zh, en, loads, rate] of [
    ['chain', 'HC', '手拉葫芦', 'Chain hoist', [0.5, 1, 1.5, 2, 3, 5, 10], 1],
    ['lever', 'HL', '手扳葫芦', 'Lever hoist', [0.75, 1.5, 3, 6], 0.9],
    ['electric', 'HE', '环链电动葫芦', 'Electric chain hoist', [0.25, 0.5, 1, 2, 3, 5], 9],
  ] as const)
    for (const wll of loads)
      yield {
        ...each,
        category: 'hoist',
        series,
        interchange: `hoist ${kind} ${wll}t`,
        goesWith: ['chainsling*', 'shackle*'],
        unit: b('台', 'pc'),
        name: b(`${zh} ${series}${wll} ${wll} t`, `${en} ${series}${wll}, ${wll} t`),
        brief: b(
          `${wll} t · ${kind === 'electric' ? 'EN 14492-2' : 'EN 13157'}`,
          `${wll} t · ${kind === 'electric' ? 'EN 14492-2' : 'EN 13157'}`,
        ),
        keywords: ['葫芦', '倒链', '起重机', 'hoist', 'chain block', kind === 'electric' ? 'EN 14492-2' : 'EN 13157'],
        values: { wll, ...(kind === 'electric' && !full ? { voltage: 380 } : {}) },
        skus: (full ? [1.5, 3, 5, 6, 9, 12] : kind === 'lever' ? [1.5, 3] : [3, 6, 9]).flatMap((lift) =>
          (kind === 'electric' && full ? [220, 380] : [undefined]).map((voltage) => ({
            code: `${series}${wll}-${lift}${voltage === 220 ? 'S' : ''}`,
            options: { lift, ...(voltage ? { voltage } : {}) },
            part: `${lift}m${voltage === 220 ? ' 220v' : ''}`,
            weightKg: 8 + wll * 7 + lift * wll,
            price: (70 + wll * 48 + lift * wll * 5) * rate,
            picture: { family: 'hoist', params: { kind, t: wll } },
          })),
        ),
      }
}

function* storage({ full }: FamilyScope): Generator<Draft> {
  const tones = [
    [b('灰色', 'Grey'), 'G', 'soft'],
    [b('红色', 'Red'), 'R', 'warm'],
    [b('黑色', 'Black'), 'K', 'dark'],
  ] as const
  for (const [category, zh, en, series, rows, rate] of [
    ['toolCabinet', '重型抽屉工具柜', 'Heavy-duty drawer cabinet', 'TC', cabinets, 1],
    ['toolTrolley', '工具车', 'Tool trolley', 'TW', trolleys, 1.2],
  ] as const)
    for (const [W, D, H, drawers, capacity] of rows)
      yield {
        ...each,
        shop: 9,
        brand: 'gongjiang',
        category,
        series,
        comments: 'tool',
        interchange: `${category === 'toolCabinet' ? 'toolcabinet' : 'tooltrolley'} ${W}x${D}x${H}-${drawers}`,
        goesWith: ['wrench*', 'socket*', 'pliers*'],
        unit: b('台', 'pc'),
        name: b(`${zh} ${drawers} 抽 ${W}×${D}×${H}`, `${en}, ${drawers} drawers, ${W}×${D}×${H}`),
        brief: b(`每抽承重 ${capacity} kg · 全拉出导轨`, `${capacity} kg a drawer · full extension`),
        about: {
          ...about,
          what: b(
            '冷轧钢板焊接喷塑，单开保险，全拉出滚珠导轨。',
            'Welded and powder-coated sheet steel, one drawer at a time, full-extension runners.',
          ),
          note: b('顶部勿放重物移动；先装下层。', 'Do not move it with loads on top; fill the lower drawers first.'),
        },
        keywords: ['工具箱', '抽屉柜', '工位器具', 'tool chest', 'tool storage', 'roller cabinet'],
        values: { width: W, height: H, drawers, capacity },
        skus: (full ? tones : tones.slice(0, 2)).flatMap(([colour, mark, tone]) =>
          [b('空柜', 'Empty'), b('带分隔片', 'With dividers')]
            .slice(0, category === 'toolCabinet' ? 2 : 1)
            .map((design, i) => ({
              code: `${series}${W}${H}-${drawers}${mark}${i ? 'D' : ''}`,
              options: { colour, ...(category === 'toolCabinet' ? { design } : {}) },
              weightKg: W * D * H * 1.6e-7,
              price: (90 + drawers * 62 + W * H * 2.4e-4) * rate * (i ? 1.22 : 1),
              picture: {
                family: 'drawers',
                params: { W, H, n: drawers, tone, kind: category === 'toolCabinet' ? 'cabinet' : 'trolley' },
              },
            })),
        ),
      }
}

export const lifting = [slings, fittings, hoists]
export const toolStorage = [storage]
