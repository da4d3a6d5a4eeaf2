import type { Meta, StoryObj } from '@storybook/react-vite'
import { commentNumbers, comments } from '@millwright/fixtures/comments'
import { expect, screen, userEvent } from 'storybook/test'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { CommentList } from './CommentList.tsx'

const meta = {
  component: CommentList,
  args: {
    comments: comments[storyLocale],
    numbers: commentNumbers,
    kind: -1,
    hrefOf: (kind, page) => `?evaluate=${kind}&cp=${page}`,
  },
} satisfies Meta<typeof CommentList>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const ManyPages: Story = { args: { page: 2, pages: 4 } }
/** A picture of a review opens in the viewer, and Escape returns to it. */
export const PictureEnlarged: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('link', {
      name: storyText('放大：评价图片 1', 'Enlarge: Picture 1 of the review'),
    })
    picture.focus()
    await userEvent.keyboard('{Enter}')
    await expect(
      await screen.findByRole('dialog', { name: storyText('评价图片 1', 'Picture 1 of the review') }),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(picture).toHaveFocus()
  },
}
export const LowRatings: Story = { args: { comments: comments[storyLocale].slice(2), kind: 2 } }
export const Empty: Story = {
  args: {
    comments: [],
    numbers: {
      positiveRating: undefined,
      number: 0,
      praiseNumber: 0,
      secondaryNumber: 0,
      negativeNumber: 0,
      picNumber: 0,
    },
  },
}
export const WithoutNumbers: Story = { args: { numbers: undefined } }
