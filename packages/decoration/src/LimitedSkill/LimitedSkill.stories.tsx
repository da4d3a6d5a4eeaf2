import { expect, userEvent, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { sales, StoryPage } from '../internal/test/StoryPage.tsx'
import { LimitedSkill } from './LimitedSkill.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { LimitedSkill },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const skill = (goods: object[], more: object = {}) => [
  {
    type: 'limited_skill',
    dataField: {
      title: { zh: '限时秒杀', en: 'Flash sale' },
      subTitle: { zh: '每日 8 点至 18 点', en: 'Daily, 8:00 to 18:00' },
      goods,
      ...more,
    },
  },
]

export const Ready: Story = { tags: ['picture'], args: { content: skill(sales) } }
/** A pressed arrow keeps the focus at the end of the strip. */
export const Keyboard: Story = {
  args: Ready.args,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [earlier, later] = await canvas.findAllByRole('button')
    await expect(earlier).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab({ shift: true })
    await expect(later).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(later).toHaveAttribute('aria-disabled', 'true'))
    await expect(later).toHaveFocus()
    await expect(earlier).not.toHaveAttribute('aria-disabled')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(earlier).toHaveAttribute('aria-disabled', 'true'))
    await expect(earlier).toHaveFocus()
  },
}
export const RightToLeft: Story = {
  ...Keyboard,
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
}
export const Three: Story = { args: { content: skill(sales.slice(0, 3)) } }
export const SingleSale: Story = { args: { content: skill(sales.slice(0, 1), { title: '', subTitle: 'Only today' }) } }
/** An ended sale is left out, so the block takes no room. */
export const Ended: Story = { args: { preview: true, ended: true, content: skill(sales) } }
export const Unknown: Story = { args: { preview: true, content: skill([{ prodId: '999999', seckillId: '999' }]) } }
