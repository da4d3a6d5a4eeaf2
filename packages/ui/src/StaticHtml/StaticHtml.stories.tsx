import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Link } from '../Link/Link.tsx'
import { StaticHtml } from './StaticHtml.tsx'

const meta = {
  component: StaticHtml<string>,
  args: {
    of: { stamp: 'bearings', value: storyText('轴承', 'Bearings') },
    children: (name: string) => <Link href="/list">{name}</Link>,
  },
} satisfies Meta<typeof StaticHtml<string>>
export default meta
type Story = StoryObj<typeof meta>

/** If the value is present, React renders the content as usual. */
export const ClientRendered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
export const OfAnotherValue: Story = { args: { of: { stamp: 'motors', value: storyText('电机', 'Motors') } } }
