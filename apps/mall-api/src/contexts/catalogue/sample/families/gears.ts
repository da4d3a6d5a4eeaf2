import { b } from '../both.ts'
import type { About, Draft, FamilyScope } from '../draft.ts'
import { helicalRatios, helicalSizes, planetaryRatios, planetarySizes, wormRatios, wormSizes } from '../tables/gears.ts'

const about: About = {
  what: b(
    '压铸铝或铸铁箱体，齿面硬化磨削，出厂已加注合成油。',
    'Die-cast or cast iron housing, hardened and ground gears, filled with synthetic oil at the works.',
  ),
  uses: [
    b('输送与搅拌设备', 'Conveyors and mixers'),
    b('包装与机床进给', 'Packaging machines and feed drives'),
    b('物流与停车设备', 'Logistics and parking systems'),
  ],
  note: b(
    '首次运行 500 小时后换油；输出轴请勿敲击装配。',
    'Change the oil after the first 500 hours; never hammer parts onto the shaft.',
  ),
}
const inputs = [
  ['56', 56, 0.12],
  ['63', 63, 0.18],
  ['71', 71, 0.37],
  ['80', 80, 0.75],
  ['90', 90, 1.5],
  ['100', 100, 3],
  ['112', 112, 4],
  ['132', 132, 7.5],
] as const

function* worms({ full }: FamilyScope): Generator<Draft> {
  for (const [a, D, torque] of wormSizes) {
    const weightKg = a ** 2 * 0.0034
    const flanges = full ? inputs.filter(([, H]) => H <= a * 1.5 && H >= a * 0.7).slice(-3) : []
    yield {
      category: 'wormGear',
      shop: 4,
      brand: 'dongyao',
      interchange: `wormgear ${a}`,
      goesWith: ['motor *', `din6885*`, 'gear oil pao*'],
      name: b(`蜗轮蜗杆减速机 RV${a}`, `Worm gear unit RV${a}`),
      brief: b(
        `中心距 ${a} mm · 输出孔 ⌀${D} mm · ${torque} N·m`,
        `Centre distance ${a} mm · hollow shaft ⌀${D} mm · ${torque} N·m`,
      ),
      about,
      comments: 'drive',
      unit: b('台', 'pc'),
      keywords: ['涡轮减速机', '减速箱', '减速器', 'NMRV', 'gearbox', 'worm reducer'],
      values: { bore: D, length: a, torque },
      crossRefs: [{ brand: 'Motovario', code: `NMRV ${a}` }],
      skus: wormRatios
        .filter((ratio) => ratio >= 7.5 || full)
        .flatMap((ratio) =>
          (flanges.length ? flanges : [undefined]).map((flange) => ({
            code: `RV${a}-${ratio}${flange ? `-${flange[0]}B5` : ''}`,
            options: { ratio, ...(flange ? { frame: `${flange[0]}B5` } : {}) },
            weightKg,
            price: 62 + weightKg * 26 + ratio * 0.2,
            picture: { family: 'wormgear', params: { a, D } },
          })),
        ),
    }
  }
}

function* helicals({ full }: FamilyScope): Generator<Draft> {
  const mounts = [
    ['F', b('底脚', 'Foot'), 1],
    ['N', b('法兰', 'Flange'), 1.06],
  ] as const
  for (const [size, torque, shaft, h] of helicalSizes)
    for (const [, H, kW] of (full ? inputs : inputs.slice(3)).filter(([, H]) => H >= h * 0.42 && H <= h * 0.85)) {
      const weightKg = torque * 0.042 + 6
      yield {
        category: 'helicalGear',
        shop: 4,
        brand: 'dongyao',
        series: 'HR',
        interchange: `helicalgear ${size} ${H}`,
        goesWith: [`motor ${H}*`, 'din6885*', 'coupling*', 'gear oil ckc*'],
        name: b(`斜齿轮硬齿面减速机 HR${size}-${H}`, `Helical gear unit HR${size}-${H}`),
        brief: b(
          `${torque} N·m · 输出轴 ⌀${shaft} mm · 至 ${kW} kW`,
          `${torque} N·m · output shaft ⌀${shaft} mm · up to ${kW} kW`,
        ),
        about,
        comments: 'drive',
        unit: b('台', 'pc'),
        keywords: ['R 系列减速机', '齿轮箱', '硬齿面', 'helical gearbox', 'inline reducer', `R${size}`],
        values: { torque, shaft, frame: String(H) },
        crossRefs: [{ brand: 'SEW', code: `R${size}` }],
        skus: (full ? helicalRatios : helicalRatios.filter((_, i) => i % 2 === 1)).flatMap((ratio) =>
          mounts.map(([mark, mount, dearer]) => ({
            code: `HR${mark}${size}-${ratio}-${H}`,
            options: { ratio, mount },
            weightKg,
            price: (180 + weightKg * 24 + ratio) * dearer,
            picture: { family: 'helicalgear', params: { D: shaft, h, mount: mark === 'F' ? 'foot' : 'flange' } },
          })),
        ),
      }
    }
}

function* planetaries({ full }: FamilyScope): Generator<Draft> {
  for (const [flange, shaft, torque] of planetarySizes)
    for (const [i, ratios] of planetaryRatios.entries())
      yield {
        category: 'planetaryGear',
        shop: 4,
        brand: 'dongyao',
        series: 'PG',
        interchange: `planetarygear ${flange} ${i + 1}`,
        goesWith: ['coupling disc*', 'coupling rigid*'],
        name: b(
          `精密行星减速机 PG${flange} ${['单', '双'][i]}级`,
          `Planetary gear unit PG${flange}, ${['one', 'two'][i]} stage${i ? 's' : ''}`,
        ),
        brief: b(
          `法兰 ${flange} mm · 输出轴 ⌀${shaft} mm · ${torque} N·m`,
          `Flange ${flange} mm · output shaft ⌀${shaft} mm · ${torque} N·m`,
        ),
        about,
        comments: 'drive',
        unit: b('台', 'pc'),
        keywords: ['行星齿轮箱', '伺服减速机', 'planetary gearbox', 'servo reducer'],
        values: { width: flange, shaft, torque, stages: i + 1 },
        skus: ratios.flatMap((ratio) =>
          (full ? ['≤3′', '≤5′', '≤8′'] : ['≤5′', '≤8′']).map((backlash) => {
            const arc = backlash.replace(/\D/g, '')
            return {
              code: `PG${flange}-${ratio}-${arc}`,
              options: { ratio, backlash },
              part: `${ratio} ${arc}`,
              weightKg: flange ** 2 * 3e-4 * (1 + i * 0.3),
              price: (220 + flange ** 1.6 * 0.9) * (1 + i * 0.35) * (arc === '3' ? 1.5 : arc === '5' ? 1.2 : 1),
              picture: { family: 'planetary', params: { W: flange, D: shaft, stages: i + 1 } },
            }
          }),
        ),
      }
}

export const gears = [worms, helicals, planetaries]
