import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearingDetail } from '@millwright/fixtures/product'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { SpecTable } from './SpecTable.tsx'

const meta = {
  component: SpecTable,
  args: { parameters: bearingDetail[storyLocale].prodParameterList },
} satisfies Meta<typeof SpecTable>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const LongValues: Story = {
  args: {
    parameters: [
      {
        parameterKey: storyText(
          '最大允许工作压力（间歇，按 ISO 6803 脉冲试验）',
          'Highest working pressure (intermittent, impulse test of ISO 6803)',
        ),
        parameterValue: storyText(
          '25 MPa @ -40~100 ℃；28 MPa @ 20 ℃，脉冲 200000 次，HARDOX500-SK148-FLANGE-DN125-L3000',
          '25 MPa @ -40~100 ℃; 28 MPa @ 20 ℃, 200000 impulses, HARDOX500-SK148-FLANGE-DN125-L3000',
        ),
      },
    ],
  },
}
