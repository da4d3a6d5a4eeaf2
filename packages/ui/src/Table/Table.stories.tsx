import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Money } from '../Money/Money.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from '../Status/Status.tsx'
import { Table } from './Table.tsx'
import type { Column } from './Table.tsx'

type Row = { model: string; bore: string; price: string; stock: number }
const rows: Row[] = [
  { model: '6205-2RS', bore: '25 × 52 × 15', price: '18.50', stock: 1200 },
  { model: '6308-ZZ', bore: '40 × 90 × 23', price: '64.00', stock: 36 },
  { model: '22218-E', bore: '90 × 160 × 40', price: '1286.00', stock: 0 },
]
const columns: Column<Row>[] = [
  { key: 'model', header: '型号', cell: (row) => row.model, rowHeader: true, whole: true },
  { key: 'bore', header: 'd × D × B (mm)', cell: (row) => row.bore },
  { key: 'price', header: '单价', align: 'end', cell: (row) => <Money amount={row.price} /> },
  { key: 'stock', header: '库存', cell: (row) => row.stock ? <Status tone="good">{`现货 ${row.stock}`}</Status> : <Status tone="neutral">订货</Status> },
]
const meta = { component: Table<Row>, args: { caption: '滚动轴承', columns, rows, rowKey: (row) => row.model } } satisfies Meta<typeof Table<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const NoRows: Story = { args: { rows: [], empty: '没有符合条件的商品' } }
export const CardsOnAPhone: Story = {
  tags: ['picture'],
  args: { narrow: 'cards', hideCaption: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => { await expect(canvas.getByRole('rowheader', { name: '6308-ZZ' })).toBeVisible() },
}
export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: '滚动轴承' })
    await expect(region).toHaveAttribute('tabindex', '0')
  },
}
export const AllStates: Story = { tags: ['picture'], render: (args) => <Stack space={16}><Table {...args} /><Table {...args} caption="紧凑" dense hideCaption sticky /></Stack> }
