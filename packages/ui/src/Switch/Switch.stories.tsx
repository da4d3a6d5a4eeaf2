import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Switch, switchSizes } from './Switch.tsx'

const meta = {
  component: Switch,
  tags: ['new', '!stable'],
  args: { label: storyText('到货提醒', 'Tell me when it is back'), name: 'notify' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultChecked: true },
}
export const Controlled: Story = {
  render: function Held(args) {
    const [on, setOn] = useState(false)
    return (
      <Switch
        {...args}
        checked={on}
        onChange={({ checked }) => setOn(checked)}
        hint={on ? storyText('到货时发短信', 'By a text message') : storyText('不发短信', 'No text message')}
      />
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(storyText('到货提醒', 'Tell me when it is back')))
    await expect(canvas.getByRole('switch', { name: storyText('到货提醒', 'Tell me when it is back') })).toBeChecked()
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(storyText('到货时发短信', 'By a text message'))
  },
}
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } }
export const Loading: Story = {
  args: { loading: true, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('switch')
    await userEvent.click(input)
    await expect(input).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(input).toHaveFocus()
  },
}
export const WithError: Story = { args: { error: storyText('没有保存，请重试', 'Not saved; try again') } }
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ checked: true }))
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ checked: false }))
  },
}
export const LongText: Story = {
  render: (args) => (
    <Switch
      {...args}
      label={storyText(
        '订单中的商品价格变动、部分缺货或者预计交货期推迟超过三个工作日时，向采购负责人和备用联系人同时发送短信提醒',
        'Send a text message to the purchasing manager and to the second contact when the price of an ordered article changes, when it is partly out of stock, or when delivery moves by more than three working days',
      )}
      hint={storyText('每个订单最多发送三次', 'At most three messages for each order')}
      defaultChecked
    />
  ),
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'], focusVisible: ['#focus'], active: ['#pressed'] } },
  render: (args) => (
    <Stack space={16}>
      {switchSizes.map((size) => (
        <Stack key={size} direction="row" space={24} wrap>
          <Switch {...args} size={size} />
          <Switch {...args} size={size} defaultChecked />
          <Switch {...args} size={size} disabled />
          <Switch {...args} size={size} disabled defaultChecked />
        </Stack>
      ))}
      <Stack direction="row" space={24} wrap>
        <Switch {...args} id="hover" />
        <Switch {...args} id="focus" defaultChecked />
        <Switch {...args} id="pressed" />
        <Switch {...args} loading defaultChecked />
      </Stack>
      <Switch {...args} hint={storyText('到货时发一次短信', 'One text message when it is back')} />
      <Switch {...args} error={storyText('没有保存，请重试', 'Not saved; try again')} />
      <Switch {...args} hideLabel />
    </Stack>
  ),
}
