import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { RangeSlider } from './RangeSlider.tsx'

const meta = {
  component: RangeSlider,
  args: {
    label: storyText('内径', 'Bore'),
    fromName: 'from',
    toName: 'to',
    max: 200,
    step: 5,
    defaultValue: { from: 25, to: 120 },
    format: { style: 'unit', unit: 'millimeter' },
  },
} satisfies Meta<typeof RangeSlider>
export default meta
type Story = StoryObj<typeof meta>

export const Moved: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <RangeSlider {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const [from, to] = canvas.getAllByRole('slider')
    const sent = () => [...new FormData(canvasElement.querySelector('form')!).values()]
    await expect(from).toHaveAccessibleName(storyText('内径下限', 'Bore, from'))
    await fireEvent.change(to!, { target: { value: '80' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: 25, to: 80 } })
    // An end stops at the other one.
    await fireEvent.change(from!, { target: { value: '150' } })
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: 80, to: 80 } })
    await expect(sent()).toEqual(['80', '80'])
    canvas.getByRole('button').click()
    await expect(await canvas.findByText(/^25.*120/)).toBeVisible()
    await expect(sent()).toEqual(['25', '120'])
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
}
/** Both ends in one place can be moved apart. */
export const Together: Story = {
  render: (args) => (
    <Stack space={16}>
      <RangeSlider {...args} defaultValue={{ from: 0, to: 0 }} />
      <RangeSlider {...args} defaultValue={{ from: 200, to: 200 }} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [at, upper] of [
      [0, true],
      [1, false],
    ] as const) {
      const sliders = canvas.getAllByRole('slider').slice(at * 2, at * 2 + 2)
      const { left, right, top, height } = sliders[0]!.getBoundingClientRect()
      const place = upper ? left + 10 : right - 10
      await expect(document.elementFromPoint(place, top + height / 2)).toBe(sliders[upper ? 1 : 0])
    }
  },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <RangeSlider {...args} defaultValue={undefined} />
      <RangeSlider {...args} hint={storyText('标准轴承 10–200', 'Standard bearings from 10 to 200')} />
      <RangeSlider
        {...args}
        max={5000}
        step={50}
        label={storyText('价格', 'Price')}
        defaultValue={{ from: 500, to: 3000 }}
        format={{ style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 }}
      />
      <RangeSlider {...args} error={storyText('此范围没有商品', 'Nothing in this range')} />
      <RangeSlider {...args} disabled />
    </Stack>
  ),
}
