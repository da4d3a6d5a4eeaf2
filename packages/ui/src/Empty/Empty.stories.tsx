import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Empty } from './Empty.tsx'

const meta = {
  component: Empty,
  args: {
    title: storyText('购物车还是空的', 'Your cart is empty'),
    drawing: 'cart',
    action: (
      <Button tone="action" href="/">
        {storyText('去选购', 'Go shopping')}
      </Button>
    ),
  },
} satisfies Meta<typeof Empty>
export default meta
type Story = StoryObj<typeof meta>

export const Cart: Story = {}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Grid columns={{ narrow: 1, medium: 3 }}>
      {(['box', 'cart', 'search', 'order', 'page', 'plug'] as const).map((drawing) => (
        <Empty key={drawing} drawing={drawing} title={drawing}>
          {storyText('换个关键词试试', 'Try another keyword')}
        </Empty>
      ))}
    </Grid>
  ),
}
