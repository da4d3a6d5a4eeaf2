import { b } from '../both.ts'
import type { About, Draft } from '../draft.ts'

const about: About = {
  what: b('符合 IEC 60947 与 GB/T 14048，CCC 认证，35 mm 导轨或螺钉安装。', 'To IEC 60947 and GB/T 14048, for 35 mm rail or screws.'),
  uses: [b('电机控制柜', 'Motor control cabinets'), b('配电与照明', 'Distribution and lighting'), b('设备电气改造', 'Machine refits')],
  note: b('须由持证电工断电操作；端子按说明书力矩拧紧。', 'To be fitted by an electrician with the power off; tighten terminals to the stated torque.'),
}

function* switchgear(): Generator<Draft> {
  for (const [A, kW] of [[9, 4], [12, 5.5], [18, 7.5], [25, 11], [32, 15], [40, 18.5], [50, 22], [65, 30], [80, 37], [95, 45]] as const) {
    yield {
      category: 'contactor', shop: 8, brand: 'anqi', name: b(`交流接触器 CN1-${A}`, `Contactor CN1-${A}`),
      brief: b(`AC-3 ${A} A · 380 V ${kW} kW · 3P`, `AC-3 ${A} A · 380 V ${kW} kW · 3 poles`), about, comments: 'electric', unit: b('只', 'pc'),
      keywords: ['接触器', 'contactor', 'AC-3', 'IEC 60947-4-1'], values: { current: A, power: kW, poles: '3' },
      crossRefs: [{ brand: 'Schneider', code: `LC1D${String(A).padStart(2, '0')}` }],
      skus: ['DC24V', 'AC24V', 'AC110V', 'AC220V', 'AC380V'].map((coil) => ({
        code: `CN1-${A}11-${coil}`, options: { coil }, weightKg: 0.3 + A * 0.012, price: 24 + A * 2.2 + (coil.startsWith('DC') ? 30 : 0),
        picture: { family: 'railbox', params: { poles: 3, A } },
      })),
    }
    yield {
      category: 'overload', shop: 8, brand: 'anqi', name: b(`热过载继电器 TR1-${A}`, `Thermal overload relay TR1-${A}`),
      brief: b(`配 CN1 接触器 · 断相保护`, `For CN1 contactors · phase-failure protection`), about, comments: 'electric', unit: b('只', 'pc'),
      keywords: ['热继电器', 'overload relay'], values: { poles: '3' },
      skus: [0.5, 0.7, 1].map((share) => Math.round(A * share)).filter((one, i, all) => all.indexOf(one) === i)
        .map((current) => ({
          code: `TR1-${A}/${current}`, options: { current }, weightKg: 0.2 + A * 0.004, price: 26 + A * 0.9,
          picture: { family: 'railbox', params: { poles: 3, A: current, kind: 'overload' } },
        })),
    }
  }
  for (const poles of [1, 2, 3, 4]) for (const curve of ['B', 'C', 'D']) yield {
    category: 'breaker', shop: 8, brand: 'dianfang',
    name: b(`小型断路器 MB63 ${poles}P ${curve} 型`, `Miniature circuit breaker MB63, ${poles}-pole, curve ${curve}`),
    brief: b(`6 kA · ${poles}P · ${curve} 曲线`, `6 kA · ${poles}-pole · curve ${curve}`), about, comments: 'electric', unit: b('只', 'pc'),
    keywords: ['空气开关', '空开', 'MCB', 'IEC 60898'], values: { poles: String(poles) },
    skus: [6, 10, 16, 20, 25, 32, 40, 50, 63].map((current) => ({
      code: `MB63-${poles}${curve}${current}`, options: { current }, weightKg: 0.11 * poles,
      price: (6.5 + current * 0.05) * poles + (curve === 'D' ? 2 : 0), picture: { family: 'railbox', params: { kind: 'breaker', poles, A: current } },
    })),
  }
  for (const [poles, series] of [[1, 'MK1'], [2, 'MK2'], [4, 'MK4']] as const) yield {
    category: 'relay', shop: 8, brand: 'anqi', name: b(`中间继电器 ${series}`, `Plug-in relay ${series}`),
    brief: b(`${poles} 组转换触点 · 带指示灯`, `${poles} changeover contact${poles > 1 ? 's' : ''} · with LED`), about, comments: 'electric',
    unit: b('只', 'pc'), keywords: ['小型继电器', 'interface relay'], values: { poles: String(poles) },
    skus: ['DC12V', 'DC24V', 'AC110V', 'AC220V'].map((coil) => ({
      code: `${series}-${coil}`, options: { coil }, weightKg: 0.04, price: 7 + poles * 2.4,
      picture: { family: 'railbox', params: { kind: 'relay', poles, A: poles === 4 ? 5 : 10 } },
    })),
  }
  for (const [kind, zh, en, price] of [
    ['push', '平头按钮', 'Push button', 6.5], ['stop', '急停按钮', 'Emergency stop', 12], ['switch', '旋钮开关', 'Selector switch', 8.5],
    ['lamp', '指示灯', 'Pilot lamp', 5],
  ] as const) yield {
    category: 'button', shop: 8, brand: 'dianfang', name: b(`${zh} ⌀22`, `${en} ⌀22`), brief: b('开孔 22 mm · IP65', '22 mm hole · IP65'), about,
    comments: 'electric', unit: b('只', 'pc'), keywords: ['按钮开关', 'push button', 'IEC 60947-5-1'], values: { diameter: 22 },
    skus: (kind === 'stop' ? [b('红色', 'Red')] : [b('红色', 'Red'), b('绿色', 'Green'), b('黄色', 'Yellow'), b('蓝色', 'Blue')]).map((colour, i) => ({
      code: `XB22-${kind.toUpperCase()}-${'RGYB'[i]}`, options: { colour }, weightKg: 0.05, price, picture: { family: 'button', params: { kind } },
    })),
  }
}

function* power(): Generator<Draft> {
  for (const [watts, W, H] of [[60, 32, 100], [120, 40, 124], [240, 60, 124], [480, 85, 128]] as const) yield {
    category: 'powerSupply', shop: 8, brand: 'dianfang', name: b(`导轨电源 DR-${watts}`, `Rail power supply DR-${watts}`),
    brief: b(`${watts} W · AC 85–264 V 输入`, `${watts} W · AC 85–264 V input`), about, comments: 'electric', unit: b('台', 'unit'),
    keywords: ['开关电源', 'DIN rail', 'power supply'], values: { power: watts / 1000 },
    skus: [12, 24, 48].map((voltage) => ({
      code: `DR-${watts}-${voltage}`, options: { voltage }, values: { current: Math.round((watts / voltage) * 10) / 10 }, weightKg: watts * 0.0035,
      price: 42 + watts * 0.75, picture: { family: 'cabinet', params: { W, H, kind: 'supply' } },
    })),
  }
  for (const [type, zh, en, shield] of [
    ['RVV', '软护套线', 'Flexible PVC cable', 'no'], ['RVVP', '屏蔽软线', 'Screened flexible cable', 'yes'], ['TRVV', '拖链电缆', 'Drag-chain cable', 'no'],
    ['YC', '橡套电缆', 'Rubber-sheathed cable', 'no'],
  ] as const) for (const cores of [2, 3, 4, 5]) yield {
    category: 'cable', shop: 8, brand: 'xianlu', name: b(`${zh} ${type} ${cores} 芯`, `${en} ${type}, ${cores} cores`),
    brief: b(`300/500 V · ${cores} 芯 · 无氧铜`, `300/500 V · ${cores} cores · oxygen-free copper`), about, comments: 'electric', unit: b('米', 'm'),
    pack: 10, keywords: ['电线', '电缆', 'cable', type, 'IEC 60227'], values: { cores, material: b('铜', 'Copper') },
    skus: [0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10].map((section) => ({
      code: `${type}${cores}x${section}`, options: { section }, weightKg: section * cores * 0.0145,
      price: 0.5 + section * cores * 0.74 * (shield === 'yes' ? 1.3 : type === 'TRVV' ? 1.6 : 1),
      picture: { family: 'cable', params: { n: cores, q: section, shield } },
    })),
  }
}

export const electrical = [switchgear, power]
