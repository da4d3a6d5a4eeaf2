import { cartItems, longItem } from '@millwright/fixtures/cart'
import type { CartItem } from '@millwright/contract/entities'
import { money } from '@millwright/domain/money'
import { useLocale } from '@millwright/i18n/Texts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartLine } from './CartLine.tsx'
import type { CartLineProps } from './CartLine.tsx'

function StoryLine({ changes, long = false, ...props }: Omit<CartLineProps, 'item'> & { changes?: Partial<CartItem>; long?: boolean }) {
  const locale = useLocale()
  const item = long ? longItem(locale) : cartItems[locale][0] as CartItem
  return <ul style={{ margin: 0, padding: 0 }}><CartLine item={{ ...item, ...changes }} {...props} /></ul>
}

const meta = { component: StoryLine } satisfies Meta<typeof StoryLine>
export default meta
type Story = StoryObj<typeof meta>

export const Ticked: Story = { tags: ['picture'] }
export const Unticked: Story = { args: { changes: { isChecked: 0 } } }
export const SoldOut: Story = { args: { changes: { actualStock: 0 } } }
export const ShortStock: Story = { args: { changes: { actualStock: 60 } } }
export const PriceRose: Story = { args: { changes: { addedPrice: money('10.90') } } }
export const PriceFell: Story = { args: { changes: { addedPrice: money('12.60') } } }
export const NotDelivered: Story = { args: { changes: { isDelivery: false } } }
export const OffTheShelf: Story = { args: { gone: true } }
export const WrongQuantity: Story = { args: { fault: { problem: { key: 'notInPacks', values: { bound: 10 } }, typed: '15' } } }
export const LongName: Story = { args: { long: true } }
