import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '@millwright/ui/Stack'
import { PointsBadge, pointsBadgeSizes } from './PointsBadge.tsx'

const meta = {
  component: PointsBadge,
  tags: ['new', '!stable'],
  args: { score: 12_480, href: '/user-center/uc-integral' },
} satisfies Meta<typeof PointsBadge>
export default meta
type Story = StoryObj<typeof meta>

const expiring = { score: 320, date: '2026-12-31' }

export const Default: Story = {}
export const Expiring: Story = { args: { expiring } }
export const WithoutLink: Story = { args: { href: undefined } }
export const Empty: Story = { args: { score: 0 } }
export const Loading: Story = {
  args: { score: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/加载中|loading/)).toBeInTheDocument()
  },
}
/** Billions of points that all expire. In a narrow container the note about expiry wraps. */
export const LongText: Story = {
  args: { score: 9_876_543_210, expiring: { score: 9_876_543_210, date: '2026-12-31' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
}
export const RightToLeft: Story = { args: { expiring }, globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveTextContent('12,480')
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover a'], focusVisible: ['#focus a'], active: ['#pressed a'] } },
  render: (args) => (
    <Stack space={20} align="start">
      {pointsBadgeSizes.map((size) => (
        <Stack key={size} space={12} align="start">
          <PointsBadge {...args} size={size} />
          <PointsBadge {...args} size={size} expiring={expiring} />
          <PointsBadge {...args} size={size} href={undefined} />
          <PointsBadge {...args} size={size} score={0} />
          <PointsBadge {...args} size={size} score={undefined} />
        </Stack>
      ))}
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <PointsBadge {...args} />
        </div>
      ))}
    </Stack>
  ),
}
