import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { ShopSigns } from './ShopSigns.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { ShopSigns },
  args: { preview: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const sign = (dataField: object) => [{ type: 'shop_signs', dataField }]
const navList = [
  { name: { zh: '首页', en: 'Home' }, type: 4, link: 'index' },
  { name: { zh: '轴承', en: 'Bearings' }, type: 2, link: [101] },
  { name: { zh: '电机', en: 'Motors' }, type: 2, link: [103] },
  { name: { zh: '新品', en: 'New' }, type: 4, link: 'newProd' },
]

export const Ready: Story = { args: { content: sign({ bgUrl: 'pictures/hero-bearings.svg', navList }) } }
export const LinksAlone: Story = { args: { content: sign({ navList }) } }
export const BrokenLinks: Story = {
  args: {
    content: sign({
      navList: [...navList.slice(0, 2), { name: 'Bad', type: 6, link: 'javascript:alert(1)' }, { name: '' }, null],
    }),
  },
}
/** On a page of the mall, the header shows the sign. */
export const OnThePage: Story = {
  args: {
    preview: false,
    content: [...sign({ navList }), { type: 'floor_title', dataField: { title: { zh: '轴承', en: 'Bearings' } } }],
  },
}
