import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyText } from '@millwright/fixtures/storyText'
import { Panel } from '../Panel/Panel.tsx'
import { Container } from './Container.tsx'

const meta = {
  component: Container,
  args: { children: <Panel>{storyText('内容', 'Content')}</Panel> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Content: Story = {}
export const Narrow: Story = { args: { width: 'narrow' } }
