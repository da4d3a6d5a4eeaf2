import type { Meta, StoryObj } from '@storybook/react-vite'
import { Leaving } from './Leaving.tsx'
import { mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Leaving.route.ts'

const to = {
  href: 'https://www.example-bearings.com/catalogue/6205?source=mall',
  host: 'www.example-bearings.com',
  foreign: false,
  plain: false,
}
const meta = { component: Leaving, parameters: { layout: 'fullscreen' }, args: { to }, tags: ['new'] } satisfies Meta<
  typeof Leaving
>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
/** A host with look-alike letters over an unencrypted connection, and a long address. */
export const Doubtful: Story = {
  tags: ['picture'],
  args: {
    to: {
      href: `http://xn--e1awd7f.com/${'a-long-path/'.repeat(8)}?q=1`,
      host: 'xn--e1awd7f.com',
      foreign: true,
      plain: true,
    },
  },
}
export const UnknownTarget: Story = { args: { to: undefined } }
export const Live: Story = {
  ...liveStory(definition, '/leaving?to=https%3A%2F%2Fwww.example.com'),
  tags: ['!autodocs'],
  parameters: { mockData: mocks('chatMessages', 'getPcWebConfig', 'homepage', 'renovationInfo') },
}
