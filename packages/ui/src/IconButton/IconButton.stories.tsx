import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { buttonSizes, buttonTones } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { icon: 'heart', label: storyText('收藏', 'Keep') } } satisfies Meta<
  typeof IconButton
>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}
export const Loading: Story = { args: { loading: true } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={12}>
      {buttonTones.map((tone) => (
        <Stack key={tone} direction="row" space={12} align="center">
          {buttonSizes.map((size) => (
            <IconButton key={size} icon="edit" label={storyText('编辑', 'Edit')} tone={tone} size={size} />
          ))}
          <IconButton icon="trash" label={storyText('删除', 'Delete')} tone={tone} disabled />
        </Stack>
      ))}
    </Stack>
  ),
}
