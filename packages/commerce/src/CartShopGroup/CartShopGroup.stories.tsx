import { cartItems, longItem, shopsOf } from '@millwright/fixtures/cart'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartShopGroup } from './CartShopGroup.tsx'

type Args = { unticked?: boolean; soldOut?: boolean; long?: boolean; fault?: boolean }

function StoryGroup({ unticked, soldOut, long, fault }: Args) {
  const locale = useLocale()
  const items = (long ? [longItem(locale)] : cartItems[locale]).map((item, at) => ({ ...item, ...unticked && at && { isChecked: 0 as const }, ...soldOut && { actualStock: 0 } }))
  const [shop] = shopsOf(items, locale)
  const basketId = String(items[0]?.basketId)
  return shop && <CartShopGroup shop={shop} fault={fault ? { basketId, problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' } : undefined} />
}

const meta = { component: StoryGroup, subcomponents: { CartShopGroup } } satisfies Meta<typeof StoryGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SomeTicked: Story = { args: { unticked: true } }
export const SoldOut: Story = { args: { soldOut: true } }
export const WithError: Story = { args: { fault: true } }
export const LongText: Story = { args: { long: true } }
