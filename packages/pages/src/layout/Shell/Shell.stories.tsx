import type { Meta, StoryObj } from '@storybook/react-vite'
import { categories } from '@millwright/fixtures/categories'
import { center, hotWords, notices, user, webConfig } from '@millwright/fixtures/site'
import { useLocale } from '@millwright/i18n/Texts'
import { Shell } from './Shell.tsx'
import type { ShellProps } from './Shell.tsx'

/** The fixtures' shell in the toolbar's language. */
function StoryShell(props: Partial<ShellProps> & { buyer?: boolean }) {
  const locale = useLocale()
  const { buyer = false, ...rest } = props
  return (
    <Shell
      config={webConfig}
      notices={notices[locale]}
      categories={categories[locale]}
      hotWords={hotWords[locale]}
      origin="https://mall.example.com"
      user={buyer ? user[locale] : undefined}
      center={buyer ? center : undefined}
      cartCount={buyer ? 12 : undefined}
      layout="default"
      path="/list"
      {...rest}
    >
      <div style={{ minHeight: 320 }} />
    </Shell>
  )
}

const meta = {
  component: StoryShell,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShell>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = { tags: ['picture', 'four-modes'] }
export const Buyer: Story = { args: { buyer: true, path: '/', cartCount: 1000 }, tags: ['picture'] }
export const UnreadMessages: Story = {
  args: { buyer: true, cartCount: 3, unreadMessages: 3 },
  tags: ['picture', 'four-modes'],
}
export const UnreadInbox: Story = {
  args: { buyer: true, cartCount: 3, unreadMessages: 3, center: { ...center, unreadInbox: 12 } },
}
export const ReadInbox: Story = { args: { buyer: true, cartCount: 3, center: { ...center, unreadInbox: 0 } } }
export const ManyUnreadMessages: Story = { args: { buyer: true, cartCount: 1000, unreadMessages: 120 } }
export const ShopInReview: Story = { args: { buyer: true, center: { shopId: '7', shopAuditStatus: 0, shopStatus: 4 } } }
export const ShopRefused: Story = { args: { buyer: true, center: { shopId: '7', shopAuditStatus: -1, shopStatus: 4 } } }
export const ShopOffline: Story = { args: { buyer: true, center: { shopId: '7', shopAuditStatus: 1, shopStatus: 2 } } }
export const OwnShopAndAgreement: Story = {
  args: {
    buyer: true,
    user: { nickName: '张工', pic: 'pictures/avatar.svg', priceGroupId: '3' },
    center: { shopId: '7', shopAuditStatus: 1, shopStatus: 1 },
    unreadMessages: 3,
  },
  tags: ['picture'],
}
export const DecoratedNavigation: Story = {
  args: {
    layout: 'decorate',
    path: '/',
    sign: {
      navList: [
        { name: '工业超市', href: '/supermarket', newTab: false },
        { name: 'ISO', href: 'https://www.example.com/', newTab: true },
      ],
      showCategory: true,
      showLogo: true,
      showNavs: true,
      showSearch: true,
    },
  },
}
/** Text in front of a merchant's picture has its own background. */
export const PictureBehind: Story = {
  args: {
    path: '/',
    panelOpen: true,
    sign: {
      bgUrl: 'pictures/hero-bearings.svg',
      navList: [],
      showCategory: true,
      showLogo: true,
      showNavs: true,
      showSearch: true,
    },
  },
  tags: ['picture'],
}
export const EverythingFailed: Story = {
  args: { config: undefined, notices: undefined, categories: undefined, hotWords: undefined },
}
export const MemberCentre: Story = { args: { layout: 'home', buyer: true, unreadMessages: 3 } }
export const Policy: Story = { args: { layout: 'policy', path: '/termsPage' } }
export const Searched: Story = { args: { path: '/list/pn-6205', search: '' } }
