import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule4 } from './GoodsModule4.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule4 },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'goods_module4', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const bearings = {
  bgImg: 'pictures/hero-bearings.svg',
  link: { type: 2, link: [101] },
  alt: { zh: '轴承专场', en: 'All bearings' },
}
const four = [goods.bearing, goods.pillow, goods.longNamed, goods.soldOut]

export const Default: Story = { args: { content: [block({ ...bearings, goods: four })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        ...bearings,
        alt: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折',
        bgImg: 'pictures/gone.svg',
        goods: [goods.longNamed, goods.motor, goods.soldOut, goods.sensor],
      }),
      gap,
      block({
        ...bearings,
        alt: 'Deep groove, angular contact and cylindrical roller bearings with their housings, seals and grease, bought together until the year ends',
        goods: [goods.longNamed, goods.hose],
      }),
    ],
  },
}
/** Every product is delisted, so the block renders nothing. The editor's preview shows the reason. */
export const AllProductsDelisted: Story = {
  args: { preview: true, content: [block({ ...bearings, goods: [goods.deleted] })] },
}
export const WithoutPicture: Story = {
  args: { content: [block({ ...bearings, bgImg: 'javascript:alert(1)', goods: four })] },
}
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      block({ ...bearings, goods: four }),
      gap,
      block({
        ...bearings,
        bgImg: 'pictures/hero-motors.svg',
        link: { type: 2, link: [103] },
        goods: [goods.motor, goods.deleted, goods.sensor],
      }),
      gap,
      block({ bgImg: 'pictures/hero-tools.svg', goods: [goods.bolt] }),
    ],
  },
  parameters: { pseudo: { hover: [`a[href="/detail/${goods.pillow}"]`], focusVisible: ['a[href^="/list"]'] } },
}
