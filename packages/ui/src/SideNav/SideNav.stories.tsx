import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { SideNav } from './SideNav.tsx'
import type { SideNavSection } from './SideNav.tsx'

const sections: SideNavSection[] = [
  {
    items: [
      { href: '#overview', label: storyText('概况', 'Overview'), icon: 'grid' },
      {
        href: '#orders',
        label: storyText('订单', 'Orders'),
        icon: 'document',
        current: 'page',
        badge: { count: 12, label: storyText('个待发货', 'to be shipped') },
      },
      {
        href: '#quotes',
        label: storyText('报价', 'Quotes'),
        icon: 'inquiry',
        badge: { count: 3, label: storyText('个待回复', 'to be answered') },
      },
    ],
  },
  {
    label: storyText('商品', 'Catalogue'),
    items: [
      { href: '#products', label: storyText('全部商品', 'All products'), icon: 'table' },
      { href: '#stock', label: storyText('库存', 'Stock'), icon: 'rows' },
      {
        href: '#standards',
        label: storyText('合格证书与检测报告', 'Certificates of conformity and test reports'),
        icon: 'shield',
      },
    ],
  },
]
const meta = {
  component: SideNav,
  args: { label: storyText('商家后台', 'Seller console'), sections, style: { inlineSize: 240 } },
} satisfies Meta<typeof SideNav>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const orders = canvas.getByRole('link', { name: storyText('订单 12 个待发货', 'Orders 12 to be shipped') })
    await expect(orders).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('list', { name: storyText('商品', 'Catalogue') })).toBeVisible()
  },
}
/** Screen readers still hear the words. */
export const IconsOnly: Story = {
  args: { style: { inlineSize: 64 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: storyText('库存', 'Stock') })).toBeInTheDocument()
  },
}
export const WithoutIcons: Story = {
  args: {
    sections: [
      {
        items: [
          { href: '#rules', label: storyText('交易规则', 'Terms of trade'), current: 'section' },
          { href: '#freight', label: storyText('运费', 'Freight') },
        ],
      },
    ],
  },
}
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: storyText('概况', 'Overview') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: storyText(/^订单/, /^Orders/) })).toHaveFocus()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  parameters: { pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'] } },
  render: (args) => (
    <Stack space={16}>
      <SideNav {...args} />
      <SideNav {...args} label={storyText('悬停', 'Hovered')} id="hover" sections={sections.slice(0, 1)} />
      <SideNav {...args} label={storyText('焦点', 'Focused')} id="focus" sections={sections.slice(0, 1)} />
      <SideNav {...args} label={storyText('图标', 'Icons')} style={{ inlineSize: 64 }} />
    </Stack>
  ),
}
