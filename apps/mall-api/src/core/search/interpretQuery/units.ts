/**
 * A unit as people type it. `factor` converts a quantity to the first unit of its dimension.
 */
export type Unit = { dimension: string; factor: number }

/** One psi in MPa. */
export const PSI = 0.00689476

const dimensions: Record<string, Record<string, number>> = {
  power: { kw: 1, 千瓦: 1, w: 0.001, 瓦: 0.001, mw: 1000 },
  horsepower: { hp: 1, 马力: 1, 匹: 1, ps: 1, bhp: 1, horsepower: 1 },
  length: {
    mm: 1,
    毫米: 1,
    millimetre: 1,
    millimeter: 1,
    millimetres: 1,
    millimeters: 1,
    cm: 10,
    厘米: 10,
    公分: 10,
    centimetre: 10,
    centimeter: 10,
    centimetres: 10,
    centimeters: 10,
    m: 1000,
    米: 1000,
    metre: 1000,
    meter: 1000,
    metres: 1000,
    meters: 1000,
    ft: 304.8,
    feet: 304.8,
    foot: 304.8,
    英尺: 304.8,
    μm: 0.001,
    um: 0.001,
    微米: 0.001,
    丝: 0.01,
  },
  inch: { '"': 1, in: 1, inch: 1, inches: 1, 英寸: 1, 寸: 1, 吋: 1, 分: 0.125 },
  voltage: { v: 1, 伏: 1, 伏特: 1, volt: 1, volts: 1, vac: 1, vdc: 1, kv: 1000 },
  current: { a: 1, 安: 1, 安培: 1, amp: 1, amps: 1, ampere: 1, amperes: 1, ma: 0.001, ka: 1000 },
  pressure: {
    mpa: 1,
    兆帕: 1,
    bar: 0.1,
    bars: 0.1,
    barg: 0.1,
    巴: 0.1,
    atm: 0.101325,
    大气压: 0.101325,
    kpa: 0.001,
    psi: PSI,
    psig: PSI,
    公斤压力: 0.0980665,
    'kgf/cm2': 0.0980665,
    'kg/cm2': 0.0980665,
    公斤: 0.0980665,
    kg: 0.0980665,
  },
  area: { mm2: 1, 平方: 1, 平方毫米: 1, 平: 1, sqmm: 1, 'sq mm': 1, 'sq.mm': 1, 平方线: 1 },
  mass: {
    kg: 1,
    公斤: 1,
    gongjin: 1,
    千克: 1,
    g: 0.001,
    克: 0.001,
    t: 1000,
    吨: 1000,
    dun: 1000,
    ton: 1000,
    tons: 1000,
    tonne: 1000,
    tonnes: 1000,
    lb: 0.4536,
    lbs: 0.4536,
    pound: 0.4536,
    pounds: 0.4536,
    磅: 0.4536,
    斤: 0.5,
    oz: 0.02835,
    盎司: 0.02835,
    gram: 0.001,
    grams: 0.001,
    kilo: 1,
    kilos: 1,
    kgs: 1,
  },
  angle: { '°': 1, 度: 1, deg: 1, degree: 1, degrees: 1 },
  volume: { l: 1, 升: 1, sheng: 1, litre: 1, liter: 1, litres: 1, liters: 1, ltr: 1, 公升: 1, ml: 0.001, 毫升: 0.001 },
  flow: {
    'm3/h': 1,
    '方/小时': 1,
    '立方/小时': 1,
    'l/min': 0.06,
    lpm: 0.06,
    'm3/min': 60,
    '立方/分': 60,
    '立方/分钟': 60,
    方: 1,
    立方: 1,
    '吨/小时': 1,
    lph: 0.001,
    'l/s': 3.6,
    'l/h': 0.001,
    '升/分': 0.06,
    '升/分钟': 0.06,
    '升/秒': 3.6,
    '升/小时': 0.001,
    'm3/hr': 1,
    'cbm/h': 1,
    't/h': 1,
    立方米: 1,
    '立方米/小时': 1,
    '立方米/分': 60,
    '方/分': 60,
    '方/分钟': 60,
    gpm: 0.2271,
    cfm: 1.699,
  },
  displacement: { ml: 1, 毫升: 1, 'ml/r': 1, 'ml/rev': 1, 'cc/r': 1, 'cc/rev': 1, cc: 1 },
  speed: { 'r/min': 1, rpm: 1, 转: 1, '转/分': 1, '转/分钟': 1, 转每分: 1, 'min-1': 1 },
  temperature: { '°c': 1, 摄氏度: 1 },
  torque: {
    n·m: 1,
    nm: 1,
    'n.m': 1,
    'n-m': 1,
    牛米: 1,
    牛·米: 1,
    牛顿米: 1,
    'ft-lb': 1.356,
    'ft-lbs': 1.356,
    'ft lb': 1.356,
    'ft lbs': 1.356,
    'ft.lb': 1.356,
    'lb-ft': 1.356,
    'kgf.m': 9.80665,
    'kg.m': 9.80665,
    公斤米: 9.80665,
  },
  force: { kn: 1, n: 0.001, 千牛: 1 },
  frequency: { hz: 1, 赫兹: 1, khz: 1000 },
  percent: { '%': 1 },
  /** Counts. The dimension is the attribute's English name. */
  poles: { ji: 1, 极: 1, 级: 1, 極: 1, pole: 1, poles: 1, p: 1 },
  cores: { 芯: 1, 心: 1, core: 1, cores: 1 },
  teeth: { 齿: 1, 牙: 1, teeth: 1, tooth: 1, t: 1 },
  flutes: { 刃: 1, 刀刃: 1, flute: 1, flutes: 1, f: 1 },
  strands: { 排: 1, row: 1, rows: 1, strand: 1, strands: 1 },
  grooves: { 槽: 1, groove: 1, grooves: 1 },
  legs: { 肢: 1, 腿: 1, 股: 1, leg: 1, legs: 1 },
  drawers: { 抽屉: 1, 层: 1, 抽: 1, drawer: 1, drawers: 1 },
  grit: { 目: 1, '#': 1, grit: 1 },
}

const units = new Map<string, Unit[]>()
for (const [dimension, words] of Object.entries(dimensions))
  for (const [word, factor] of Object.entries(words))
    units.set(word, [...(units.get(word) ?? []), { dimension, factor }])
// For compressors, cubic metres mean cubic metres per minute.
for (const word of ['方', '立方', '立方米'])
  units.set(word, [...(units.get(word) ?? []), { dimension: 'flow', factor: 60 }])

/** Returns the key of a range in the first unit: `0–25 MPa` equals `0–250 bar`. */
export function rangeKey(from: string, to: string, { dimension, factor }: Unit): string {
  const inFirst = (text: string) => Number((Number(text) * factor).toPrecision(6))
  return `${inFirst(from)}-${inFirst(to)} ${dimension}`
}

/** Returns the possible units of a word: `20t` is a mass or a number of teeth. */
export function unitsOf(word: string): readonly Unit[] {
  return units.get(word) ?? []
}

/** The characters after which a unit is the start of another word: `51206 转台`, `8 丝锥`, `20 方形`. */
const begins: Record<string, string> = {
  转: '台向轴盘子动接换角速矩',
  平: '面垫键头口板行',
  方: '形头座法向孔键颈',
  丝: '杠锥杆攻扣母堵印',
  分: '度体离中流',
  排: '气水污屑',
  齿: '轮条形座尖',
  槽: '钢轮',
  层: '压',
  升: '降',
  安: '全装',
  芯: '片轴',
  心: '轴',
  级: '联',
  抽: '屉柜水油芯',
  匹: '配',
  巴: '掌',
  牙: '条盘棒',
  刃: '磨',
  米: '思字',
  度: '数',
}

/**
 * A pattern for any unit, longest first. A unit of letters must end the word. A one-letter unit is not followed by a
 * digit, because `4V210` is not a voltage.
 */
export const unitPattern = [...units.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(
    (unit) =>
      unit.replace(/[.*+?^$/()|"°%]/g, '\\$&') +
      (begins[unit] ? `(?![${begins[unit]}])` : '') +
      (/^[a-z]{2,}$/.test(unit)
        ? '(?![a-z])'
        : /[a-z\d]$/.test(unit)
          ? '(?![a-z]|\\d(?!\\d*(?:\\.\\d+)?(?:kw|mm|hz|hp|rpm|p(?![a-z]))))'
          : ''),
  )
  .join('|')
