import type { CardProduct } from '@millwright/commerce/ProductCard'
import { money } from '@millwright/domain/money/money'
import { samples } from './internal/test/samples.ts'
import { dataOf, groups } from './internal/test/StoryPage.tsx'
import { islandsOf } from './islandsOf.ts'
import { readDecoration } from './read.ts'
import { createRegistry, defineBlock } from './registry.ts'

const data = dataOf('zh')
const deal = {
  ...(data.products as Record<string, CardProduct>)[groups[0]!.prodId]!,
  prodType: 1,
  activityPrice: money('1.00'),
  activityStartTime: 0,
  activityEndTime: data.now + 1,
}
const title = { type: 'floor_title', dataField: { title: '常备件' } }
const of = (type: keyof typeof samples) => ({ type, dataField: samples[type] })
const carousel = { type: 'picture_by', dataField: { imgList: [{ url: 'a.svg' }, { url: 'b.svg' }] } }
const {
  tabs: [tab],
} = samples.goods_module7 as { tabs: unknown[] }
const tabs = { type: 'goods_module7', dataField: { tabs: [tab, tab] } }
const read = (blocks: unknown[]) => readDecoration(blocks).document
const shape = (...args: Parameters<typeof islandsOf>) =>
  islandsOf(...args).map(
    ({ still, blocks }) => `${still ? 'still' : 'lives'}: ${blocks.map(({ block }) => block.type).join(' ')}`,
  )

it('separates static from interactive blocks, in the order of the page [R4.04]', () => {
  const document = read([
    of('shop_signs'),
    carousel,
    of('auxiliary_interval'),
    title,
    of('goods_module1'),
    of('limited_skill'),
    tabs,
    of('store_list'),
  ])
  expect(shape(document, data)).toEqual([
    'lives: picture_by',
    'still: auxiliary_interval floor_title goods_module1',
    'lives: limited_skill goods_module7',
    'still: store_list',
  ])
})

it('treats a single picture and a single shelf as static, and separates an opening picture', () => {
  const document = read([of('picture_by'), of('goods_module7')])
  expect(shape(document, data)).toEqual(['still: picture_by', 'still: goods_module7'])
})

it('keeps each block’s heading level and first picture, wherever its part begins', () => {
  const places = islandsOf(read([of('picture_by'), title, of('goods_module1'), of('limited_skill')]), data).flatMap(
    ({ blocks }) => blocks.map(({ level, first }) => ({ level, first })),
  )
  expect(places).toEqual([
    { level: 2, first: true },
    { level: 3, first: false },
    { level: 3, first: false },
    { level: 3, first: false },
  ])
})

it('leaves out empty blocks with the heading above them', () => {
  expect(shape(read([title, of('goods_module1')]), { now: data.now, products: {} })).toEqual([])
  expect(shape(read([title, of('store_list'), title, of('goods_module1')]), { ...data, shops: {} })).toEqual([
    'still: floor_title goods_module1',
  ])
})

it('gives each part only the data that it shows; a sale contains its product', () => {
  const [deals, plain] = islandsOf(read([of('limited_skill'), of('goods_module1')]), data)
  const sales = (samples.limited_skill as { goods: { prodId: string; seckillId?: string }[] }).goods
  expect(Object.keys(deals!.known.seckills ?? {}).toSorted()).toEqual(
    sales
      .flatMap(({ seckillId }) =>
        seckillId && Object.hasOwn(data.seckills as object, seckillId) ? [String(seckillId)] : [],
      )
      .toSorted(),
  )
  expect(Object.keys(deals!.known.products)).not.toContain(String(sales.find(({ seckillId }) => seckillId)?.prodId))
  const shown = (
    samples.goods_module1 as { columns: { goods: readonly (string | { prodId: string })[] }[] }
  ).columns.flatMap(({ goods }) => goods.map((one) => String(typeof one === 'object' ? one.prodId : one)))
  expect(Object.keys(plain!.known.products).toSorted()).toEqual(
    [...new Set(shown)].filter((id) => Object.hasOwn(data.products as object, id)).toSorted(),
  )
  expect(plain!.known.seckills).toBeUndefined()
})

it('keeps the product of a deal if a block shows the product itself', () => {
  const { prodId, seckillId } = (samples.limited_skill as { goods: { prodId: string; seckillId: string }[] }).goods[0]!
  const [grid] = islandsOf(read([{ type: 'goods_list', dataField: { goods: [{ prodId, seckillId }] } }]), data)
  expect(Object.keys(grid!.known.products)).toEqual([prodId])
  const [group] = islandsOf(read([{ type: 'discount_coupon', dataField: { goods: [{ ...groups[0], seckillId }] } }]), {
    ...data,
    groups: {},
    products: { [groups[0]!.prodId]: deal },
  })
  expect(Object.keys(group!.known.products)).toEqual([groups[0]!.prodId])
})

it('treats a host’s own look as interactive unless it is marked still', () => {
  const own = (still: boolean) =>
    createRegistry([defineBlock({ type: 'auxiliary_interval', Draw: () => null, ...(still && { still }) })])
  expect(shape(read([of('auxiliary_interval')]), data, { registry: own(false) })).toEqual(['lives: auxiliary_interval'])
  expect(shape(read([of('auxiliary_interval')]), data, { registry: own(true) })).toEqual(['still: auxiliary_interval'])
})
