import type { Meta, StoryObj } from '@storybook/react-vite'
import { bestSold, goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsList } from './GoodsList.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsList },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const title = { type: 'floor_title', dataField: { title: { zh: '常备件', en: 'Kept in stock' } } }
const list = (dataField: object) => [title, { type: 'goods_list', dataField }]
const six = [goods.bearing, goods.motor, goods.hose, goods.sensor, goods.pillow, goods.bolt]

export const FiveColumns: Story = { args: { content: list({ goods: six.map((prodId) => ({ prodId })) }) } }
export const FourColumns: Story = { args: { content: list({ columns: '4', goods: six }) } }
export const ThreeColumns: Story = { args: { content: list({ columns: 3, goods: six }) } }
export const PricesAlone: Story = {
  tags: ['picture'],
  args: { content: list({ showContent: ['name', 'price'], goods: [...six, goods.soldOut] }) },
}
/** The mall chooses the products: its bestsellers. */
export const Shelf: Story = { args: { content: list({ goods: bestSold }) } }
export const SingleProduct: Story = { args: { content: list({ goods: [goods.bearing] }) } }
export const LongName: Story = {
  args: {
    content: list({
      columns: 4,
      showContent: ['name', 'brief'],
      goods: [goods.longNamed, goods.bearing, goods.soldOut],
    }),
  },
}
/** Delisted products are left out. Without products, neither the block nor the heading above it is rendered. */
export const DelistedProducts: Story = { args: { content: list({ goods: [goods.deleted, goods.bearing] }) } }
export const AllDeleted: Story = { args: { preview: true, content: list({ goods: [goods.deleted] }) } }
