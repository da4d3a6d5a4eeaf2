import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Slider } from './Slider.tsx'

const meta = {
  component: Slider,
  args: {
    label: storyText('负载率', 'Load'),
    name: 'load',
    defaultValue: 60,
    format: { style: 'unit', unit: 'percent' },
  },
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Moved: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <Slider {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider')
    const sent = () => new FormData(canvasElement.querySelector('form')!).get('load')
    await expect(slider).toHaveAttribute('aria-valuetext', '60%')
    await fireEvent.change(slider, { target: { value: '72' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: 72 }))
    await expect(canvas.getByText('72%')).toBeVisible()
    await expect(sent()).toBe('72')
    canvas.getByRole('button').click()
    await expect(await canvas.findByText('60%')).toBeVisible()
    await expect(sent()).toBe('60')
  },
}
export const InTenths: Story = {
  args: {
    label: storyText('间隙', 'Clearance'),
    min: 0,
    max: 2,
    step: 0.1,
    defaultValue: 0.7,
    format: { style: 'unit', unit: 'millimeter', minimumFractionDigits: 1 },
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <Slider {...args} defaultValue={0} />
      <Slider {...args} hint={storyText('占额定功率的百分比', 'Of the rated power')} required />
      <Slider {...args} defaultValue={100} format={undefined} />
      <Slider {...args} defaultValue={95} error={storyText('长期超过 90% 会过热', 'Above 90% it overheats')} />
      <Slider {...args} disabled />
    </Stack>
  ),
}
