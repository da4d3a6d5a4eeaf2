import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Avatar, avatarSizes, avatarTones } from './Avatar.tsx'

const person =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#9db4c8" d="M0 0h48v48H0z"/><circle cx="24" cy="18" r="9" fill="#33475b"/><path d="M6 48a18 18 0 0 1 36 0" fill="#33475b"/></svg>',
  )
const meta = {
  component: Avatar,
  args: { name: storyText('王小明', 'Ada Lovelace') },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toHaveTextContent(storyText('小明', 'AL'))
  },
}
export const Picture: Story = { args: { src: person, size: 'large' } }
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent(storyText('小明', 'AL')))
  },
}
export const WithoutName: Story = { args: { name: '', decorative: true } }
export const BesideItsName: Story = {
  render: (args) => (
    <Stack direction="row" align="center">
      <Avatar {...args} decorative />
      {args.name}
    </Stack>
  ),
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      {avatarSizes.map((size) => (
        <Stack key={size} direction="row">
          <Avatar {...args} size={size} src={person} />
          <Avatar {...args} size={size} />
          <Avatar {...args} size={size} name={storyText('苏州轴承有限公司', 'Suzhou Bearings')} shape="square" />
          <Avatar {...args} size={size} name="" decorative />
        </Stack>
      ))}
      <Stack direction="row">
        {avatarTones.map((tone) => (
          <Avatar key={tone} {...args} tone={tone} />
        ))}
      </Stack>
    </Stack>
  ),
}
