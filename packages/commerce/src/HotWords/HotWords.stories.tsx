import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotWords } from '@millwright/fixtures/site'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { HotWords } from './HotWords.tsx'

const meta = { component: HotWords } satisfies Meta<typeof HotWords>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { words: hotWords[storyLocale] } }
/** At most four are shown. */
export const TooMany: Story = { args: { words: [...hotWords[storyLocale], { title: storyText('第五个', 'A fifth') }] } }
export const Empty: Story = { args: { words: [] } }
