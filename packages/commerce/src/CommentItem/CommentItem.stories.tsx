import type { Meta, StoryObj } from '@storybook/react-vite'
import { comments } from '@millwright/fixtures/comments'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { CommentItem } from './CommentItem.tsx'

const first = comments[storyLocale][0]!
const meta = { component: CommentItem, args: { comment: first } } satisfies Meta<typeof CommentItem>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const FollowedUp: Story = {
  tags: ['picture'],
  args: {
    comment: {
      ...first,
      followUp: storyText('半年后补充：依然安静，准备再订一批。', 'Half a year on: still quiet. Ordering again.'),
      followUpTime: '2027-05-12 08:00:00',
    },
  },
}
export const Anonymous: Story = { args: { comment: comments[storyLocale][1]! } }
export const LongWords: Story = { args: { comment: { ...first, content: 'W'.repeat(150), pics: undefined } } }
