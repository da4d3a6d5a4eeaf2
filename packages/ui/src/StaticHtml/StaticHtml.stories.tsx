import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { say } from '@millwright/fixtures/say'
import { Link } from '../Link/Link.tsx'
import { StaticHtml } from './StaticHtml.tsx'

const meta = {
  component: StaticHtml<string>,
  args: {
    of: { stamp: 'bearings', value: say('轴承', 'Bearings') },
    children: (name: string) => <Link href="/list">{name}</Link>,
  },
} satisfies Meta<typeof StaticHtml<string>>
export default meta
type Story = StoryObj<typeof meta>

/** With its value the content renders as usual. */
export const DrawnHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const OfAnotherValue: Story = { args: { of: { stamp: 'motors', value: say('电机', 'Motors') } } }
