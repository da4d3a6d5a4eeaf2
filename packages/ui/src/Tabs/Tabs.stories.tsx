import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'spec', label: '规格参数', content: '内径 25 mm' },
  { id: 'comments', label: '评价', badge: <Badge count={12} label="条" />, content: '非常好用' },
  { id: 'docs', label: '资料下载', content: 'CAD 图纸' },
]
const meta = { component: Tabs, args: { label: '商品信息', tabs } } satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: '规格参数' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByText('非常好用')).toBeVisible()
    await expect(canvas.getByText('内径 25 mm')).not.toBeVisible()
  },
}
export const AllStates: Story = { tags: ['picture'], render: (args) => <Stack space={24}><Tabs {...args} /><Tabs {...args} look="pill" /></Stack> }
