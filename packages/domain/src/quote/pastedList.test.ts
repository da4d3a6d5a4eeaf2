import { describe, expect, it } from 'vitest'
import { readPastedList } from './pastedList.ts'
import { chineseCount } from './quantityWords.ts'

const first = (text: string) => {
  const [line] = readPastedList(text)
  const [reading] = line?.readings ?? []
  return reading && [reading.model, reading.quantity, reading.unit]
}

describe('a pasted list [R6.08]', () => {
  it('is read by its column headings in any order', () => {
    const text =
      '序号\t品名\t规格型号\t单位\t数量\t单价\n1\t轴承\t6205-2RS\t个\t1,200\t12.50\n2\t螺母\tHN61-M8-8\t只\t50\t0.20'
    expect(readPastedList(text).map(({ readings }) => readings)).toEqual([
      [{ model: '轴承 6205-2RS', quantity: 1200, unit: '个' }],
      [{ model: '螺母 HN61-M8-8', quantity: 50, unit: '只' }],
    ])
  })

  it('skips headings without a colon, and a name with a telephone number', () => {
    const models = (text: string) => readPastedList(text).map(({ readings: [reading] }) => reading!.model)
    expect(models('Bearings\nUCP205 4\nV belts\nA-1000 2\n王工 13800001234')).toEqual(['UCP205', 'A-1000'])
    expect(models('轴承\nUCP205 4个\n皮带类\nA-1000 2条\nMr Wang +86 138 0000 1234')).toEqual(['UCP205', 'A-1000'])
    expect(models('Bearings')).toEqual(['Bearings'])
    expect(models('motor 13800001234')).toEqual(['motor 13800001234'])
  })

  it('skips line numbers, greetings and totals', () => {
    const text =
      'Dear sirs,\nplease quote:\n1. 6205-2RS 50 pcs\n2. 6206-ZZ 20 pcs\n3. UCP204 4 pcs\nTotal 74 pcs\nBest regards\nZhang'
    expect(readPastedList(text).map(({ readings: [reading] }) => [reading!.model, reading!.quantity])).toEqual([
      ['6205-2RS', 50],
      ['6206-ZZ', 20],
      ['UCP204', 4],
    ])
  })

  it.each([
    ['6205-2RS 50 pcs @ ¥12.50', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs @ 1.234,50 €', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs EUR 12,50', ['6205-2RS', 50, 'pcs']],
    ['6205-2RS 50 pcs 12.50 GBP', ['6205-2RS', 50, 'pcs']],
    ['６２０５－２ＲＳ　５０个', ['6205-2RS', 50, '个']],
    ['20 tao UCP205', ['UCP205', 20, '套']],
    ['6205 两百五十个', ['6205', 250, '个']],
    ['轴承 6205, 12', ['轴承 6205', 12, '']],
    ['6205-2RS', ['6205-2RS', undefined, '']],
    ['M10 x 40 12.9 SHCS 50', ['M10x40 12.9 SHCS', 50, '']],
    ['M10 × 40 8.8 bolt 50 pcs', ['M10x40 8.8 bolt', 50, 'pcs']],
    ['nut M10 x 40 DIN 934', ['nut M10 x 40 DIN 934', undefined, '']],
    ['25 x 52 x 15 bearing 4', ['25x52x15 bearing', 4, '']],
    ['35 × 52 × 7 seal 4 pcs', ['35x52x7 seal', 4, 'pcs']],
    ['two UCP205', ['UCP205', 2, '']],
    ['UCP205 twelve', ['UCP205', 12, '']],
    ['UCP205 two for press 3', ['UCP205', 2, '']],
    ['two way valve VF3130', ['two way valve VF3130', undefined, '']],
    ['6 no. UCP205', ['UCP205', 6, '']],
    ['UCP205 6 no.', ['UCP205', 6, '']],
    ['M8螺母 2百', ['M8螺母', 200, '']],
    ['M8 × 30', ['M8 × 30', undefined, '']],
  ])('reads %s', (text, expected) => {
    expect(first(text)).toEqual(expected)
  })

  it.each([
    ['6205-2RS 10 pcs for press 3', '6205-2RS', 10, 'for press 3', undefined],
    ['UCP205 4套 (备件)', 'UCP205', 4, '备件', undefined],
    ['6203-2RS or equal, 20 pcs', '6203-2RS', 20, 'or equal', undefined],
    ['TC30x47x7-N 6 pcs // pump room', 'TC30x47x7-N', 6, 'pump room', undefined],
    ['A-1000 4条 备注：空压机用', 'A-1000', 4, '空压机用', undefined],
    ['2.4 6206-ZZ, 3 per assembly', '6206-ZZ', 3, undefined, undefined],
    ['Mat 100048303 ; HB83-M10x40-8.8 ; 100 EA ; Plant 1000', 'HB83-M10x40-8.8', 100, 'Plant 1000', '100048303'],
    ['0101001\t深沟球轴承\t6205-2RS\t套\t20.00', '深沟球轴承 6205-2RS', 20, undefined, '0101001'],
    ['10|6204-2RS|BEARING|30|PC|1000|04.12.2026', '6204-2RS BEARING', 30, undefined, undefined],
    ['4 pcs UCP205 cast iron', 'UCP205 cast iron', 4, undefined, undefined],
  ])('takes the note and the buyer’s number out of %s', (text, model, quantity, note, articleNumber) => {
    const [line] = readPastedList(text)
    expect(line!.readings[0]).toMatchObject({ quantity })
    expect(line!.readings[0]!.model).toContain(model.split(' ').at(-1))
    expect([line!.note, line!.articleNumber]).toEqual([note, articleNumber])
  })

  it.each([
    // A number set off from the model.
    ['Hex nut M8 A2 - 500', 'Hex nut M8 A2', 500, ''],
    ['UCP205 (4)', 'UCP205', 4, ''],
    ['6205-2RS [10]', '6205-2RS', 10, ''],
    ['UCP205【4】', 'UCP205', 4, ''],
    ['UCP205 (x4)', 'UCP205', 4, ''],
    ['UCP205（4个）', 'UCP205', 4, '个'],
    ['UCP205 = 4', 'UCP205', 4, ''],
    ['UCP205 -> 4', 'UCP205', 4, ''],
    ['UCP205 ... 4', 'UCP205', 4, ''],
    ['UCP205: 4', 'UCP205', 4, ''],
    ['UCP205 4,', 'UCP205', 4, ''],
    ['washers - 200', 'washers', 200, ''],
    // A sign between the model and a quantity with its unit.
    ['6206 ZZ x 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206-ZZ (x 120 pcs)', '6206-ZZ', 120, 'pcs'],
    ['6206 ZZ, x 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ x two pcs', '6206 ZZ', 2, 'pcs'],
    ['6206 ZZ x qty 120', '6206 ZZ', 120, ''],
    ['6206 ZZ\tx\t120', '6206 ZZ', 120, ''],
    ['6206轴承 x 120个', '6206轴承', 120, '个'],
    ['轴承6206 x两百个', '轴承6206', 200, '个'],
    ['M8x30 bolts x 2 boxes', 'M8x30 bolts', 2, 'boxes'],
    ['M8 x 30 x 100 pcs', 'M8x30', 100, 'pcs'],
    ['hose R2AT x 20 m', 'hose R2AT', 20, 'm'],
    ['120 pcs x 6206 ZZ', '6206 ZZ', 120, 'pcs'],
    ['120 pcs. x 6206 ZZ', '6206 ZZ', 120, 'pcs'],
    ['20 m x hose R2AT', 'hose R2AT', 20, 'm'],
    ['6206 ZZ -> 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ => 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ → 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ ... 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ ~ 120 pcs', '6206 ZZ', 120, 'pcs'],
    ['6206 ZZ + 120 pcs', '6206 ZZ', 120, 'pcs'],
    // An x within a model is no sign.
    ['32008X 10 pcs', '32008X', 10, 'pcs'],
    ['SUPERLUX 10 pcs', 'SUPERLUX', 10, 'pcs'],
    // Words for quantity.
    ['UCP205 qty. 4', 'UCP205', 4, ''],
    ['UCP205 QTY-4', 'UCP205', 4, ''],
    ['4 qty UCP205', 'UCP205', 4, ''],
    ['two pcs UCP205', 'UCP205', 2, 'pcs'],
    ['UCP205 two sets', 'UCP205', 2, 'sets'],
    ['三相电机 5.5kw 一台', '三相电机 5.5kw', 1, '台'],
    // Packings, and what they hold.
    ['18kg 1 pail', '18kg', 1, 'pail'],
    ['EP2 grease 18kg 2 pails', 'EP2 grease 18kg', 2, 'pails'],
    ['锂基脂 2号 15公斤 3桶', '锂基脂 2号 15公斤', 3, '桶'],
    ['M8x30 bolts 100 pcs/box 5 boxes', 'M8x30 bolts 100 pcs/box', 5, 'boxes'],
    ['M8x30 螺栓 100只/盒 5盒', 'M8x30 螺栓 100只/盒', 5, '盒'],
    ['2 dozen M8 washers', 'M8 washers', 2, 'dozen'],
    ['3 coils PU tube 8x5', 'PU tube 8x5', 3, 'coils'],
    ['1 coil PU tube 8x5', 'PU tube 8x5', 1, 'coil'],
    // Measures.
    ['hose R2AT 20 m', 'hose R2AT', 20, 'm'],
    ['RVV3x1.5 200m', 'RVV3x1.5', 200, 'm'],
    ['10A 链条 5米', '10A 链条', 5, '米'],
    ['50kg J422 焊条', 'J422 焊条', 50, 'kg'],
    ['HGR20 rail 2 m 4 pcs', 'HGR20 rail 2 m', 4, 'pcs'],
    ['2 x 10 m hose R2AT 1/2', '10 m hose R2AT 1/2', 2, ''],
    // Designs that contain a unit.
    ['两片式球阀 DN25 304 6个', '两片式球阀 DN25 304', 6, '个'],
    ['内六角扳手 9件套 2套', '内六角扳手 9件套', 2, '套'],
    // Numbers with a thousands separator, and words around a count.
    ['1 000 pcs M8 nut A2', 'M8 nut A2', 1000, 'pcs'],
    ['10,000 pcs M8 nut', 'M8 nut', 10_000, 'pcs'],
    ['~50 pcs UCP205', 'UCP205', 50, 'pcs'],
    ['approx. 50 pcs UCP205', 'UCP205', 50, 'pcs'],
    ['We need 20 pcs shackle', 'shackle', 20, 'pcs'],
    ['请报 10个 卸扣', '卸扣', 10, '个'],
    ['Hi-viz vest XXL 10 pcs', 'Hi-viz vest XXL', 10, 'pcs'],
  ])('reads the quantity of %s', (text, model, quantity, unit) => {
    expect(first(text)).toEqual([model, quantity, unit])
  })

  it.each([
    'ER32 collet',
    'TIG tungsten',
    '焊条 3.2',
    '砂纸 240',
    'bearing 6328',
    // A number behind words is as often a size. The buyer is asked for the quantity.
    'whatsit gasket 5',
    '5 whatsit gasket',
    'washers 200',
    '垫片 5',
    '吊带 3吨',
    'SU32*50',
    '35*52*7',
    'oil seal 35 52 7',
    '三片式球阀 DN25',
    'valve 24V coil',
    'M8 x 1 m threaded rod',
    // In German a thousand, elsewhere one.
    '1.000 pcs M8 nut A2',
    'M8 nut 2.5 kg',
  ])('leaves the quantity of %s unread', (text) => {
    const [line] = readPastedList(text)
    expect(line!.readings[0]).toMatchObject({ model: expect.any(String), quantity: undefined })
  })

  it('leaves the quantity unread if a table has none in the column, instead of reading another number', () => {
    const text = 'Part no.\tQty\tPrice\nUCP205\t\t35.00\nUCP206\tTBD\t41.00\nUCP207\t3\t52.00'
    expect(readPastedList(text).map(({ readings }) => readings)).toEqual([
      [{ model: 'UCP205', quantity: undefined, unit: '' }],
      [{ model: 'UCP206', quantity: undefined, unit: '' }],
      [{ model: 'UCP207', quantity: 3, unit: '' }],
    ])
  })

  it('names the quantity that may be a size, so that the catalogue can decide', () => {
    const sizesOf = (text: string) => readPastedList(text)[0]!.readings.map(({ size }) => size)
    expect(sizesOf('hex bolt M8 30')).toEqual(['30', undefined])
    expect(sizesOf('grease EP2 18 kg')).toEqual(['18kg', undefined])
    expect(sizesOf('10 spanners 17')).toEqual(['17', '10', undefined])
    expect(sizesOf('UCP205 4 pcs')).toEqual([undefined])
  })

  it.each([
    // Separated by semicolons, with decimal commas; with prices and amounts; with the number of the row.
    ['6204-2RS;Ball bearing;SKF;30;3,20', '6204-2RS Ball bearing SKF', 30, ''],
    ['0010;6204-2RS;30;ST;04.12.2026;3,20;96,00', '6204-2RS', 30, 'pcs'],
    ['6204-2RS\t30\t25\t750\tCNY', '6204-2RS', 30, ''],
    ['10\t6204-2RS\t30\tEA\t1\tEA\t3.20', '6204-2RS', 30, 'pcs'],
    ['1\tCH-000123\t轴承\t6204-2RS\t个\t30.0000\t3.5000\t105.00', '轴承 6204-2RS', 30, '个'],
    // The designation is a number too.
    ['01.02.0033\t推力球轴承\t51100\t件\t7\t0\t7', '推力球轴承 51100', 7, '件'],
    ['6004\t1200\t12.50\t15000.00', '6004', 1200, ''],
    // A comma before three zeros, where the list has a decimal comma.
    ['4500012345\t00010\t6204-2RS\t20,000\tEA\t3,20\tEUR', '6204-2RS', 20, 'pcs'],
    // Numbers of an order before the part, and named values.
    ['REQ 4711-10 6204-2RS 30EA', '6204-2RS', 30, 'pcs'],
    ['10029981/00010 SEAL 6204-2RS   12 ST', 'SEAL 6204-2RS', 12, 'pcs'],
    ['item=6204-2RS;qty=30;uom=EA', '6204-2RS', 30, 'pcs'],
    ['{"part":"6204-2RS","qty":30,"uom":"EA"}', '6204-2RS', 30, 'pcs'],
    ['<part>6204-2RS</part><qty>30</qty>', '6204-2RS', 30, ''],
  ])('reads the row of a system, %s', (text, model, quantity, unit) => {
    const [{ readings } = { readings: [] }] = readPastedList(text)
    expect(readings[0]).toMatchObject({ model, quantity, unit })
  })

  it('reads at most twelve numbers of a line as its quantity, because each reading is looked up in the catalogue', () => {
    const [line] = readPastedList('12\t'.repeat(99))
    expect(line!.readings).toHaveLength(13)
  })

  it('leaves the quantity unread in the row of a system with 20,000, which is 20 or 20,000', () => {
    const [line] = readPastedList('00010\t100048211\tBEARING 6205-2RS\t20,000\tEA')
    expect(line!.readings[0]!.quantity).toBeUndefined()
    expect(readPastedList('20,000 pcs 6205-2RS')[0]!.readings[0]!.quantity).toBe(20_000)
  })

  it('returns every reading if a number could be a model or a quantity', () => {
    expect(readPastedList('6205 6206')[0]!.readings.map(({ model, quantity }) => [model, quantity])).toEqual([
      ['6205', 6206],
      ['6206', 6205],
      ['6205 6206', undefined],
    ])
  })

  it('returns a capital X before the quantity as a sign first, then as part of the model: `32008 X` is a bearing', () => {
    expect(readPastedList('32008 X 10 pcs')[0]!.readings).toEqual([
      { model: '32008', quantity: 10, unit: 'pcs' },
      { model: '32008 X', quantity: 10, unit: 'pcs' },
    ])
    expect(readPastedList('6206 ZZ x 120 pcs')[0]!.readings).toHaveLength(1)
  })

  it.each([
    ['10\t100482113\tBEARING; BALL; 6205\t20\tEA', ['BEARING BALL 6205', 20, 'pcs']],
    ['2\tCGSQ000123\t1.03.02.0046\t圆锥滚子轴承\t30206\t套\t4\t0\t2026-12-05', ['圆锥滚子轴承 30206', 4, '套']],
    ['0101003\t螺母\tHN61-M8-8\t件\t2\t4\t30', ['螺母 HN61-M8-8', 30, '件']],
    ['6206-ZZ\t3.20\tUSD\t20\tEA', ['6206-ZZ', 20, 'pcs']],
    ['10\tMRO-1001\t6206-ZZ\t4.000 EA\t1000', ['MRO-1001 6206-ZZ', 4, 'pcs']],
    ['00030\t1000\t深沟球轴承 6204-2RS\t3.00\t14 days', ['1000 深沟球轴承 6204-2RS 14 days', 3, '']],
    ['6206-ZZ | on hand 2 | min 4 | max 20 | order qty 12 EA', ['6206-ZZ', 12, 'pcs']],
    ['"4","SEAL,OIL,35 X 62 X 8","8","EA"', ['SEAL OIL 35x62x8', 8, 'pcs']],
    ['10   BRG,BALL,6205                2.000 EA', ['BRG BALL 6205', 2, 'pcs']],
    ['WL-0201-0033/交流接触器/CN1-1811/只/5/2026-12-10', ['WL-0201-0033 交流接触器 CN1-1811', 5, '只']],
    ['PR100481/00010 BRG 6205 / 12 EA / CC 4711', ['BRG 6205', 12, 'pcs']],
    ['100482113 50 EA BRG 6205', ['BRG 6205', 50, 'pcs']],
    ['60 12 EA 30208', ['30208', 12, 'pcs']],
    ['20,00 Stk 6305-2RS 4,90 EUR', ['6305-2RS', 20, 'pcs']],
  ] as const)('reads a row of a system: %s', (text, meant) => {
    expect(first(text)).toEqual(meant)
  })

  it.each([
    ['物料编码：0101003 物料名称：链条 规格：10B-1 单位：盒 数量：3 单价：85.00', ['链条 10B-1', 3, '盒'], '0101003'],
    [
      '{"line":10,"material":"6203-2RS","description":"BALL BEARING","quantity":25,"unit":"EA"}',
      ['BALL BEARING 6203-2RS', 25, 'pcs'],
      '6203-2RS',
    ],
    ['Item: 1000-22 Description: Hex nut M16 Quantity: 100.00 Unit: pcs', ['Hex nut M16', 100, 'pcs'], '1000-22'],
    ['Item: 1000-22 Description: Hex nut M16 Quantity: 20,000 UoM: pcs', ['Hex nut M16', undefined, 'pcs'], '1000-22'],
  ] as const)('reads a record by its labels: %s', (text, meant, own) => {
    expect(first(text)).toEqual(meant)
    expect(readPastedList(text)[0]!.articleNumber).toBe(own)
  })

  it.each([
    ['4 x 6205 2RS C3', [{ model: '6205 2RS C3', quantity: 4, unit: '' }]],
    ['split pins 4 x 25 - 100', [{ model: 'split pins 4 x 25', quantity: 100, unit: '' }]],
    ['DIN 912 M10X50 12.9 x 20', [{ model: 'DIN 912 M10X50 12.9', quantity: 20, unit: '' }]],
    ['Please price 4 off seals, 30 bore', [{ model: 'seals 30 bore', quantity: 4, unit: 'pcs' }]],
    ['encoder 1024 ppr 1 no', [{ model: 'encoder 1024 ppr', quantity: 1, unit: '' }]],
  ])('reads every word of the part: %s', (text, meant) => {
    expect(readPastedList(text)[0]!.readings).toEqual(expect.arrayContaining(meant))
  })

  it('keeps words for the part, such as its seals, out of the note', () => {
    expect(readPastedList('6205 4 pcs with seals')[0]).not.toHaveProperty('note')
    expect(readPastedList('M12x50 8.8 60套 带平垫')[0]).toMatchObject({ note: '带平垫' })
    expect(readPastedList('6205 4 pcs for pump 3')[0]).toMatchObject({ note: 'for pump 3' })
  })

  it('reads several items per line, up to the maximum number', () => {
    expect(readPastedList('6205-2RS 10个；6206-ZZ 20个')).toHaveLength(2)
    expect(readPastedList('6205 1个\n'.repeat(600))).toHaveLength(500)
    expect(readPastedList('\n \n---\n')).toEqual([])
  })
})

it('reads Chinese numerals', () => {
  expect(['十', '两百', '二百五', '一千零五', '三万二', '十二', '零', '个'].map(chineseCount)).toEqual([
    10,
    200,
    250,
    1005,
    32_000,
    12,
    undefined,
    undefined,
  ])
})
