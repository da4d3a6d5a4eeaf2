import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Carousel } from './Carousel.tsx'

const slides = [
  storyText('液压件秋季特价', 'Hydraulics at autumn prices'),
  storyText('轴承满 500 减 50', 'Bearings: 50 off from 500'),
  storyText('电机现货当天发', 'Motors sent the same day'),
].map((label, index) => ({
  id: String(index),
  label,
  content: (
    <Panel tone="sunken" space={56} line={false}>
      <Heading level={2}>{label}</Heading>
    </Panel>
  ),
}))
const meta = {
  component: Carousel,
  args: { label: storyText('活动', 'Offers'), slides, height: { narrow: 160, wide: 200 } },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SlideSelected: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').slice(1, 4)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(third!)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } }
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('group', { name: storyText('共 3 张', '3 slides') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dots = canvas.getAllByRole('button').slice(1, 4)
    await waitFor(() => expect(dots[2]).toHaveAttribute('aria-current', 'true'))
    await userEvent.tab()
    await expect(dots[0]).toHaveFocus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(dots[0]).toHaveAttribute('aria-current', 'true'))
  },
}
const long = [
  storyText(
    '液压件与气动件秋季特价：整箱采购另享九五折，含税含运，偏远地区除外',
    'Hydraulics and pneumatics this autumn: whole cartons five per cent less, tax and freight included',
  ),
  storyText('轴承与密封件节前备货', 'Bearings and seals before the holidays'),
].map((label, index) => ({
  id: String(index),
  label,
  content: (
    <Panel tone="sunken" space={24} line={false}>
      <Heading level={2}>{label}</Heading>
    </Panel>
  ),
}))
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => <Carousel {...args} slides={long} label={storyText('秋季活动', 'Autumn')} />,
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button')
    await userEvent.click(buttons.at(-1)!)
    await waitFor(() => expect(buttons[2]).toHaveAttribute('aria-current', 'true'))
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: {
      hover: ['#hovered button:first-child'],
      focusVisible: ['#focused [role="group"][tabindex]', '#focused button:last-child'],
    },
  },
  render: (args) => (
    <Stack space={16}>
      <Carousel {...args} />
      <div id="hovered">
        <Carousel {...args} label={storyText('悬停', 'Hover')} height={160} />
      </div>
      <div id="focused">
        <Carousel {...args} label={storyText('焦点', 'Focus')} height={160} pager={false} />
      </div>
      <Carousel {...args} label={storyText('只有一张', 'Only one')} height={160} slides={slides.slice(0, 1)} />
    </Stack>
  ),
}
