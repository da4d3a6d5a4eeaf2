import { beforeAll, describe, expect, it } from 'vitest'
import { sampleIndex } from '../../testing/sampleIndex.ts'
import { searchIndex } from '../../testing/searchIndex.ts'
import type { ProductIndex } from '../../core/search/index/productIndex.ts'

describe('what purchasers write', () => {
  let index: ProductIndex
  beforeAll(async () => {
    index = (await sampleIndex()).index
  }, 60_000)

  const ask = (keyword: string) => {
    const { hits, facets } = searchIndex(index, { keyword })
    return { models: hits.map(({ model }) => model), ...facets().understood }
  }

  it.each([
    ['六角螺丝 304 M8 30', /^HB8\d-M8x30-A2-70$/],
    ['M8x30 A2-70 hex bolt', /^HB8\d-M8x30-A2-70$/],
    ['内六角 M6 20', /-M6x20-/],
    ['Hex nut M8 A2', /^HN61-M8-A2-70$/],
    ['六角螺帽 M20 不锈钢316', /^HN61-M20-A4/],
    ['10A 链条', /10B-/],
    ['#50 chain', /10B-/],
    ['60号链条', /12B-/],
    ['CJX2-1810', /CN1-18/],
    ['砂纸 240', /^AB.*220$/],
    ['吊带 3吨', /^CS/],
    ['焊条 3.2', /-3\.2-/],
    ['NU210', /^NU210E/],
    ['NU210ECP', /^NU210E/],
    ['CNMG120408-PM', /^CNMG120408/],
    ['NMRV050-30', /RV50-30$/],
    ['三联件 AC3000-03', /^AC3-G38$/],
    ['SPC8-02', /^PC8-R14$/],
    ['气管弯头 10-03', /^PL10-R38$/],
    ['铜鼻子 35-8', /35-8$/],
    ['proximity switch M18 PNP NC', /^IS18.-P2/],
    ['LC1D09 24VDC', /CN1-911-DC24V$/],
    ['MCCB 3 pole 400 amp 50kA', /400/],
    ['M10 by 40 hex head cap screw', /^HB8\d-M10x40-/],
    ['split pin 3mm x 30', /^SP-3x30/],
    ['导轨 30 长1500', /LGR30-1500N$/],
    ['bearing 30 mm shaft 62 OD 16 wide', /6206/],
    ['不锈钢球阀 2寸', /^Q41F-16P-50$/],
    ['chain block 3 ton 3m', /HC3-3$/],
    ['torque wrench up to 110 Nm', /^TW-110$/],
    ['直线导轨 20的 1米2', /LGR20-1200N$/],
    ['10 inch adjustable spanner', /^AW-250$/],
    ['地泵管125 3米 双层', /^CP125-3000T$/],
    ['YE3-132S-4 5.5KW B5', /^YE3-132S-4-B5$/],
    ['静音螺杆空压机 37千瓦 变频', /^SC37PM/],
    ['DSNU-20-50-PPV-A', /^MA20x50-/],
    ['6306 双面密封', /^6306-2RS$/],
    ['6306', /^6306$/],
    ['NU310 ECM', /^NU310M$/],
    ['B63 三角带', /^B-1600$/],
    ['B 2槽 皮带轮 125', /^B125-2$/],
    ['NMRV050 1/30', /^RV50-30$/],
    ['08B双排链条', /^08B-2$/],
    ['R1AT -6 hose', /^R1AT-3\/8/],
    ['JIC -8 90度 软管接头', /^JICF-90-1\/2$/],
    ['rigid coupling 20 mm shaft', /GG\d+-20$/],
    ['allen key for M8 cap screw', /^HK-6$/],
    ['spanner for M16 bolt', /^(?:CW|OW|RW)-24$/],
    ['投入式液位计 5米', /^PTL-0\.5A/],
    ['O-ring dash 112 nbr', /^AS112-N$/],
    ['SiC vs SiC mechanical seal 40', /-40-SS/],
    ['H05VV-F 3G1.5', /^RVV3x1\.5$/],
    ['24V5A 导轨电源', /^DR-120-24$/],
    ['hydraulic oil VG 68 208 L', /^HM68-200L$/],
    ['Tellus S2 M 46', /^HM46-/],
    ['WCB gate valve DN80', /^Z45X-16C-80$/],
    ['DIN 582 M20 stainless', /^DIN582-M20-A2$/],
    ['D shackle 8.5t screw pin', /^DS-8\.5$/],
    ['pipe clamp DN125 adjustable for a pump', /^CC125-A$/],
    ['M10x1.5 spiral tap', /^TP-SP-M10-/],
    ['brake motor 1.5 kW flange', /^YEJ-90L-4-B5$/],
  ])('%s shows the intended goods among the first three', (keyword, meant) => {
    expect(ask(keyword).models.slice(0, 3)).toContainEqual(expect.stringMatching(meant))
  })

  it.each([
    ['4V210-08', { word: '4V210-08', near: ['2V210'] }],
    ['CJX2-1810', { word: 'CJX2-1810', near: ['CN1-1811'] }],
    ['10A 链条', { word: '10A', near: ['10B'] }],
    ['砂纸 240', { word: '240', near: ['粒度 220'] }],
    ['电钻', { word: '电钻', near: ['麻花钻'], goesWith: true }],
    ['ER32 collet', { word: 'collet', near: ['立铣刀'], goesWith: true }],
    ['TIG tungsten', { word: 'tig tungsten', near: ['焊枪', '氩弧焊丝'], goesWith: true }],
    ['吊带 3吨', { word: '吊带', near: ['链条索具'] }],
  ])('%s names what is shown instead', (keyword, note) => {
    expect(ask(keyword).notSold).toContainEqual(note)
  })

  it.each(['6205-2RS', '2V210', 'CN1-1811', '10B-1', '六角螺母 M8'])('%s needs no note', (keyword) => {
    expect(ask(keyword).notSold).toEqual([])
  })
})
