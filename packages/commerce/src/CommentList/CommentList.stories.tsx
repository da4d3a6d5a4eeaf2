import type { Meta, StoryObj } from '@storybook/react-vite'
import { commentNumbers, comments } from '@millwright/fixtures/comments'
import { CommentList } from './CommentList.tsx'

const meta = { component: CommentList, args: { comments: comments.zh, numbers: commentNumbers, kind: -1, hrefOf: (kind) => `?evaluate=${kind}` } } satisfies Meta<typeof CommentList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Bad: Story = { args: { comments: comments.zh.slice(2), kind: 2 } }
export const Empty: Story = { args: { comments: [], numbers: { positiveRating: undefined, number: 0, praiseNumber: 0, secondaryNumber: 0, negativeNumber: 0, picNumber: 0 } } }
export const WithoutNumbers: Story = { args: { numbers: undefined } }
