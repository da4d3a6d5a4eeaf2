import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  component: Heading,
  args: { level: 2, children: storyText('减速机与电机', 'Gearboxes and motors') },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallerThanItsLevel: Story = { args: { level: 1, size: 18 } }
/** In a narrow row the heading takes more lines and does not break words. */
export const TightRow: Story = {
  args: { children: storyText('HM88649 轴承', 'HM88649 bearing') },
  render: (args) => (
    <div style={{ display: 'flex', inlineSize: 140 }}>
      <Heading {...args} />
      <span style={{ flex: 'none', inlineSize: 80 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    const words = document.createRange()
    words.setStart(canvas.getByRole('heading').firstChild!, 0)
    words.setEnd(canvas.getByRole('heading').firstChild!, 'HM88649'.length)
    await expect(words.getClientRects()).toHaveLength(1)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  render: ({ children }) => (
    <Stack space={12}>
      {([1, 2, 3, 4, 5, 6] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}
