import fc from 'fast-check'
import { headerOf } from './headerOf.ts'
import { planData } from './planData.ts'
import { readDecoration } from './read.ts'
import { writeDecoration } from './write.ts'

it('never fails: any JSON and any text give a page that reads back the same [R4.04]', () => {
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom('#fff', '1', 1, 0, -1, 1e300, 'javascript:1', 'pictures/a.svg', [], {}, null),
  )
  const link = fc.record(
    { type: fc.oneof(fc.integer({ min: 0, max: 7 }), value), link: value, path: value, newTab: value },
    { requiredKeys: [] },
  )
  const fields = fc.record(
    {
      title: value,
      subTitle: value,
      goods: fc.oneof(value, fc.array(value)),
      columns: value,
      imgList: fc.array(
        fc.record({
          url: value,
          link,
          height: value,
          hotspots: fc.array(
            fc.record({ x: value, y: value, w: value, h: value, link, title: value }, { requiredKeys: [] }),
          ),
        }),
      ),
      height: value,
      shops: fc.array(fc.oneof(value, fc.record({ shopId: value }))),
      width: value,
      navList: fc.array(link),
      mainGoods: fc.array(value),
      moreLink: link,
      titleColor: value,
      bgColor: value,
      showContent: fc.array(value),
      bgImg: value,
      mainImg: value,
      alt: value,
      link,
      tabs: fc.oneof(value, fc.array(fc.record({ name: value, link, goods: fc.array(value) }, { requiredKeys: [] }))),
    },
    { requiredKeys: [] },
  )
  const block = fc.record({
    type: fc.constantFrom(
      'shop_signs',
      'picture_by',
      'auxiliary_interval',
      'floor_title',
      'goods_list',
      'goods_module1',
      'goods_module2',
      'goods_module3',
      'goods_module4',
      'goods_module5',
      'goods_module6',
      'goods_module7',
      'limited_skill',
      'universal_hotspot',
      'store_list',
      'discount_coupon',
      'other',
    ),
    dataField: fc.oneof(fields, value),
  })
  fc.assert(
    fc.property(fc.oneof(fc.array(block), fc.anything(), fc.json(), fc.string({ unit: 'binary' })), (input) => {
      const { document, source } = readDecoration(input)
      planData(document)
      headerOf(document, 'en')
      expect(readDecoration(writeDecoration(source)).document).toEqual(document)
    }),
    { numRuns: 40 },
  )
})
