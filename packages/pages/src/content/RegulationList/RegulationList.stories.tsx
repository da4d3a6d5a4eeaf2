import type { Locale } from '@millwright/domain/locale'
import { ruleClasses, ruleHits } from '@millwright/fixtures/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegulationList } from './RegulationList.tsx'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './RegulationList.route.ts'

type Args = { none?: boolean; pages?: number }

const meta = {
  parameters: { layout: 'fullscreen' },
  render: ({ none, pages = 1 }, { globals }) => {
    const locale = globals.locale as Locale
    const one = ruleClasses[locale][1]!
    const records = none ? [] : ruleHits(locale, one.categoryId)
    return (
      <RegulationList
        classes={ruleClasses[locale]}
        one={one}
        current={1}
        found={{ records, total: records.length * pages, pages: none ? 0 : pages, current: 1, size: 10 }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const ManyPages: Story = { args: { pages: 4 } }
export const NothingYet: Story = { args: { none: true } }
export const Live: Story = {
  ...liveStory(definition, '/regulationList?categoryId=2'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [...mocks('regulationList'), mockFor('regulationPage', { categoryId: '2', current: 1, size: 20 })],
  },
}
