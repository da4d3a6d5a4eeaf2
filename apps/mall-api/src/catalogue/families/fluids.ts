import { b } from '../both.ts'
import type { About, Draft, Value } from '../draft.ts'

const sealAbout: About = {
  what: b('按 GB/T 3452.1 与 ISO 3601 模压，二次硫化，光学分选。', 'Moulded to ISO 3601, post-cured, sorted by camera.'),
  uses: [b('液压与气动元件', 'Hydraulic and pneumatic components'), b('泵、阀与减速机', 'Pumps, valves and gear units'), b('设备检修', 'Repairs')],
  note: b('装配时避开锐边并涂润滑脂；介质请按材质耐受表选择。', 'Keep off sharp edges and grease when fitting; choose the compound by the medium.'),
}
const oilAbout: About = {
  what: b('深度精制基础油，抗磨抗氧，附出厂化验单。', 'Highly refined base oil, anti-wear and oxidation stable, with laboratory report.'),
  uses: [b('液压系统', 'Hydraulic systems'), b('工业齿轮箱', 'Industrial gearboxes'), b('轴承与导轨', 'Bearings and slideways')],
  note: b('不同品牌请勿混用；废油按危险废物处置。', 'Do not mix brands; dispose of used oil as hazardous waste.'),
}
const rubbers: [Value, string, number, string][] = [
  [b('丁腈橡胶 NBR70', 'NBR 70'), 'N', 1, 'black'], [b('氟橡胶 FKM75', 'FKM 75'), 'V', 4.2, 'brown'], [b('硅橡胶 VMQ', 'Silicone VMQ'), 'S', 2.6, 'red'],
  [b('三元乙丙 EPDM', 'EPDM 70'), 'E', 1.5, 'black'],
]

function* seals(): Generator<Draft> {
  for (const [s, diameters] of [
    [1.8, [3, 4, 5, 6, 8, 10, 12.5, 15, 18, 20]], [2.65, [10, 14, 16, 20, 25, 30, 35.5, 40, 50]], [3.55, [20, 25, 30, 40, 50, 60, 75, 90, 100]],
    [5.3, [40, 50, 65, 80, 100, 125, 150, 200]], [7, [110, 125, 150, 180, 200, 250]],
  ] as const) for (const [material, mark, dearer, tone] of rubbers) yield {
    category: 'oRing', shop: 12, brand: 'mifeng',
    name: b(
      `O 形圈 线径 ${s} ${typeof material === 'object' ? material.zh : material}`,
      `O-ring, section ${s}, ${typeof material === 'object' ? material.en : material}`
    ),
    brief: b(`GB/T 3452.1 · ISO 3601-1 · 线径 ${s} mm`, `ISO 3601-1 · GB/T 3452.1 · section ${s} mm`), about: sealAbout, comments: 'fluid',
    unit: b('只', 'pc'), pack: 50, keywords: ['密封圈', 'O 型圈', 'o ring', 'ISO 3601'], values: { width: s, material, standard: 'ISO 3601-1' },
    skus: diameters.map((d) => ({
      code: `OR-${d}x${s}-${mark}`, options: { bore: d }, weightKg: d * s * s * 4e-6, price: (0.06 + d * s * s * 0.00032) * dearer,
      picture: { family: 'oring', params: { d, s, tone } },
    })),
  }
  for (const [d, D, width] of [
    [15, 30, 7], [20, 35, 7], [25, 42, 7], [25, 52, 7], [30, 47, 7], [30, 55, 8], [35, 52, 8], [35, 62, 10], [40, 62, 8], [45, 65, 8], [50, 72, 8],
    [55, 80, 8], [60, 85, 8], [70, 95, 10], [80, 105, 10], [90, 115, 12], [100, 125, 12], [120, 150, 12],
  ] as const) yield {
    category: 'oilSeal', shop: 12, brand: 'mifeng', name: b(`骨架油封 TC ${d}×${D}×${width}`, `Shaft seal TC ${d}×${D}×${width}`),
    brief: b(`轴 ${d} · 孔 ${D} · 宽 ${width} mm`, `Shaft ${d} · housing ${D} · width ${width} mm`), about: sealAbout, comments: 'fluid',
    unit: b('只', 'pc'), pack: 5, keywords: ['旋转油封', 'oil seal', 'DIN 3760', 'GB/T 13871'], values: { bore: d, outer: D, width, standard: 'DIN 3760' },
    skus: rubbers.slice(0, 2).map(([material, mark, dearer]) => ({
      code: `TC${d}x${D}x${width}-${mark}`, options: { material }, weightKg: D * width * 5e-5, price: (0.8 + D * 0.05) * dearer,
      picture: { family: 'lipseal', params: { d, D, b: width } },
    })),
  }
  for (const [kind, zh, en, mark] of [
    ['rod', '聚氨酯 U 形密封', 'Polyurethane U-cup', 'UN'], ['wiper', '防尘圈', 'Rod wiper', 'DH'],
  ] as const) for (const d of [20, 28, 35, 45, 55, 70, 80, 90]) yield {
    category: 'rodSeal', shop: 12, brand: 'mifeng', name: b(`${zh} ${mark} ${d}`, `${en} ${mark} ${d}`),
    brief: b(`杆径 ${d} mm · 35 MPa`, `Rod ${d} mm · 35 MPa`), about: sealAbout, comments: 'fluid', unit: b('只', 'pc'), pack: 5,
    keywords: ['油缸密封', '油封', 'rod seal', 'U-cup'], values: { bore: d, material: b('聚氨酯', 'Polyurethane') },
    skus: [8, 10].map((width) => ({
      code: `${mark}${d}x${d + width}x${kind === 'rod' ? width - 2 : width - 3}`, options: { outer: d + width }, weightKg: d * 2e-4,
      price: 2.2 + d * 0.11, picture: { family: 'lipseal', params: { d, D: d + width, b: width - 2, kind } },
    })),
  }
}

function* lubricants(): Generator<Draft> {
  const cans: [number, Value][] = [[4, b('4 L 桶', '4 L can')], [18, b('18 L 桶', '18 L pail')], [200, b('200 L 桶', '200 L drum')]]
  for (const [category, zh, en, code, grades, rate, tone, standard] of [
    ['hydraulicOil', '抗磨液压油', 'Anti-wear hydraulic oil', 'HM', [22, 32, 46, 68, 100], 11, 'warm', 'GB 11118.1'],
    ['hydraulicOil', '低温液压油', 'Low-temperature hydraulic oil', 'HV', [32, 46, 68], 15, 'soft', 'GB 11118.1'],
    ['gearOil', '中负荷工业齿轮油', 'Industrial gear oil', 'CKC', [100, 150, 220, 320], 14, 'mid', 'GB 5903'],
    ['gearOil', '合成齿轮油', 'Synthetic gear oil', 'PAO', [150, 220, 320, 460], 38, 'soft', 'DIN 51517-3'],
  ] as const) for (const grade of grades) yield {
    category, shop: 12, brand: 'runze', name: b(`${zh} ${code} ${grade}`, `${en} ${code} ${grade}`),
    brief: b(`ISO VG ${grade} · ${standard}`, `ISO VG ${grade} · ${standard}`), about: oilAbout, comments: 'oil', unit: b('桶', 'can'),
    keywords: ['润滑油', '机油', 'lubricant', `VG${grade}`, standard], values: { viscosity: `VG ${grade}`, standard },
    skus: cans.map(([litres, volume]) => ({
      code: `${code}${grade}-${litres}L`, options: { volume }, weightKg: litres * 0.88,
      price: litres * rate * (litres > 100 ? 0.82 : litres > 10 ? 0.92 : 1.1), picture: { family: 'drum', params: { litres, tone } },
    })),
  }
  for (const [zh, en, code, rate] of [
    ['通用锂基脂', 'Lithium grease', 'XHP', 22], ['极压复合锂基脂', 'EP lithium complex grease', 'EPX', 36], ['二硫化钼脂', 'Molybdenum grease', 'MOS', 40],
    ['食品级润滑脂', 'Food-grade grease', 'FG', 95],
  ] as const) for (const grade of [1, 2, 3]) yield {
    category: 'grease', shop: 12, brand: 'runze', name: b(`${zh} ${code} ${grade} 号`, `${en} ${code}, NLGI ${grade}`),
    brief: b(`NLGI ${grade} · 滴点 ${180 + grade * 10} ℃`, `NLGI ${grade} · drop point ${180 + grade * 10} °C`), about: oilAbout, comments: 'oil',
    unit: b('支', 'pc'), keywords: ['黄油', 'grease', `NLGI ${grade}`], values: { viscosity: `NLGI ${grade}` },
    skus: ([[0.4, b('400 g 筒装', '400 g cartridge')], [1, b('1 kg 罐', '1 kg tub')], [15, b('15 kg 桶', '15 kg pail')]] as [number, Value][])
      .map(([kg, volume]) => ({
      code: `${code}${grade}-${kg}`, options: { volume }, weightKg: kg, price: kg * rate * (kg > 10 ? 0.8 : 1.1),
      picture: { family: 'drum', params: { litres: kg, unit: 'kg', tone: 'warm' } },
    })),
  }
}

export const fluids = [seals, lubricants]
