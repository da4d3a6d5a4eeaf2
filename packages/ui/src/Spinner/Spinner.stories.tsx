import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Spinner, spinnerSizes } from './Spinner.tsx'

const meta = { component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('加载中', 'Loading'))
  },
}
export const WithLabel: Story = {
  args: { label: storyText('正在计算运费', 'Calculating the freight'), showLabel: true, size: 'small' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
      <Spinner {...args} showLabel />
    </Stack>
  ),
}
