import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@millwright/ui/Button'
import { Panel } from '@millwright/ui/Panel'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Bearing fits', children: <Panel>H7 / k6</Panel> },
} satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  args: {
    lead: 'Shaft and housing tolerances for radial bearings.',
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Guides', href: '/guides' },
    ],
    tools: <Button size="small">Print</Button>,
  },
}

export const TitleAlone: Story = { args: { width: 'narrow' } }

export const LongTitle: Story = {
  args: {
    title: 'Tolerances of shafts and housings for radial ball and roller bearings under rotating load '.repeat(2),
  },
}
