import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { ChoiceMark } from './ChoiceMark.tsx'

const meta = {
  component: ChoiceMark,
  tags: ['new', '!stable'],
  args: { label: storyText('对比 6205-2RS', 'Compare 6205-2RS'), name: 'ids', value: '6205' },
} satisfies Meta<typeof ChoiceMark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: args.label })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ checked: true }))
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { defaultChecked: true } }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover input'], focusVisible: ['#focus input'] } },
  render: (args) => (
    <Stack space={12}>
      {(['checkbox', 'radio'] as const).map((type) => (
        <Stack key={type} direction="row" space={24}>
          <ChoiceMark {...args} type={type} />
          <ChoiceMark {...args} type={type} defaultChecked />
          <ChoiceMark {...args} type={type} disabled />
          <ChoiceMark {...args} type={type} name="off" defaultChecked disabled />
        </Stack>
      ))}
      <Stack direction="row" space={24}>
        <ChoiceMark {...args} indeterminate />
        <div id="hover">
          <ChoiceMark {...args} />
        </div>
        <div id="focus">
          <ChoiceMark {...args} />
        </div>
      </Stack>
    </Stack>
  ),
}
