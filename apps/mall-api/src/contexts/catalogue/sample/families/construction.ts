import { b } from '../both.ts'
import type { About, Draft } from '../draft.ts'

const dig: About = {
  what: b(
    '低合金耐磨铸钢，整体热处理，硬度 HRC 47–52，冲击功不低于 18 J。',
    'Low-alloy wear-resistant cast steel, heat treated throughout, 47–52 HRC, impact 18 J or more.',
  ),
  uses: [
    b('土方与石方开挖', 'Earth and rock excavation'),
    b('矿山装载', 'Loading in quarries'),
    b('破碎与清理', 'Breaking and clearing'),
  ],
  note: b(
    '更换齿尖时同时检查齿座与销；单侧磨损请翻面使用。',
    'Check adapter and pin whenever a tip is changed; turn tips that wear on one side.',
  ),
}
const pumpAbout: About = {
  what: b(
    '双金属或高铬合金耐磨层，适配国内主流泵车与拖泵。',
    'Twin-wall or high-chrome wear layer, for the common truck-mounted and trailer pumps.',
  ),
  uses: [
    b('混凝土泵车臂架', 'Booms of pump trucks'),
    b('地泵水平管线', 'Ground lines of trailer pumps'),
    b('车载泵泵送系统', 'Pumping cells'),
  ],
  note: b('每 2000 m³ 测一次壁厚，余厚小于 2 mm 必须更换。', 'Measure the wall every 2000 m³; replace below 2 mm.'),
}
/** Size class, tip length and width in mm, weight in kg, machine class in tonnes, lip of the adapter in mm. */
const teeth = [
  ['J200', 155, 66, 2.4, '6–8 t', 25],
  ['J225', 176, 74, 3.2, '8–12 t', 30],
  ['J250', 198, 82, 4.6, '12–18 t', 35],
  ['J300', 225, 94, 6.2, '18–23 t', 40],
  ['J350', 255, 107, 9.4, '24–30 t', 50],
  ['J400', 286, 121, 13.6, '30–36 t', 60],
  ['J460', 325, 138, 19.5, '36–45 t', 70],
  ['J550', 385, 162, 31, '45–60 t', 90],
] as const

function* excavator(): Generator<Draft> {
  yield* bucketTeeth()
  yield* undercarriage()
  yield* filters()
}

function* bucketTeeth(): Generator<Draft> {
  for (const [size, L, W, weightKg, machine, lip] of teeth) {
    yield {
      category: 'tooth',
      shop: 11,
      brand: 'juechi',
      name: b(`挖掘机斗齿 ${size} 系列`, `Bucket tooth, ${size} class`),
      brief: b(`长 ${L} mm · 宽 ${W} mm · ${machine}`, `Length ${L} mm · width ${W} mm · ${machine}`),
      about: dig,
      comments: 'wear',
      unit: b('个', 'pc'),
      keywords: ['斗牙', '齿尖', 'bucket tip', 'excavator tooth'],
      values: { machine, length: L },
      crossRefs: [{ brand: 'Caterpillar', code: size }],
      skus: (
        [
          ['standard', '标准齿', 'Standard', 'STD', 1],
          ['rock', '岩石齿', 'Rock', 'RC', 1.18],
          ['tiger', '双尖虎齿', 'Twin tiger', 'TT', 1.12],
        ] as const
      ).map(([kind, zh, en, mark, dearer]) => ({
        code: `DT-${size}-${mark}`,
        options: { design: b(zh, en) },
        weightKg,
        price: (8 + weightKg * 11.5) * dearer,
        picture: { family: 'tooth', params: { L, W, kind } },
      })),
    }
    yield {
      category: 'tooth',
      shop: 11,
      brand: 'juechi',
      name: b(`焊接齿座 ${size} 系列`, `Weld-on adapter, ${size} class`),
      brief: b(`斗唇厚 ${lip} mm · ${machine}`, `Lip ${lip} mm · ${machine}`),
      about: dig,
      comments: 'wear',
      unit: b('个', 'pc'),
      keywords: ['齿座', 'adapter', 'tooth holder'],
      values: { machine, width: lip },
      skus: [
        {
          code: `DA-${size}-${lip}`,
          weightKg: weightKg * 1.7,
          price: 10 + weightKg * 17,
          picture: { family: 'tooth', params: { L: Math.round(L * 1.15), W, kind: 'adapter' } },
        },
      ],
    }
  }
}

function* undercarriage(): Generator<Draft> {
  for (const [machine, D, L, idler, sprocket] of [
    ['6–8 t', 122, 210, 350, 420],
    ['12–15 t', 145, 238, 445, 500],
    ['20–23 t', 172, 276, 525, 610],
    ['30–36 t', 205, 318, 590, 600],
  ] as const)
    for (const [kind, zh, en, mark, d, rate] of [
      ['track', '支重轮', 'Track roller', 'TR', D, 1.7],
      ['carrier', '托链轮', 'Carrier roller', 'CR', Math.round(D * 0.8), 1.1],
      ['idler', '引导轮', 'Idler', 'ID', idler, 1.9],
      ['sprocket', '驱动齿', 'Drive sprocket', 'SP', sprocket, 1.2],
    ] as const)
      yield {
        category: 'undercarriage',
        shop: 11,
        brand: 'tuoqiang',
        name: b(`${zh} ${machine}`, `${en}, ${machine}`),
        brief: b(`外径 ${d} mm · 浮动油封`, `Outside ${d} mm · duo-cone seals`),
        about: dig,
        comments: 'wear',
        unit: b('个', 'pc'),
        keywords: ['四轮一带', 'undercarriage', 'roller'],
        values: { machine, outer: d },
        skus: [b('单边', 'Single flange'), b('双边', 'Double flange')]
          .slice(0, kind === 'track' ? 2 : 1)
          .map((design, i) => ({
            code: `${mark}-${machine.split('–')[0]}-${i ? 'D' : 'S'}`,
            options: { design },
            weightKg: d * 0.17,
            price: d * rate + i * 30 + 40,
            picture: { family: 'roller', params: { D: d, L, kind } },
          })),
      }
}

const engineFilters = [
  [
    'spin',
    '机油滤清器',
    'Oil filter',
    'LF',
    [
      [76, 92],
      [93, 142],
      [93, 174],
      [108, 262],
      [118, 297],
    ],
  ],
  [
    'spin',
    '柴油滤清器',
    'Fuel filter',
    'FF',
    [
      [76, 120],
      [93, 160],
      [93, 202],
      [108, 238],
    ],
  ],
  [
    'air',
    '空气滤芯',
    'Air filter element',
    'AF',
    [
      [150, 320],
      [200, 380],
      [240, 400],
      [280, 460],
      [330, 520],
    ],
  ],
  [
    'element',
    '液压吸油滤芯',
    'Suction filter element',
    'HF',
    [
      [88, 150],
      [110, 180],
      [150, 240],
    ],
  ],
] as const

function* filters(): Generator<Draft> {
  for (const [kind, zh, en, mark, rows] of engineFilters)
    for (const [D, L] of rows)
      yield {
        category: 'engineFilter',
        shop: 11,
        brand: 'tuoqiang',
        name: b(`${zh} ${D}×${L}`, `${en} ${D}×${L}`),
        brief: b(`外径 ${D} mm · 高 ${L} mm`, `Outside ${D} mm · height ${L} mm`),
        about: {
          ...dig,
          what: b('进口滤纸，旁通阀按原厂压力设定。', 'Imported media, by-pass valve set as the original.'),
          note: b(
            '更换时密封圈涂少量机油，手拧到位再加四分之三圈。',
            'Oil the gasket, turn by hand until it seats, then three quarters more.',
          ),
        },
        comments: 'wear',
        keywords: ['滤芯', '三滤', 'filter', '保养'],
        values: { outer: D, length: L },
        skus: [b('标准', 'Standard'), b('长效', 'Long life')].map((design, i) => ({
          code: `${mark}${D}${L}${i ? 'L' : ''}`,
          options: { design },
          weightKg: D * L * 4.5e-5,
          price: (9 + D * L * 0.0016) * (i ? 1.45 : 1),
          picture: { family: 'filter', params: { D, L, kind } },
        })),
      }
}

function* concrete(): Generator<Draft> {
  yield* deliveryPipes()
  yield* pumpParts()
}

function* deliveryPipes(): Generator<Draft> {
  for (const dn of [80, 100, 125, 150]) {
    yield straightPipeOf(dn)
    yield elbowOf(dn)
    yield endHoseOf(dn)
    yield clampOf(dn)
  }
}

function straightPipeOf(dn: number): Draft {
  return {
    category: 'deliveryPipe',
    shop: 11,
    brand: 'bengche',
    name: b(`混凝土泵管 DN${dn}`, `Concrete delivery pipe DN${dn}`),
    brief: b(
      `壁厚 4.5–7 mm · 法兰 ${dn === 125 ? 148 : Math.round(dn * 1.18)} mm`,
      `Wall 4.5–7 mm · collar ${dn === 125 ? 148 : Math.round(dn * 1.18)} mm`,
    ),
    about: pumpAbout,
    comments: 'wear',
    unit: b('根', 'pc'),
    keywords: ['泵管', '直管', 'delivery pipe', 'twin wall'],
    values: { dn },
    skus: [500, 1000, 2000, 3000].flatMap((length) =>
      (
        [
          [b('单层耐磨', 'Single wall'), 'S', 1],
          [b('双层复合', 'Twin wall'), 'T', 1.8],
        ] as const
      ).map(([design, mark, dearer]) => ({
        code: `CP${dn}-${length}${mark}`,
        options: { length, design },
        weightKg: dn * length * 1.05e-4,
        price: (26 + dn * length * 0.00086) * dearer,
        picture: { family: 'pipe', params: { dn, L: length } },
      })),
    ),
  }
}

function elbowOf(dn: number): Draft {
  return {
    category: 'deliveryPipe',
    shop: 11,
    brand: 'bengche',
    name: b(`泵管弯头 DN${dn} R275`, `Pipe elbow DN${dn} R275`),
    brief: b('高铬铸造 · R275', 'Cast high chrome · R275'),
    about: pumpAbout,
    comments: 'wear',
    keywords: ['弯管', 'elbow', 'bend'],
    values: { dn },
    skus: [15, 30, 45, 60, 90].map((turn) => ({
      code: `CE${dn}-${turn}`,
      options: { turn: `${turn}°` },
      weightKg: dn * turn * 0.0014 + 3,
      price: 40 + dn * 0.5 + turn * 0.9,
      picture: { family: 'pipe', params: { dn, angle: turn } },
    })),
  }
}

function endHoseOf(dn: number): Draft {
  return {
    category: 'deliveryPipe',
    shop: 11,
    brand: 'bengche',
    name: b(`末端软管 DN${dn}`, `End hose DN${dn}`),
    brief: b('两层钢丝 · 8.5 MPa', 'Two wire layers · 8.5 MPa'),
    about: pumpAbout,
    comments: 'wear',
    unit: b('根', 'pc'),
    keywords: ['胶管', 'end hose', 'rubber hose'],
    values: { dn, pressure: 8.5 },
    skus: [3000, 4000, 6000].map((length) => ({
      code: `CH${dn}-${length}`,
      options: { length },
      weightKg: dn * length * 6e-5,
      price: 90 + dn * length * 0.0009,
      picture: { family: 'pipe', params: { dn, L: length, kind: 'rubber' } },
    })),
  }
}

function clampOf(dn: number): Draft {
  return {
    category: 'concretePart',
    shop: 11,
    brand: 'bengche',
    name: b(`泵管卡箍 DN${dn}`, `Pipe clamp DN${dn}`),
    brief: b('锻造 · 带密封圈', 'Forged · with gasket'),
    about: pumpAbout,
    comments: 'wear',
    unit: b('套', 'set'),
    pack: 5,
    keywords: ['管卡', 'coupling clamp'],
    values: { dn },
    skus: [b('普通型', 'Standard'), b('可调型', 'Adjustable')].map((design, i) => ({
      code: `CC${dn}-${i ? 'A' : 'S'}`,
      options: { design },
      weightKg: dn * 0.022,
      price: 16 + dn * 0.16 + i * 12,
      picture: { family: 'concrete', params: { part: 'clamp', D: dn } },
    })),
  }
}

function* pumpParts(): Generator<Draft> {
  const parts = [
    ['wearPlate', 'plate', '眼镜板', 'Spectacle plate', 'SP', [180, 200, 230, 260], 3.4],
    ['wearPlate', 'ring', '切割环', 'Cutting ring', 'CR', [180, 200, 230, 260], 1.3],
    ['concretePart', 'svalve', 'S 管阀', 'S-valve', 'SV', [125, 150, 180, 200], 9.5],
    ['concretePart', 'piston', '砼活塞', 'Concrete piston', 'PI', [180, 200, 230, 260], 0.75],
    ['concretePart', 'cylinder', '输送缸', 'Material cylinder', 'MC', [180, 200, 230, 260], 11],
  ] as const
  for (const [category, part, zh, en, mark, sizes, rate] of parts)
    for (const D of sizes)
      yield {
        category,
        shop: 11,
        brand: 'bengche',
        name: b(`${zh} ⌀${D}`, `${en} ⌀${D}`),
        brief: b(`适配 ⌀${D} 输送缸`, `For ⌀${D} material cylinders`),
        about: pumpAbout,
        comments: 'wear',
        keywords: ['泵车配件', 'concrete pump part', zh],
        values: { diameter: D },
        skus: (part === 'piston'
          ? [b('聚氨酯', 'Polyurethane'), b('橡胶', 'Rubber')]
          : part === 'cylinder'
            ? [b('镀硬铬', 'Hard chromed')]
            : [b('硬质合金', 'Carbide'), b('高铬合金', 'High chrome')]
        ).map((material, i) => ({
          code: `${mark}${D}-${i ? 'B' : 'A'}`,
          options: { material },
          weightKg: D * 0.06 * rate ** 0.6,
          price: D * rate * (i ? 0.6 : 1),
          picture: { family: 'concrete', params: { part, D } },
        })),
      }
}

export const construction = [excavator, concrete]
