import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '@millwright/ui/Alert'
import { storyText } from '@millwright/fixtures/storyText'
import { ProblemText } from './ProblemText.tsx'

const meta = {
  component: ProblemText,
  args: { problem: { key: 'notInPacks', values: { bound: 10 } } },
  decorators: [
    (Story) => (
      <Alert tone="bad">
        <Story />
      </Alert>
    ),
  ],
} satisfies Meta<typeof ProblemText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The server's own message, for which there is no built-in text. */
export const OwnWords: Story = {
  args: { problem: { message: storyText('该地区的运费尚未议定。', 'Freight to this region is not agreed yet.') } },
}
