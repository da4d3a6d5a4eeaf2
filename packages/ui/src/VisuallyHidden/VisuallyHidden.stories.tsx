import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  component: VisuallyHidden,
  args: { children: storyText('只给听的人', 'Only for those who listen') },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const ReadByScreenReader: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(storyText('只给听的人', 'Only for those who listen')).getBoundingClientRect().width,
    ).toBeLessThanOrEqual(1)
  },
}
/** Adds text for screen readers beside visible text. */
export const BesideWords: Story = {
  render: (args) => (
    <p>
      {storyText('详情', 'Details')} <VisuallyHidden {...args} />
    </p>
  ),
}
