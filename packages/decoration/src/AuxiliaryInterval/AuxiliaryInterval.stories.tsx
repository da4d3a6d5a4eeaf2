import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { AuxiliaryInterval } from './AuxiliaryInterval.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { AuxiliaryInterval },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const between = (dataField: object) =>
  ['A', 'B']
    .map((title) => ({ type: 'floor_title', dataField: { title } }))
    .flatMap((floor, index) => (index ? [{ type: 'auxiliary_interval', dataField }, floor] : [floor]))

export const Ready: Story = { args: { content: between({ height: 40 }) } }
export const Coloured: Story = { args: { content: between({ height: '24', bgColor: '#1b5e9e' }) } }
export const OutOfRange: Story = { args: { content: between({ height: 99_999, bgColor: 'url(//example.com)' }) } }
