import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Rating } from './Rating.tsx'
import type { RatingInputProps } from './RatingInput.tsx'

const meta = { component: Rating, decorators: [(Story) => <Stack><Story /></Stack>] } satisfies Meta<typeof Rating>
export default meta
type Story = StoryObj<typeof meta>

const input = { label: '商品评分', name: 'score' } satisfies RatingInputProps
const shining = (element: HTMLElement) => [...element.querySelectorAll('label > span')].filter((star) => getComputedStyle(star).opacity === '1').length

export const Default: Story = {
  args: { value: 4.6 },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img')
    const given = stars.lastElementChild!
    await expect(given.getBoundingClientRect().width / stars.getBoundingClientRect().width).toBeCloseTo(0.92, 1)
  },
}
export const ToGive: Story = { args: { ...input, onChange: fn() } }
export const Disabled: Story = { args: { ...input, defaultValue: 3, disabled: true } }
export const WithError: Story = { args: { ...input, error: '请为商品评分', required: true } }
/** Held by the caller. */
export const Chosen: Story = {
  args: { ...input, onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState(2)
    return args.name === undefined ? <Rating {...args} /> : <Rating {...args} value={value} onChange={(change) => { args.onChange?.(change); setValue(change.value) }} />
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(shining(canvasElement)).toBe(2)
    await userEvent.click(canvas.getByRole('radio', { name: /^4/ }))
    await expect(args).toHaveProperty('onChange.mock.calls', [[{ value: 4 }]])
    await expect(shining(canvasElement)).toBe(4)
  },
}
export const Keyboard: Story = {
  args: input,
  render: (args) => <form><Rating {...args} /></form>,
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
  args: input,
  globals: { viewport: { value: 'small' } },
  render: () => (
    <Stack space={16}>
      <Rating {...input} label="卖家的物流服务：包装是否完好、发货是否及时、配送员态度如何" hint="五星为非常满意，评分提交后三十天内可以修改一次" error="请为物流服务评分，匿名评价也需要评分" />
      <Rating {...input} name="other" label="Logistics of the seller: was the packaging sound, was it sent on time, was the carrier friendly" hint="Five stars are excellent; you can change your rating once within thirty days" error="Please rate the logistics; anonymous reviews need it too" />
    </Stack>
  ),
}
export const RightToLeft: Story = { args: input, globals: { direction: 'rtl' }, render: () => <Stack><Rating value={2.5} size={20} /><Rating {...input} defaultValue={2} /></Stack> }
export const AllStates: Story = {
  args: { value: 4.6 },
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hovered label:nth-child(4)'], focusVisible: ['#focused label:nth-child(2) input'], active: ['#pressed label:nth-child(5)'] } },
  render: () => (
    <Stack space={16}>
      {[0, 2.5, 4.6, 5].map((value) => <Rating key={value} value={value} size={20} />)}
      <Stack direction="row" space={12}><Rating value={3.5} size={12} /><Rating value={3.5} /></Stack>
      <Rating {...input} hint="五星为非常满意" required />
      <Rating {...input} name="b" defaultValue={3} />
      <Rating {...input} name="c" id="hovered" label="悬停" defaultValue={2} />
      <Rating {...input} name="d" id="focused" label="焦点" defaultValue={2} />
      <Rating {...input} name="e" id="pressed" label="按下" />
      <Rating {...input} name="f" label="停用" defaultValue={3} disabled />
      <Rating {...input} name="g" label="有误" error="请为商品评分" />
    </Stack>
  ),
}
