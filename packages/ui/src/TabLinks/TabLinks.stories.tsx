import type { Meta, StoryObj } from '@storybook/react-vite'
import { say } from '@millwright/fixtures/say'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TabLinks } from './TabLinks.tsx'

const tabs = [
  { href: '?sts=0', label: say('全部', 'All'), current: true },
  {
    href: '?sts=1',
    label: say('待付款', 'To be paid'),
    current: false,
    badge: <Badge count={2} label={say('笔', 'orders')} />,
  },
  { href: '?sts=2', label: say('待发货', 'To be sent'), current: false },
]
const meta = { component: TabLinks, args: { label: say('订单状态', 'State of the order'), tabs } } satisfies Meta<
  typeof TabLinks
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <TabLinks {...args} />
      <TabLinks {...args} label={say('状态', 'State')} look="pill" />
    </Stack>
  ),
}
export const Lines: Story = {}
export const Pills: Story = { args: { look: 'pill' } }
