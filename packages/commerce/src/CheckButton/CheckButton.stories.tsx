import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { CheckButton } from './CheckButton.tsx'

const meta = {
  component: CheckButton,
  args: { state: 'on', fields: { all: '1' }, label: storyText('全选', 'Choose all') },
} satisfies Meta<typeof CheckButton>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      {(['on', 'off', 'mixed'] as const).map((state) => (
        <CheckButton key={state} {...args} state={state}>
          {state}
        </CheckButton>
      ))}
      <CheckButton {...args} state="off" disabled>
        disabled
      </CheckButton>
    </div>
  ),
  tags: ['picture'],
}
export const On: Story = {}
export const Off: Story = { args: { state: 'off' } }
export const Mixed: Story = { args: { state: 'mixed' } }
export const Disabled: Story = { args: { state: 'off', disabled: true } }
