import type { Meta, StoryObj } from '@storybook/react-vite'
import { hotWords } from '@millwright/fixtures/site'
import { say, storyLocale } from '@millwright/fixtures/say'
import { HotWords } from './HotWords.tsx'

const meta = { component: HotWords } satisfies Meta<typeof HotWords>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { args: { words: hotWords[storyLocale] } }
/** At most four are shown. */
export const TooMany: Story = { args: { words: [...hotWords[storyLocale], { title: say('第五个', 'A fifth') }] } }
export const Empty: Story = { args: { words: [] } }
