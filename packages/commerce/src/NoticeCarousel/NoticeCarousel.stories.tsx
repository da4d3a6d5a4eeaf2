import type { Meta, StoryObj } from '@storybook/react-vite'
import { notices } from '@millwright/fixtures/site'
import { Stack } from '@millwright/ui/Stack'
import { expect, userEvent } from 'storybook/test'
import { vars } from '@millwright/ui/theme'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { NoticeCarousel } from './NoticeCarousel.tsx'

const some = notices[storyLocale]
const meta = {
  component: NoticeCarousel,
  args: { notices: some },
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.inkGround, paddingInline: 16, fontSize: 12, maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NoticeCarousel>
export default meta
type Story = StoryObj<typeof meta>

/** Only the visible notice can be focused. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li:not([inert]) a')).toHaveLength(1)
  },
}
/** A single notice does not move, so there is no pause button. */
export const SingleNotice: Story = {
  args: { notices: some.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
export const Paused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /暂停|Pause/ }))
    await expect(canvas.getByRole('button', { name: /^滚动|Play/ })).toBeVisible()
  },
}
const long = [
  {
    id: '1',
    title: storyText(
      '关于 11 月 28 日 22:00 至次日 2:00 进行系统维护、期间暂停下单与支付、已提交订单不受影响的公告',
      'Maintenance on 28 November from 22:00 to 2:00 of the next day: no orders and no payments during these hours; orders already placed are not affected',
    ),
  },
  {
    id: '2',
    title: storyText(
      '即日起单笔订单满五千元免运费，偏远地区、大件与危险品除外，活动截至年底',
      'From today orders of five thousand and more are sent free, remote regions, bulky and dangerous goods excepted, until the end of the year',
    ),
  },
]
export const LongText: Story = {
  render: () => (
    <Stack space={0}>
      <NoticeCarousel notices={long.slice(0, 1)} />
      <NoticeCarousel notices={long.toReversed()} />
    </Stack>
  ),
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
/** Tab reaches the visible notice, then the button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: /^滚动|Play/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /暂停|Pause/ })).toHaveFocus()
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  // Several instances on one page, only in this story.
  parameters: {
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
    pseudo: {
      hover: ['#hover a', '#hover button'],
      focusVisible: ['#focus a', '#focus button'],
      active: ['#pressed button'],
    },
  },
  render: (args) => (
    <Stack space={4}>
      <NoticeCarousel {...args} />
      <NoticeCarousel notices={some.slice(0, 1)} />
      <NoticeCarousel notices={long} />
      {['hover', 'focus', 'pressed'].map((state) => (
        <div key={state} id={state}>
          <NoticeCarousel {...args} />
        </div>
      ))}
    </Stack>
  ),
}
