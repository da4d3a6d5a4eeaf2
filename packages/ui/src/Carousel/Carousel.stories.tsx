import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { Carousel } from './Carousel.tsx'

const slides = ['液压件秋季特价', '轴承满 500 减 50', '电机现货当天发'].map((label, index) => ({ id: String(index), label, content: <Panel tone="sunken" space={56} line={false}><Heading level={2}>{label}</Heading></Panel> }))
const meta = { component: Carousel, args: { label: '活动', slides, height: { narrow: 160, wide: 200 } } } satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const AllStates: Story = { tags: ['picture'] }
export const ByButtons: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('button').slice(1, 4)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'))
    await userEvent.click(third!)
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'))
  },
}
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } }
