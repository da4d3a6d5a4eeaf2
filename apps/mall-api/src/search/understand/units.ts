/**
 * Units as people type them. A quantity is compared in the first unit of its dimension; counts name their attribute
 * instead.
 */
export type Unit = { dimension: string; factor: number }

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
  current: { a: 1, 安: 1, 安培: 1, amp: 1, amps: 1, ma: 0.001 },
  pressure: {
    mpa: 1,
    兆帕: 1,
    bar: 0.1,
    巴: 0.1,
    kpa: 0.001,
    psi: 0.00689476,
    公斤压力: 0.0980665,
    'kgf/cm2': 0.0980665,
    'kg/cm2': 0.0980665,
    公斤: 0.0980665,
    kg: 0.0980665,
  },
  area: { mm2: 1, 平方: 1, 平方毫米: 1, 平: 1, sqmm: 1, 'sq mm': 1 },
  mass: {
    kg: 1,
    公斤: 1,
    千克: 1,
    g: 0.001,
    克: 0.001,
    t: 1000,
    吨: 1000,
    ton: 1000,
    tons: 1000,
    tonne: 1000,
    tonnes: 1000,
    lb: 0.4536,
    lbs: 0.4536,
  },
  angle: { '°': 1, 度: 1, deg: 1, degree: 1, degrees: 1 },
  volume: { l: 1, 升: 1, litre: 1, liter: 1, litres: 1, liters: 1, ml: 0.001, 毫升: 0.001 },
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
  },
  displacement: { 'ml/r': 1, 'ml/rev': 1, 'cc/r': 1, 'cc/rev': 1, cc: 1 },
  speed: { 'r/min': 1, rpm: 1, 转: 1, '转/分': 1, 'min-1': 1 },
  temperature: { '°c': 1, 摄氏度: 1 },
  torque: { n·m: 1, nm: 1, 'n.m': 1, 牛米: 1, 牛·米: 1 },
  force: { kn: 1, n: 0.001, 千牛: 1 },
  frequency: { hz: 1, 赫兹: 1, khz: 1000 },
  percent: { '%': 1 },
  /** Counts; the dimension is the attribute's English name. */
  poles: { 极: 1, 级: 1, 極: 1, pole: 1, poles: 1, p: 1 },
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

/** What a unit's word may mean; `20t` is a mass or a number of teeth. */
export function unitsOf(word: string): readonly Unit[] {
  return units.get(word) ?? []
}

/**
 * A pattern for any unit, the longest first. A unit of letters ends where the letters do; behind one letter no figure
 * stands (`4V210` is no voltage).
 */
export const unitPattern = [...units.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map(
    (unit) =>
      unit.replace(/[.*+?^$/()|"°%]/g, '\\$&') +
      (/^[a-z]{2,}$/.test(unit)
        ? '(?![a-z])'
        : /[a-z\d]$/.test(unit)
          ? '(?![a-z]|\\d(?!\\d*(?:\\.\\d+)?(?:kw|mm|hz|hp|rpm|p(?![a-z]))))'
          : ''),
  )
  .join('|')
