import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@millwright/domain/locale'
import { dealsNow, promotions } from '@millwright/fixtures/deals'
import { SpecialDiscount } from './SpecialDiscount.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './SpecialDiscount.route.ts'

type Args = { empty: boolean }

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { empty: false },
  render: ({ empty }, { globals }) => {
    const { money, every, pieces, rate } = promotions(globals.locale as Locale)
    const coming = { ...rate, startTime: dealsNow + 86_400_000 }
    const records = empty ? [] : [money, every, pieces, coming]
    return (
      <SpecialDiscount
        now={dealsNow}
        current={1}
        discounts={{ records, total: records.length, pages: records.length ? 1 : 0 }}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Empty: Story = { args: { empty: true } }
export const Live: Story = {
  ...liveStory(definition, '/special-discount'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('discountPage') },
}
