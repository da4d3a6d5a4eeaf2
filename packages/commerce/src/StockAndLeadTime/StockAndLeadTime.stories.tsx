import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '@millwright/ui/Stack'
import { StockAndLeadTime } from './StockAndLeadTime.tsx'

const meta = { component: StockAndLeadTime } satisfies Meta<typeof StockAndLeadTime>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { stocks: 3860, leadDays: 1 } }
/** Products with a lead time of weeks are not in stock, whatever the quantity. */
export const ToOrder: Story = { args: { stocks: 460, leadDays: 21 } }
export const AllStates: Story = {
  tags: ['picture'],
  render: () => (
    <Stack space={8}>
      <StockAndLeadTime stocks={3860} leadDays={1} />
      <StockAndLeadTime stocks={128000} leadDays={0} />
      <StockAndLeadTime stocks={6} leadDays={2} />
      <StockAndLeadTime stocks={460} leadDays={21} />
      <StockAndLeadTime stocks={0} leadDays={15} />
      <StockAndLeadTime stocks={-1} leadDays={0} />
      <StockAndLeadTime />
    </Stack>
  ),
}
