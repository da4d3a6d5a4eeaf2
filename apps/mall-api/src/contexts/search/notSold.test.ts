import { beforeAll, describe, expect, it } from 'vitest'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { searchIndex } from '../../testing/searchIndex.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'

describe('products that are not sold here, and different wording', () => {
  let index: ProductIndex
  beforeAll(async () => {
    index = (await sampleIndex()).index
  }, 60_000)

  const ask = (keyword: string) => {
    const { hits, total, facets } = searchIndex(index, { keyword })
    return { total, found: hits.map(({ model, name }) => `${model} ${name.zh}`), ...facets().understood }
  }

  it.each([
    ['HRB 6310', 'HRB', /^6310/],
    ['LYC 6205', 'LYC', /^6205/],
    ['C&U 6204', 'C&U', /^6204/],
    ['哈轴6205', '哈轴', /^6205/],
    ['skf6308', 'skf', /^6308/],
    ['Bosch Rexroth 4WE6E', 'Bosch Rexroth', /^4WE6E/],
    ['sew减速机 R37', 'sew', /减速机/],
    ['Gates 125mm 切割片', 'Gates', /切割片/],
    ['CKD GB/T 6170 M10', 'CKD', /六角螺母 M10/],
    ['3M 13mm 两用扳手', '3M', /^CW-13/],
  ])('names the other maker in %s and shows other makers’ products [R5.04]', (keyword, maker, first) => {
    const { found, otherMakers, dropped } = ask(keyword)
    expect(otherMakers).toEqual([maker])
    expect(dropped).not.toContain(maker.toLowerCase())
    expect(found[0]).toMatch(first)
  })

  it.each(['sealed', 'rubber sealed', 'shielded'])('keeps the goods beside %s, wherever it stands', (described) => {
    for (const goods of ['bearing', 'ball bearing', 'deep groove ball bearing'])
      for (const size of ['bore 25 mm', 'bore 25', 'bore 25 od 52']) {
        const words = [goods, size, described]
        const orders = [words, words.toReversed(), [described, goods, size], [goods, described, size]]
        for (const order of orders) {
          const keyword = order.join(' ')
          const { found, dropped, notSold } = ask(keyword)
          expect(found[0], keyword).toMatch(/轴承/)
          // A bearing has a rubber seal, but no product says so in these words.
          expect([dropped.filter((word) => word !== 'rubber'), notSold], keyword).toEqual([[], []])
        }
      }
  })

  it.each(['22215 E', 'SKF 22215 E', '22215 K'])(
    'finds nothing for the designation %s instead of its letter',
    (keyword) => {
      expect(ask(keyword).found).toEqual([])
    },
  )

  it('leaves out an unknown word, and reports it', () => {
    const { found, dropped, otherMakers } = ask('abcd 6205')
    expect(found[0]).toMatch(/^6205/)
    expect(dropped).toEqual(['abcd'])
    expect(otherMakers).toEqual([])
  })

  it.each([
    ['单相电机', '三相异步电动机'],
    ['滑动轴承', '圆柱滚子轴承'],
    ['截止阀', '闸阀'],
    ['截止阀 DN50', '闸阀'],
    ['关节轴承', '角接触球轴承'],
    ['globe valve', '闸阀'],
    ['servo motor', '三相异步电动机'],
  ])('does not correct %s to something else, and names %s as similar', (keyword, near) => {
    const { total, corrected, notSold } = ask(keyword)
    expect(corrected).toBeUndefined()
    expect(notSold[0]!.near).toContain(near)
    expect(total).toBeGreaterThan(0)
  })

  it.each([
    'stepper motor nema 23',
    'nema 23 stepper motor',
    'steper motor nema 23',
    '步进电机 57',
    '57步进电机',
    'stepper motor 2 Nm',
    'servo motor 400W',
    'SKF linear bearing 12mm',
    '直线轴承 12mm',
    'linear bearing LM12UU',
    'rod end m12',
    'wood screw 4x40',
    'fan 220v',
  ])('reports that %s is not sold in this size, instead of products without it', (keyword) => {
    const { total, corrected, dropped, conditions, otherMakers, notSold } = ask(keyword)
    expect(total).toBe(0)
    const word = keyword === 'steper motor nema 23' ? 'stepper motor nema 23' : keyword
    expect({ corrected, dropped, conditions, otherMakers, notSold }).toEqual({
      corrected: undefined,
      dropped: [],
      conditions: [],
      otherMakers: [],
      notSold: [{ word, near: [] }],
    })
  })

  it.each([
    ['stepper motor', /三相异步电动机/],
    ['servo motor 750W', / 0.75 kW/],
    ['single phase motor 220V 1.5kw', / 1.5 kW/],
    ['needle bearing 25 mm', /^NU[23]05/],
    ['bronze bushing 20mm', /^6[03]?04|^6204/],
    ['globe valve dn50', /-50 /],
    ['u-bolt m10', /^ST90-M10/],
    ['滑动轴承 26mm', /轴承/],
    ['cordless drill 13mm', /麻花钻/],
  ])('shows the nearest products of %s, which have its size', (keyword, first) => {
    const { found, notSold } = ask(keyword)
    expect(found[0]).toMatch(first)
    expect(notSold[0]!.near.length).toBeGreaterThan(0)
  })

  it.each([
    'linear bearing 20mm',
    'linear bearing 20 mm',
    '20mm linear bearing',
    'linear bearing bore 20',
    'linear bearing 20',
    '直线轴承 20mm',
    '直线轴承 内径20',
    'carriage 20mm',
    'linear block 20 mm',
    '滑块 20mm',
  ])('keeps the size of %s', (keyword) => {
    const { total, found, dropped } = ask(keyword)
    expect(total).toBe(2)
    expect(found.every((name) => /^LGC20[HW]/.test(name))).toBe(true)
    expect(dropped).toEqual([])
  })

  it('corrects no number, since another number is another size', () => {
    for (const keyword of ['1205', '1205 轴承', '6250', '滚珠丝杆 1695'])
      expect(ask(keyword).corrected, keyword).toBeUndefined()
    expect(ask('1205 轴承')).toMatchObject({ dropped: ['1205'] })
    expect(ask('6250-2RS').corrected).toBe('6205-2RS')
  })

  it('reads letters that are valid pinyin as pinyin', () => {
    const { corrected, notSold } = ask('dianqi xiangzi')
    expect(corrected).toBeUndefined()
    expect(notSold.map(({ word }) => word)).toEqual(['xiangzi'])
  })

  it.each([
    ['卸扣 5吨', '5吨', '额定载荷 6.5 t'],
    ['骨架油封 35*52*7', '35x52x7', '内径 35 mm · 外径 52 mm'],
    ['shackle 5 ton', '5 ton', '额定载荷 6.5 t'],
  ])('reports that the size of %s does not exist, and names the nearest', (keyword, word, near) => {
    expect(ask(keyword).notSold).toEqual([{ word, near: [near] }])
  })

  it.each([
    ['卸扣 20吨', '20吨', '额定载荷 25 t', /-25 /],
    ['卸扣 100t', '100t', '额定载荷 55 t', /-55 /],
    ['卸扣 500吨', '500吨', '额定载荷 55 t', /-55 /],
    ['shackle 100t', '100t', '额定载荷 55 t', /-55 /],
    ['电机 999kw', '999kw', '功率 132 kW', / 132 kW/],
    ['M20x123 螺栓', 'm20x123', '螺纹 M20 · 长度 120 mm', /-M20x120-/],
    ['M8x5000 螺栓', 'm8x5000', '螺纹 M8', /-M8x/],
    ['M21 螺母', 'm21', '螺纹 M20', /-M20-/],
  ])(
    'reports that %s is beyond or between the sold sizes, and shows the nearest first',
    (keyword, word, near, first) => {
      const { found, notSold, dropped } = ask(keyword)
      expect(notSold).toEqual([{ word, near: [near] }])
      expect(dropped).toEqual([])
      expect(found[0]).toMatch(first)
    },
  )

  it.each([
    ['不锈钢 6205', '不锈钢'],
    ['6205 不锈钢', '不锈钢'],
    ['stainless 6205', 'stainless'],
  ])('shows the designation of %s, and reports that %s matched nothing', (keyword, word) => {
    const { found, dropped } = ask(keyword)
    expect(found[0]).toMatch(/^6205/)
    expect(dropped).toEqual([word])
  })

  it.each([
    'star delta starter',
    'cat6 网线',
    'AB胶',
    'pall ring',
    'banner',
    'peer',
    'norma clamp',
    'continental belt',
    '大陆 皮带',
    '长城',
    'nord',
    'LS 接触器',
    'AB 22 网线',
    '6205 LS',
    'total station',
    '万向 联轴器',
    '常开 触点',
  ])('reads no word of %s as a maker', (keyword) => {
    expect(ask(keyword)).toMatchObject({ otherMakers: [] })
  })

  it.each([
    ['PEER 6205', 'PEER'],
    ['6205 peer', 'peer'],
    ['peer6205', 'peer'],
    ['DELTA牌 变频器', 'DELTA'],
    ['长城牌 润滑脂', '长城'],
    ['品牌 大陆 皮带', '大陆'],
    ['nord brand gearbox', 'nord'],
    ['brand: CAT 滤芯', 'CAT'],
  ])('reads the name in %s as the maker %s', (keyword, maker) => {
    expect(ask(keyword)).toMatchObject({ otherMakers: [maker], dropped: [] })
  })

  it.each([
    ['开口扳手 17-19', /^OW-1[79]/],
    ['水磅 2寸', /泵/],
    ['moter 3 phase 7.5', /三相异步电动机 .* 7\.5 kW/],
    ['08B-1 chain 10 ft', /^08B-1 .*滚子链/],
    ['外六角半牙 M20x120 12.9级', /^HB82-M20x120-/],
    ['轴用挡圈 ￠30', /^DIN471-30-/],
    ['滚珠丝杆 1605', /BSN1605-/],
    ['SFU1605', /BSN1605-/],
    ['HGH20CA', /^LGC20H-/],
    ['HGW25CC', /^LGC25W-/],
    ['梅花联轴器 D40 L66', /GR19-/],
    ['骨架油封 35*52*7', /^TC35x52x8-/],
    ['3/8 npt quick coupler', /^Q[AF]-3\/8/],
    ['hexaggon head bolts', /六角头螺栓/],
    ['马达11kw4极', /11 kW/],
    ['压力变送器 0-10bar', /压力变送器|液位变送器/],
    ['6305 in stock', /^6305/],
    ['carirage bolt', /马车螺栓/],
    ['漏电小型断路器63A4P', /小型断路器 .* 4P/],
    ['1500  rpm  1.1kW motor', /-4-.* 1\.1 kW/],
  ])('finds %s', (keyword, first) => expect(ask(keyword).found[0]).toMatch(first))
})
