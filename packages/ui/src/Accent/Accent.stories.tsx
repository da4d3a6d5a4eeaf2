import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { Text } from '../Text/Text.tsx'
import { shopAccent } from '../theme/shopAccent.ts'
import { Accent } from './Accent.tsx'

const inAction = (
  <>
    <Button tone="action">{storyText('加入购物车', 'Add to cart')}</Button>
    <Button tone="action" disabled>
      {storyText('缺货', 'Out of stock')}
    </Button>
    <Tag tone="action">{storyText('现货', 'In stock')}</Tag>
    <Checkbox label={storyText('同意', 'Agree')} defaultChecked />
    <Text tone="action">{storyText('本店自营', 'Our own store')}</Text>
  </>
)
const meta = {
  component: Accent,
  tags: ['new', '!stable'],
  args: { color: '#0b7a75', children: <Button tone="action">{storyText('加入购物车', 'Add to cart')}</Button> },
} satisfies Meta<typeof Accent>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button')).backgroundColor).not.toBe('rgb(185, 67, 11)')
  },
}
/** A value that is not a colour leaves the theme unchanged. */
export const Unreadable: Story = {
  args: { color: 'url(//example.com)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').parentElement?.getAttribute('style')).toBeNull()
  },
}
/** Colours that merchants choose in practice. Each fill is visible on the page and its text readable. */
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={12}>
      {['#0b7a75', '#ffcc00', '#e60012', '#ffffff', '#000000', '#808080', '#00ff88', '#1a56b0'].map((color) => (
        <Accent key={color} color={color}>
          <Stack direction="row" space={12} align="center" wrap>
            <Text figures>{color}</Text>
            {inAction}
            <Text tone="muted" size={12} figures>
              {shopAccent(color)
                ?.changes.map(({ theme, to }) => `${theme}: ${to}`)
                .join(', ')}
            </Text>
          </Stack>
        </Accent>
      ))}
    </Stack>
  ),
}

const brand = {
  parameters: { pseudo: { hover: ['#hover button'] } },
  args: { color: undefined },
  render: () => (
    <Stack direction="row" space={12} align="center" wrap>
      {inAction}
      <Text tone="price">¥12.80</Text>
      <div id="hover">
        <Button tone="action">{storyText('立即购买', 'Buy now')}</Button>
      </div>
    </Stack>
  ),
} satisfies Story
/** A brand theme that designers made, used if no merchant chose a colour. */
export const Yellow: Story = { ...brand, globals: { brand: 'yellow' }, tags: ['picture'] }
export const Blue: Story = { ...brand, globals: { brand: 'blue' }, tags: ['picture'] }
