import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Image } from './Image.tsx'

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90" fill="none" stroke="#14181d"><rect x="10" y="20" width="100" height="50"/><circle cx="60" cy="45" r="18"/></svg>')}`
const meta = {
  component: Image,
  args: { src: drawing, alt: storyText('轴承剖面图', 'Section of a bearing'), width: 160 },
} satisfies Meta<typeof Image>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { src: undefined } }
export const WithError: Story = {
  args: { src: 'data:image/svg+xml,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: storyText('轴承剖面图', 'Section of a bearing') }).tagName).toBe('svg'),
    )
  },
}
/** A long text alternative takes no space. */
export const LongText: Story = {
  render: (args) => (
    <Image
      {...args}
      src={undefined}
      alt={storyText(
        '深沟球轴承 6205-2RS/C3 双面接触式橡胶密封圈，外圈滚道剥落处放大照片',
        'Deep groove ball bearing 6205-2RS/C3 with contact seals on both sides, spalled raceway of the outer ring',
      )}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack direction="row" space={16} wrap>
      <Image {...args} />
      <Image {...args} fit="cover" />
      <Image {...args} ratio={4 / 3} />
      <Image {...args} src={undefined} />
    </Stack>
  ),
}
