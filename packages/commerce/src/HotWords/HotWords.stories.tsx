import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotWords } from '@millwright/fixtures/site'
import { HotWords } from './HotWords.tsx'

const meta = { component: HotWords } satisfies Meta<typeof HotWords>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { words: hotWords.zh } }
/** At most four are shown (R3.06). */
export const TooMany: Story = { args: { words: [...hotWords.zh, { title: '第五个' }] } }
export const Empty: Story = { args: { words: [] } }
