import type { Locale } from '@millwright/domain/locale'
import { ruleClasses, ruleHits } from '@millwright/fixtures/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Regulation } from './Regulation.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Regulation.route.ts'

type Args = { words?: string; found?: number; none?: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ words, found = 0, none }, { globals }) => {
    const locale = globals.locale as Locale
    const records = ruleHits(locale).slice(0, found)
    return (
      <Regulation
        classes={none ? [] : ruleClasses[locale]}
        search={
          words === undefined
            ? undefined
            : { words, current: 1, found: { records, total: found, pages: found ? 1 : 0, current: 1, size: 10 } }
        }
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Searched: Story = { args: { words: '发票 invoice', found: 5 }, tags: ['picture'] }
export const NothingFound: Story = { args: { words: '卫星 satellite' } }
export const NothingYet: Story = { args: { none: true } }
export const Live: Story = {
  ...liveStory(definition, '/regulation'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('regulationList', 'regulationPage') },
}
