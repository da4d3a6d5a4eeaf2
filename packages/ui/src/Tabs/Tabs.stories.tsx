import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'spec', label: storyText('规格参数', 'Specification'), content: storyText('内径 25 mm', 'Bore 25 mm') },
  {
    id: 'comments',
    label: storyText('评价', 'Reviews'),
    badge: <Badge count={12} label={storyText('条', 'reviews')} />,
    content: storyText('非常好用', 'Works very well'),
  },
  { id: 'docs', label: storyText('资料下载', 'Downloads'), content: storyText('CAD 图纸', 'CAD drawings') },
]
const meta = { component: Tabs, args: { label: storyText('商品信息', 'Product'), tabs } } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: storyText('规格参数', 'Specification') }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText(storyText('非常好用', 'Works very well'))).toBeVisible()
    await expect(canvas.getByText(storyText('内径 25 mm', 'Bore 25 mm'))).not.toBeVisible()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <Tabs {...args} />
      <Tabs {...args} look="pill" />
    </Stack>
  ),
}
