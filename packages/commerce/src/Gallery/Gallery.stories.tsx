import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Gallery } from './Gallery.tsx'

const meta = {
  component: Gallery,
  args: {
    name: '6205-2RS',
    pictures: ['pictures/bearing-6205.svg', 'pictures/bearing-6310.svg', 'pictures/comment.svg'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const SinglePicture: Story = { args: { pictures: ['pictures/bearing-6205.svg'] } }
export const BrokenPicture: Story = { args: { pictures: ['pictures/does-not-exist.svg'] } }
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const thumbs = canvas.getAllByRole('link')
    await userEvent.click(thumbs[2]!)
    await waitFor(() => expect(thumbs[2]).toHaveAttribute('aria-current', 'true'))
  },
}
/** Each thumbnail leads to its own strip, also before scripts load. */
export const ThumbnailsOfTwoPictures: Story = {
  render: (args) => (
    <>
      <Gallery {...args} />
      <Gallery {...args} name="6310-ZZ" aria-label="6310-ZZ" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const gallery of canvas.getAllByRole('region'))
      for (const thumb of within(gallery).getAllByRole('link'))
        await expect(gallery).toContainElement(document.getElementById(thumb.getAttribute('href')!.slice(1)))
  },
}
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!)
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
  },
}
