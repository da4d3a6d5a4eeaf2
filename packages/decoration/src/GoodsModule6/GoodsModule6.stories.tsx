import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { expect } from 'storybook/test'
import { GoodsModule6 } from './GoodsModule6.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule6 },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'goods_module6', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const best = { title: { zh: '轴承热销榜', en: 'Bearings most bought' }, titleLink: { type: 2, link: [101] } }
const ten = [goods.bearing, goods.pillow, ...goods.series]

export const Default: Story = { args: { content: [block({ ...best, goods: ten })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        ...best,
        title: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折',
        goods: [goods.longNamed, goods.soldOut, goods.motor, goods.sensor, goods.hose],
      }),
      gap,
      block({
        ...best,
        title:
          'Deep groove, angular contact and cylindrical roller bearings with their housings, seals and grease, bought together until the year ends',
        goods: [goods.bearing, goods.bolt, goods.pillow, goods.longNamed, goods.motor],
      }),
    ],
  },
}
/** All products are delisted: the block takes up no space, and the editor's preview shows the reason. */
export const AllProductsDelisted: Story = {
  args: { preview: true, content: [block({ ...best, goods: [goods.deleted] })] },
}
/** Sold-out products are left out, the ranks stay consecutive, and the lines fill the column. */
export const SoldOutLeftOut: Story = {
  args: {
    content: [
      block({ ...best, goods: [goods.soldOut, goods.bearing, goods.motor, goods.sensor, goods.hose, goods.bolt] }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector(`a[href="/detail/${goods.soldOut}"]`)).toBeNull()
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(5)
  },
}
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      block({ ...best, goods: ten }),
      gap,
      block({ title: best.title, goods: [goods.motor, goods.deleted, goods.soldOut, goods.sensor, goods.hose] }),
      gap,
      block({ ...best, goods: [goods.bearing, goods.motor] }),
    ],
  },
  parameters: {
    pseudo: { hover: [`a[href="/detail/${goods.pillow}"]`], focusVisible: [`a[href="/detail/${goods.series[2]}"]`] },
  },
}
