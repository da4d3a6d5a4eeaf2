import type { Meta, StoryObj } from '@storybook/react-vite'
import { block } from '@millwright/contract/blocks/block'
import type { CardProduct } from '@millwright/commerce/ProductCard'
import type { BlockType } from '@millwright/contract/blocks/blocks'
import { localised } from '@millwright/contract/blocks/decoder'
import { money } from '@millwright/domain/money/money'
import { useLocale } from '@millwright/i18n/Texts'
import { use } from 'react'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import type { DecorationData } from '../data.ts'
import { samples } from '../internal/test/samples.ts'
import { dataOf } from '../internal/test/StoryPage.tsx'
import { readDecoration } from '../read.ts'
import { createRegistry, defineBlock } from '../registry.ts'
import { Decoration } from './Decoration.tsx'

type Fault = { dataField?: unknown; data?: Partial<DecorationData>; Draw?: () => ReactNode }

const never = new Promise<never>(() => {})
const faults: Readonly<Record<string, Fault>> = {
  throws: {
    Draw: () => {
      throw new Error('broken look')
    },
  },
  hangs: { Draw: () => use(never) },
  'wrong data': {
    dataField: { goods: 'x', imgList: {}, shops: 3, columns: [null], tabs: [[]], title: null, height: [] },
  },
  empty: { data: { products: {}, seckills: {}, groups: {}, shelves: {}, shops: {} } },
  late: { data: { products: never, seckills: never, groups: never, shelves: never, shops: never } },
}

const after = defineBlock({
  type: 'after',
  block: block({ fault: localised() }),
  Draw: ({ data: { fault }, locale }) => (
    <h2>
      {locale === 'zh' ? '其后：' : 'After: '}
      {fault[locale]}
    </h2>
  ),
})

/** Renders a block with each fault, followed by another block, which must stay. */
function Faults({ type }: { type: BlockType }) {
  const locale = useLocale()
  return Object.entries(faults).map(([name, { dataField = samples[type], data, Draw }]) => {
    const registry = createRegistry([after, ...(Draw ? [defineBlock({ type, Draw })] : [])])
    return (
      <Decoration
        key={name}
        document={
          readDecoration(
            [
              { type, dataField },
              { type: 'after', dataField: { fault: name } },
            ],
            registry,
          ).document
        }
        locale={locale}
        data={{ ...dataOf(locale), ...data }}
        registry={registry}
      />
    )
  })
}

const meta = {
  component: Faults,
  subcomponents: { Decoration },
  tags: ['new', '!stable', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: /其后：|After:/ })).toHaveLength(Object.keys(faults).length)
  },
} satisfies Meta<typeof Faults>
export default meta
type Story = StoryObj<typeof meta>

/** Returns data in which the given fields replace those of every product and shop. */
function said(data: DecorationData, product: Partial<CardProduct>, shop: object): DecorationData {
  const each = <T extends object>(all: unknown, more: object) =>
    Object.fromEntries(Object.entries(all as Record<string, T>).map(([id, one]) => [id, { ...one, ...more }]))
  const figures = product.price && { seckillPrice: product.price, actPrice: product.price }
  return {
    now: data.now,
    products: each(data.products, product),
    seckills: each(data.seckills, { ...product, ...figures, seckillTotalStocks: undefined }),
    groups: each(data.groups, { ...product, ...figures }),
    shops: each(data.shops, shop),
  }
}
const long = 'Induction hardened precision linear shaft with threaded ends, chrome plated, Ø25 h6 '.repeat(3)
const little: Partial<CardProduct> = {
  prodName: '泵',
  partyCode: undefined,
  brief: undefined,
  price: money('1'),
  oriPrice: undefined,
  unit: undefined,
  totalStocks: 1,
}
const much: Partial<CardProduct> = {
  prodName: long,
  partyCode: long,
  brief: long,
  price: money('123456.78'),
  oriPrice: money('234567.89'),
  totalStocks: 0,
}

/** Renders blocks with late data beside the same blocks with data, for several lengths of text. */
function Rooms() {
  const locale = useLocale()
  const data = dataOf(locale)
  const answersFor = (type: (typeof rooms)[number]) => [
    { ...data, ...faults.late!.data },
    data,
    said(data, little, { shopName: '一', shopType: 2, collectionNum: 0, shopLogo: undefined }),
    // The chart of bestsellers leaves out what is sold out.
    said(data, type === 'goods_module6' ? { ...much, totalStocks: 1_234_567 } : much, {
      shopName: long,
      shopType: 1,
      collectionNum: 1_234_567,
    }),
  ]
  return rooms.map((type) =>
    answersFor(type).map((answer, index) => (
      <div key={`${type} ${index}`} data-room={type}>
        <Decoration
          document={readDecoration([{ type, dataField: samples[type] }]).document}
          locale={locale}
          data={answer}
        />
      </div>
    )),
  )
}

/** All blocks whose data may be late, except `goods_list`, whose cards vary in height. */
const rooms = [
  'limited_skill',
  'discount_coupon',
  'store_list',
  'goods_module1',
  'goods_module2',
  'goods_module3',
  'goods_module4',
  'goods_module5',
  'goods_module6',
  'goods_module7',
] as const
const roomIsExact: StoryObj['play'] = async ({ canvasElement }) => {
  const heights = rooms.map((type) => [
    type,
    ...[...canvasElement.querySelectorAll(`[data-room=${type}]`)].map((one) => one.getBoundingClientRect().height),
  ])
  await expect(heights).toEqual(heights.map(([type, kept]) => [type, kept, kept, kept, kept]))
}
/** Compares heights only. The blocks' contents are checked in their own stories. */
export const PlaceholderHeights: StoryObj = {
  render: () => <Rooms />,
  play: roomIsExact,
  parameters: { a11y: { test: 'off' } },
}
export const PlaceholderHeightsOnPhone: StoryObj = { ...PlaceholderHeights, globals: { viewport: { value: 'phone' } } }

export const PictureBy: Story = { args: { type: 'picture_by' } }
export const UniversalHotspot: Story = { args: { type: 'universal_hotspot' } }
export const AuxiliaryInterval: Story = { args: { type: 'auxiliary_interval' } }
export const FloorTitle: Story = { args: { type: 'floor_title' } }
export const GoodsList: Story = { args: { type: 'goods_list' } }
export const LimitedSkill: Story = { args: { type: 'limited_skill' } }
export const DiscountCoupon: Story = { args: { type: 'discount_coupon' } }
export const StoreList: Story = { args: { type: 'store_list' } }
export const GoodsModule1: Story = { args: { type: 'goods_module1' } }
export const GoodsModule2: Story = { args: { type: 'goods_module2' } }
export const GoodsModule3: Story = { args: { type: 'goods_module3' } }
export const GoodsModule4: Story = { args: { type: 'goods_module4' } }
export const GoodsModule5: Story = { args: { type: 'goods_module5' } }
export const GoodsModule6: Story = { args: { type: 'goods_module6' } }
export const GoodsModule7: Story = { args: { type: 'goods_module7' } }
