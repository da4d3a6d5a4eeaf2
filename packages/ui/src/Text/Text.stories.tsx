import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { sizes } from '../theme/scales.ts'
import { Text } from './Text.tsx'

const meta = {
  component: Text,
  args: {
    children: storyText(
      '深沟球轴承 6205-2RS，内径 25 mm，外径 52 mm，宽 15 mm',
      'Deep groove ball bearing 6205-2RS, bore 25 mm, outer diameter 52 mm, width 15 mm',
    ),
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Clamped: Story = { args: { as: 'p', lines: 1 }, globals: { viewport: { value: 'small' } } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={8}>
      {sizes.map((size) => (
        <Text key={size} size={size}>{`${size} ${storyText('液压泵', 'Hydraulic pump')} 1,280.50`}</Text>
      ))}
      {(['ink', 'muted', 'faint', 'price', 'good', 'warn', 'bad', 'action'] as const).map((tone) => (
        <Text key={tone} tone={tone}>{`${tone} ${storyText('现货', 'In stock')}`}</Text>
      ))}
      <Text weight="medium">{storyText('medium 型号', 'medium Model')}</Text>
      <Text weight="bold">{storyText('bold 型号', 'bold Model')}</Text>
    </Stack>
  ),
}
