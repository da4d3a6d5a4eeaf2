import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const items = [
  { term: storyText('内径 d', 'Bore d'), detail: '25 mm' },
  { term: storyText('外径 D', 'Outer diameter D'), detail: '52 mm' },
  { term: storyText('宽度 B', 'Width B'), detail: '15 mm' },
  { term: storyText('额定动载荷', 'Dynamic load'), detail: '14.0 kN' },
  { term: storyText('密封', 'Seal'), detail: storyText('双面橡胶密封 2RS', 'Rubber on both sides, 2RS') },
  { term: storyText('材料', 'Material'), detail: 'GCr15' },
]
const meta = { component: DescriptionList, args: { items } } satisfies Meta<typeof DescriptionList>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack space={24}>
      <DescriptionList {...args} columns={3} />
      <DescriptionList {...args} look="plain" columns={2} />
    </Stack>
  ),
}
export const Boxes: Story = {}
export const Plain: Story = { args: { look: 'plain', columns: 2 } }
export const OneItem: Story = { args: { items: items.slice(0, 1) } }
