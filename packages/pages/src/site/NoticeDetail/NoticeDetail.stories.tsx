import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyNotice, noticeContent } from '@millwright/fixtures/notices'
import { useLocale } from '@millwright/i18n/Texts'
import { readRichText } from '../../content/RichText/readRichText.ts'
import { NoticeDetail } from './NoticeDetail.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './NoticeDetail.route.ts'

function StoryNotice({ times = 1, told = true }: { times?: number; told?: boolean }) {
  const locale = useLocale()
  const { title, publishTime } = everyNotice[locale][0]!
  return (
    <NoticeDetail
      notice={{ title: `${title} `.repeat(times).trim(), publishTime }}
      content={told ? readRichText(noticeContent[locale]) : []}
    />
  )
}

const meta = {
  component: StoryNotice,
  subcomponents: { NoticeDetail },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const LongTitle: Story = { args: { times: 4 } }
/** Some malls pin a notice that has only a title. */
export const TitleAlone: Story = { args: { told: false } }
export const Live: Story = {
  ...liveStory(definition, '/notice-detail?id=11'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('noticeInfo') },
}
