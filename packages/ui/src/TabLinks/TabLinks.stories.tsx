import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { expect, within } from 'storybook/test'
import { Badge } from '../Badge/Badge.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TabLinks } from './TabLinks.tsx'

const tabs = [
  { href: '?sts=0', label: storyText('全部', 'All'), current: true },
  {
    href: '?sts=1',
    label: storyText('待付款', 'To be paid'),
    current: false,
    badge: <Badge count={2} label={storyText('笔', 'orders')} />,
  },
  { href: '?sts=2', label: storyText('待发货', 'To be sent'), current: false },
]
const meta = { component: TabLinks, args: { label: storyText('订单状态', 'State of the order'), tabs } } satisfies Meta<
  typeof TabLinks
>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <TabLinks {...args} />
      <TabLinks {...args} label={storyText('状态', 'State')} look="pill" />
    </Stack>
  ),
}
export const Lines: Story = {}
export const Pills: Story = { args: { look: 'pill' } }
/**
 * More tabs than fit into the row. The row scrolls to the current tab and fades at the ends with hidden tabs.
 */
export const MoreTabsThanFit: Story = {
  tags: ['picture'],
  args: {
    tabs: Array.from({ length: 9 }, (_, index) => ({
      href: `?session=${index}`,
      label: storyText(`${8 + index}:00 场次`, `Session at ${8 + index}:00`),
      current: index === 7,
    })),
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('navigation')
    const { left, right } = row.getBoundingClientRect()
    const here = row.querySelector('[aria-current]')!.getBoundingClientRect()
    await expect(here.left).toBeGreaterThanOrEqual(left)
    await expect(here.right).toBeLessThanOrEqual(right + 1)
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth)
  },
}
