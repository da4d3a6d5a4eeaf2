import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Image } from './Image.tsx'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill="none" stroke="#14181d"><rect x="10" y="20" width="100" height="50"/><circle cx="60" cy="45" r="18"/></svg>')}`
const meta = { component: Image, args: { src: drawing, alt: '轴承剖面图', width: 160 } } satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const Missing: Story = { args: { src: undefined } }
export const Broken: Story = {
  args: { src: 'data:image/svg+xml,broken' },
  play: async ({ canvas }) => { await waitFor(() => expect(canvas.getByRole('img', { name: '轴承剖面图' }).tagName).toBe('svg')) },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => <Stack direction="row" space={16} wrap><Image {...args} /><Image {...args} fit="cover" /><Image {...args} ratio={4 / 3} /><Image {...args} src={undefined} /></Stack>,
}
