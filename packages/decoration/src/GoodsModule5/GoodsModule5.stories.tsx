import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule5 } from './GoodsModule5.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule5 },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'goods_module5', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const motors = {
  mainImg: 'pictures/hero-motors.svg',
  link: { type: 2, link: [103] },
  alt: { zh: '电机与传动', en: 'Motors and drives' },
}
const four = [goods.motor, goods.sensor, goods.hose, goods.soldOut]

export const Default: Story = { args: { content: [block({ ...motors, goods: four })] } }
export const LongText: Story = {
  args: {
    content: [
      block({
        ...motors,
        alt: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折',
        mainImg: 'pictures/gone.svg',
        goods: [goods.longNamed, goods.motor, goods.soldOut, goods.sensor],
      }),
      gap,
      block({
        ...motors,
        alt: 'Deep groove, angular contact and cylindrical roller bearings with their housings, seals and grease, bought together until the year ends',
        goods: [goods.longNamed, goods.bearing],
      }),
    ],
  },
}
/** Every product is delisted, so the block renders nothing. The editor's preview shows the reason. */
export const AllProductsDelisted: Story = {
  args: { preview: true, content: [block({ ...motors, goods: [goods.deleted] })] },
}
export const WithoutPicture: Story = {
  args: { content: [block({ ...motors, mainImg: 'javascript:alert(1)', goods: four })] },
}
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      block({ ...motors, goods: four }),
      gap,
      block({
        ...motors,
        mainImg: 'pictures/pump.svg',
        link: { type: 2, link: [104] },
        goods: [goods.hose, goods.deleted, goods.bolt],
      }),
      gap,
      block({ mainImg: 'pictures/bearing-6205.svg', goods: [goods.bearing] }),
    ],
  },
  parameters: { pseudo: { hover: [`a[href="/detail/${goods.motor}"]`], focusVisible: ['a[href^="/list"]'] } },
}
