import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@millwright/ui/Stack'
import { storyText } from '@millwright/fixtures/storyText'
import { PriceTag } from './PriceTag.tsx'

const meta = { component: PriceTag, args: { price: '18.60', unit: storyText('套', 'set') } } satisfies Meta<
  typeof PriceTag
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={12}>
      <PriceTag price="18.60" unit={storyText('套', 'set')} />
      <PriceTag price="0.42" from />
      <PriceTag price="18.60" oriPrice="22.00" unit={storyText('套', 'set')} />
      <PriceTag price="46.00" agreementPrice="41.40" />
      <PriceTag price="128650.00" unit={storyText('根', 'piece')} size={28} />
      <PriceTag price="0.125" unit={storyText('只', 'piece')} size={16} />
    </Stack>
  ),
}
