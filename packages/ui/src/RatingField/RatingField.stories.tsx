import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { RatingField } from './RatingField.tsx'

const meta = {
  component: RatingField,
  tags: ['new', '!stable'],
  args: { label: storyText('商品评分', 'The product'), name: 'score' },
} satisfies Meta<typeof RatingField>
export default meta
type Story = StoryObj<typeof meta>

const shining = (element: HTMLElement) =>
  [...element.querySelectorAll('label > span')].filter((star) => getComputedStyle(star).opacity === '1').length

export const Default: Story = {}
export const Disabled: Story = { args: { defaultValue: 3, disabled: true } }
export const WithError: Story = { args: { error: storyText('请为商品评分', 'Rate the product'), required: true } }
export const RatingSelected: Story = {
  args: { onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(2)
    return (
      <RatingField
        {...args}
        value={value}
        onChange={(change) => {
          args.onChange?.(change)
          setValue(change.value)
        }}
      />
    )
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(shining(canvasElement)).toBe(2)
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }))
    await expect(args.onChange).toHaveBeenCalledWith({ value: 4 })
    await expect(shining(canvasElement)).toBe(4)
  },
}
export const Keyboard: Story = {
  render: (args) => (
    <form>
      <RatingField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const carried = () => new FormData(canvasElement.querySelector('form')!).get('score')
    await expect(carried()).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /^1/ })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(carried()).toBe('3')
    await expect(shining(canvasElement)).toBe(3)
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: /^2/ })).toBeChecked()
  },
}
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <RatingField
      {...args}
      label={storyText(
        '卖家的物流服务：包装是否完好、发货是否及时、配送员态度如何',
        'Logistics of the seller: was the packaging sound, was it sent on time, was the carrier friendly',
      )}
      hint={storyText(
        '五星为非常满意，评分提交后三十天内可以修改一次',
        'Five stars are excellent; you can change your rating once within thirty days',
      )}
      error={storyText(
        '请为物流服务评分，匿名评价也需要评分',
        'Please rate the logistics; anonymous reviews need it too',
      )}
    />
  ),
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <Stack>
      <RatingField {...args} defaultValue={2} />
    </Stack>
  ),
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: {
      hover: ['#hovered label:nth-child(4)'],
      focusVisible: ['#focused label:nth-child(2) input'],
      active: ['#pressed label:nth-child(5)'],
    },
  },
  render: (args) => (
    <Stack space={16}>
      <RatingField {...args} hint={storyText('五星为非常满意', 'Five stars are excellent')} required />
      <RatingField {...args} name="b" defaultValue={3} />
      <RatingField {...args} name="c" id="hovered" label={storyText('悬停', 'Hover')} defaultValue={2} />
      <RatingField {...args} name="d" id="focused" label={storyText('焦点', 'Focus')} defaultValue={2} />
      <RatingField {...args} name="e" id="pressed" label={storyText('按下', 'Pressed')} />
      <RatingField {...args} name="f" label={storyText('停用', 'Disabled')} defaultValue={3} disabled />
      <RatingField
        {...args}
        name="g"
        label={storyText('有误', 'Wrong')}
        error={storyText('请为商品评分', 'Rate the product')}
      />
    </Stack>
  ),
}
