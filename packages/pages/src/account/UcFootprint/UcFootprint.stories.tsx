import { seen } from '@millwright/fixtures/kept'
import { storyText } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import type { Locale } from '@millwright/domain/locale'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { sampleCenter } from '../../loading/testing/sampleCenter.ts'
import { UcFootprint } from './UcFootprint.tsx'
import type { UcFootprintProps } from './UcFootprint.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './UcFootprint.route.ts'

type Args = { changes?: Partial<UcFootprintProps> }

const meta = {
  beforeEach: catchForms,
  parameters: { layout: 'fullscreen' },
  render: ({ changes }, { globals }) => {
    const products = seen[globals.locale as Locale]
    return (
      <UcFootprint
        center={sampleCenter}
        now={Date.parse('2026-11-21T18:00:00+08:00')}
        days={[
          { day: '2026-11-21', products: products.slice(0, 2) },
          { day: '2026-11-20', products: products.slice(2, 4) },
          { day: '2026-11-18', products: products.slice(4) },
        ]}
        total={products.length}
        pages={1}
        page={1}
        asked={false}
        {...changes}
      />
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = { tags: ['picture'] }
export const FirstUse: Story = { tags: ['picture'], args: { changes: { days: [], total: 0, pages: 0 } } }
export const ManyPages: Story = { args: { changes: { total: 412, pages: 21, page: 4 } } }
export const AskedToClear: Story = { args: { changes: { asked: true } } }
export const Refused: Story = { args: { changes: { outcome: { done: false, problem: { key: 'badArgument' } } } } }
export const Forgotten: Story = {
  args: { changes: { outcome: { done: true, toast: { namespace: 'kept', key: 'forgotten' } } } },
}
export const OneDayRemoved: Story = {
  play: async ({ canvas }) => {
    const [today] = canvas.getAllByRole('button', { name: storyText(/删除当天：今天/, /Remove this day: Today/) })
    await userEvent.click(today!)
    await expect(sentForms.at(-1)?.fields).toEqual({ day: '2026-11-21', intent: 'forgetDay' })
  },
}
export const Live: Story = {
  ...liveStory(definition, '/user-center/uc-footprint'),
  tags: ['!autodocs'],
  parameters: {
    mockData: mocks('agreementPrices', 'centerInfo', 'forgetAllSeen', 'forgetSeen', 'seenProds', 'waiting'),
  },
}
