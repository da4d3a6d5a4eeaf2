import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule2 } from './GoodsModule2.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule2 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const module = (mainGoods: string[], otherGoods: string[]) => [
  {
    type: 'goods_module2',
    dataField: {
      title: { zh: '本周主推', en: 'This week' },
      titleLink: { type: 4, link: 'newProd' },
      mainGoods,
      otherGoods,
    },
  },
]

export const Ready: Story = {
  tags: ['picture'],
  args: {
    content: module(
      [goods.motor],
      [goods.bearing, goods.bolt, goods.hose, goods.sensor, goods.pillow, goods.longNamed],
    ),
  },
}
export const Three: Story = {
  args: { content: module([goods.motor], [goods.bearing, goods.soldOut, goods.longNamed]) },
}
export const SingleProduct: Story = { args: { content: module([goods.motor], []) } }
export const MainDeleted: Story = { args: { content: module([goods.deleted], [goods.bearing, goods.bolt]) } }
export const Empty: Story = { args: { preview: true, content: module([], []) } }
