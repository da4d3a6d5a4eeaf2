import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule3 } from './GoodsModule3.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule3 },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'goods_module3', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const week = { title: { zh: '本周三选', en: 'Three of the week' }, titleLink: { type: 4, link: 'newProd' } }
const three = [goods.motor, goods.bearing, goods.sensor]

export const Default: Story = { args: { content: [block({ ...week, goods: three })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        ...week,
        title: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折',
        goods: [goods.longNamed, goods.soldOut, goods.motor],
      }),
      gap,
      block({
        ...week,
        title:
          'Deep groove, angular contact and cylindrical roller bearings with their housings, seals and grease, bought together until the year ends',
        goods: [goods.longNamed, goods.bearing],
      }),
    ],
  },
}
/** Every product is delisted, so the block renders nothing. The editor's preview shows the reason. */
export const AllProductsDelisted: Story = {
  args: { preview: true, content: [block({ ...week, goods: [goods.deleted] })] },
}
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      block({ ...week, goods: three }),
      gap,
      block({ title: week.title, goods: [goods.soldOut, goods.longNamed] }),
      gap,
      block({ ...week, goods: [goods.deleted, goods.pillow] }),
    ],
  },
  parameters: {
    pseudo: { hover: [`a[href="/detail/${goods.motor}"]`], focusVisible: [`a[href="/detail/${goods.sensor}"]`] },
  },
}
