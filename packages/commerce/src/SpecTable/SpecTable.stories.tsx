import type { Meta, StoryObj } from '@storybook/react-vite'
import { bearingDetail } from '@millwright/fixtures/product'
import { SpecTable } from './SpecTable.tsx'

const meta = { component: SpecTable, args: { parameters: bearingDetail.zh.prodParameterList } } satisfies Meta<typeof SpecTable>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const LongValues: Story = { args: { parameters: [{ parameterKey: '最大允许工作压力（间歇，按 ISO 6803 脉冲试验）', parameterValue: '25 MPa @ -40~100 ℃；28 MPa @ 20 ℃，脉冲 200000 次，HARDOX500-SK148-FLANGE-DN125-L3000' }] } }
