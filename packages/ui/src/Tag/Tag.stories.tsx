import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Tag, tagTones } from './Tag.tsx'

const meta = { component: Tag, args: { children: storyText('自营', 'Own store') } } satisfies Meta<typeof Tag>
export default meta
type Story = StoryObj<typeof meta>

export const Removable: Story = {
  args: {
    children: storyText('品牌：SKF', 'Brand: SKF'),
    size: 'medium',
    removeHref: '/list',
    removeLabel: storyText('移除品牌：SKF', 'Remove brand: SKF'),
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={12}>
      <Stack direction="row" wrap>
        {tagTones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Stack>
      <Stack direction="row" wrap>
        {tagTones.map((tone) => (
          <Tag key={tone} tone={tone} size="medium" onRemove={fn()}>
            {storyText('现货', 'In stock')}
          </Tag>
        ))}
      </Stack>
    </Stack>
  ),
}
