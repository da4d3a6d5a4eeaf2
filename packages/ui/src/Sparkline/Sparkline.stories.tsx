import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Sparkline } from './Sparkline.tsx'

const meta = {
  component: Sparkline,
  args: { label: storyText('近 8 周销量', 'Sales of 8 weeks'), values: [12, 18, 15, 22, 30, 26, 34, 41] },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

/** Screen readers read every value. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        storyText('近 8 周销量: 12, 18, 15, 22, 30, 26, 34, 41', 'Sales of 8 weeks: 12, 18, 15, 22, 30, 26, 34, 41'),
      ),
    ).toBeInTheDocument()
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  render: (args) => (
    <Stack space={12}>
      <Text>
        6205-2RS <Sparkline {...args} /> {storyText('41 件', '41 pieces')}
      </Text>
      <Text>
        6206-2RS <Sparkline {...args} tone="good" values={[3, 4, 4, 9, 12]} /> +33%
      </Text>
      <Text>
        6207-2RS <Sparkline {...args} tone="bad" values={[60, 52, null, null, 31, 18]} /> −70%
      </Text>
      <Text>
        6208-2RS <Sparkline {...args} values={[7, 7, 7]} /> 0%
      </Text>
      <Text>
        6209-2RS <Sparkline {...args} values={[5]} />
      </Text>
      <Text>
        6210-2RS <Sparkline {...args} values={[]} />
      </Text>
    </Stack>
  ),
}
