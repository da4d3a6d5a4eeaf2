import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { ShopCard } from './ShopCard.tsx'

const meta = {
  component: ShopCard,
  args: {
    shopId: '1',
    shopName: storyText('衡峰轴承旗舰店', 'Hengfeng Bearings flagship store'),
    shopLogo: 'pictures/shop.svg',
  },
} satisfies Meta<typeof ShopCard>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** With city and rating, as on a product detail page. */
export const WithRating: Story = { args: { city: storyText('洛阳', 'Luoyang'), score: 4.7 } }
export const SelfOperated: Story = { args: { shopType: 1 } }
export const LongName: Story = {
  args: { shopName: 'Xiangjiang Heavy Industry Genuine Spares Direct Store', shopLogo: undefined },
}
