import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from '../Status/Status.tsx'
import { Table } from '../Table/Table.tsx'
import { Text } from '../Text/Text.tsx'
import type { SideNavSection } from '../SideNav/SideNav.tsx'
import { AppShell } from './AppShell.tsx'

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
      { href: '#prices', label: storyText('协议价', 'Agreed prices'), icon: 'shield' },
    ],
  },
  {
    label: storyText('店铺', 'Shop'),
    items: [
      { href: '#pages', label: storyText('装修', 'Pages'), icon: 'edit' },
      { href: '#people', label: storyText('员工', 'People'), icon: 'user' },
    ],
  },
]
const orders = [
  { id: '202611210001', buyer: storyText('苏州恒力机械', 'Hengli Machinery'), sum: '¥ 12,480.00' },
  { id: '202611210002', buyer: storyText('宁波精工', 'Ningbo Precision'), sum: '¥ 860.50' },
  { id: '202611200047', buyer: storyText('无锡泵业', 'Wuxi Pumps'), sum: '¥ 3,215.00' },
]
const meta = {
  component: AppShell,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    label: storyText('商家后台', 'Seller console'),
    sections,
    header: (
      <>
        <Text weight="medium">{storyText('恒力轴承', 'Hengli Bearings')}</Text>
        <span style={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center', gap: 8 }}>
          <IconButton icon="bell" label={storyText('通知', 'Notifications')} />
          <Avatar name={storyText('王海', 'Hai Wang')} size="small" />
        </span>
      </>
    ),
    children: (
      <Stack space={16}>
        <Heading level={1} size={22}>
          {storyText('订单', 'Orders')}
        </Heading>
        <Table
          caption={storyText('待发货的订单', 'Orders to be shipped')}
          rows={orders}
          rowKey={({ id }) => id}
          columns={[
            { key: 'id', header: storyText('订单号', 'Order'), cell: ({ id }) => id },
            { key: 'buyer', header: storyText('买家', 'Buyer'), cell: ({ buyer }) => buyer },
            { key: 'sum', header: storyText('金额', 'Total'), cell: ({ sum }) => sum, align: 'end' },
          ]}
        />
        <Status tone="warn">{storyText('待发货', 'To be shipped')}</Status>
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

const menu = storyText('菜单', 'Menu')
const wholeMenu = storyText('展开的菜单', 'Menu with labels')

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const role of ['banner', 'main']) await expect(canvas.getByRole(role)).toBeVisible()
    await expect(canvas.getByRole('link', { name: storyText('跳到正文', 'Skip to content') })).toHaveAttribute(
      'href',
      '#main',
    )
  },
}
/** The links are wide again while the pointer or the focus is on them. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true, onCollapse: fn() },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: wholeMenu })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const side = canvas.getByRole('navigation')
    await waitFor(() => expect(side.getBoundingClientRect().width).toBeLessThan(70))
    await userEvent.click(button)
    await expect(args.onCollapse).toHaveBeenLastCalledWith({ collapsed: false })
    await waitFor(() => expect(side.getBoundingClientRect().width).toBeGreaterThan(200))
    await userEvent.click(button)
    await waitFor(() => expect(side.getBoundingClientRect().width).toBeLessThan(70))
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** The drawer is a native popover, which opens before scripts load. */
export const DrawerOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    await expect(await canvas.findByRole('navigation', { name: storyText('商家后台', 'Seller console') })).toBeVisible()
  },
}
/** A link closes the drawer, because it may replace only the content. */
export const LinkClosesTheDrawer: Story = {
  // As a router does.
  args: {
    onClick: (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault()
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    await userEvent.click(await canvas.findByRole('link', { name: storyText('库存', 'Stock') }))
    await waitFor(() => expect(canvas.queryByRole('navigation')).toBeNull())
  },
}
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: storyText('跳到正文', 'Skip to content') })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: wholeMenu })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: wholeMenu })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: wholeMenu })).toHaveAttribute('aria-expanded', 'true')
  },
}
export const WithFoot: Story = {
  args: { foot: <Text size={12}>{storyText('版本 1.4', 'Version 1.4')}</Text> },
  globals: { viewport: { value: 'desktop' } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } }
/** The drawer is at the side of the menu button. */
export const RightToLeftOnPhone: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: menu }))
    const drawer = (await canvas.findByRole('navigation')).parentElement!
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth))
  },
}
