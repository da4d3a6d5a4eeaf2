import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Money } from '../Money/Money.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from '../Status/Status.tsx'
import { Table } from './Table.tsx'
import type { Column, TableProps } from './Table.tsx'

type Row = { model: string; bore: string; price: string; stock: number }
const rows: Row[] = [
  { model: '6205-2RS', bore: '25 × 52 × 15', price: '18.50', stock: 1200 },
  { model: '6308-ZZ', bore: '40 × 90 × 23', price: '64.00', stock: 36 },
  { model: '22218-E', bore: '90 × 160 × 40', price: '1286.00', stock: 0 },
]
const columns: Column<Row>[] = [
  {
    key: 'model',
    header: storyText('型号', 'Model'),
    cell: (row) => row.model,
    rowHeader: true,
    whole: true,
    sortable: true,
  },
  { key: 'bore', header: 'd × D × B (mm)', cell: (row) => row.bore },
  {
    key: 'price',
    header: storyText('单价', 'Price'),
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.price} />,
  },
  {
    key: 'stock',
    header: storyText('库存', 'Stock'),
    cell: (row) =>
      row.stock ? (
        <Status tone="good">{`${storyText('现货', 'In stock')} ${row.stock}`}</Status>
      ) : (
        <Status tone="neutral">{storyText('订货', 'To order')}</Status>
      ),
  },
]
const labelOf = (row: Row) => row.model
/** A page that keeps the order and the selection, and sorts the rows. */
function Held(args: TableProps<Row>) {
  const [order, setOrder] = useState({ by: 'price', direction: 'ascending' as 'ascending' | 'descending' })
  const [selected, setSelected] = useState<readonly string[]>(['6308-ZZ'])
  const compare = (a: Row, b: Row) =>
    order.by === 'price' ? Number(a.price) - Number(b.price) : a.model.localeCompare(b.model)
  const sorted = args.rows.toSorted((a, b) => compare(a, b) * (order.direction === 'ascending' ? 1 : -1))
  return (
    <Table
      {...args}
      rows={sorted}
      sort={{ ...order, onSort: setOrder }}
      selection={{ selected, onChange: (change) => setSelected(change.selected), labelOf }}
    />
  )
}
// Columns are functions, so the docs show the code of the story itself.
const meta = {
  component: Table<Row>,
  parameters: { docs: { source: { type: 'code' } } },
  args: { caption: storyText('滚动轴承', 'Rolling bearings'), columns, rows, rowKey: (row) => row.model },
} satisfies Meta<typeof Table<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** `rows` arrive in the order of `sort`. The table requests another order and does not sort the rows. */
export const SortedAndChosen: Story = { render: Held }
/** Headers are links and checkboxes belong to a form, so both work before scripts load. */
export const WithoutScripts: Story = {
  args: {
    sort: { by: 'price', direction: 'descending', hrefOf: ({ by, direction }) => `?sort=${by}&order=${direction}` },
    selection: { selected: ['6205-2RS'], labelOf, name: 'model' },
  },
  render: (args) => (
    <form>
      <Table {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: storyText('单价', 'Price') })).toHaveAttribute(
      'href',
      '?sort=price&order=ascending',
    )
    await expect(canvas.getByRole('columnheader', { name: storyText('单价', 'Price') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /22218-E/ }))
    await expect(new FormData(canvasElement.querySelector('form')!).getAll('model')).toEqual(['6205-2RS', '22218-E'])
  },
}
export const Empty: Story = {
  args: {
    rows: [],
    empty: storyText('没有符合条件的商品', 'Nothing matches'),
    selection: { selected: [], labelOf, onChange: fn() },
  },
}
export const CardsOnAPhone: Story = {
  tags: ['picture'],
  args: { narrow: 'cards', hideCaption: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: '6308-ZZ' })).toBeVisible()
  },
}
/** Sort buttons and the select-all checkbox stay above the cards. */
export const SortedAndSelectedOnPhone: Story = {
  tags: ['picture'],
  args: { narrow: 'cards', hideCaption: true },
  render: Held,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: storyText('单价', 'Price') })).toBeVisible()
  },
}
export const ScrollsOnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: storyText('滚动轴承', 'Rolling bearings') })
    await expect(region).toHaveAttribute('tabindex', '0')
  },
}
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: Held,
  play: async ({ canvas }) => {
    const models = () => canvas.getAllByRole('rowheader').map((head) => head.textContent)
    const all = canvas.getByRole('checkbox', { name: /全选|Select all/ })
    await expect(all).toBePartiallyChecked()
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(models()).toEqual(['22218-E', '6308-ZZ', '6205-2RS'])
    await expect(canvas.getByRole('columnheader', { name: storyText('单价', 'Price') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(canvas.getByRole('button', { name: storyText('单价', 'Price') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(models()).toEqual(['22218-E', '6205-2RS', '6308-ZZ'])
    await userEvent.tab()
    await userEvent.tab()
    const row = within(canvas.getByRole('row', { name: /22218-E/ }))
    await expect(row.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(row.getByRole('checkbox')).not.toBeChecked()
    await expect(all).toBePartiallyChecked()
  },
}
const long: Column<Row>[] = [
  {
    key: 'model',
    header: storyText('型号（含密封、游隙与精度等级）', 'Model, with seal, clearance and class of precision'),
    cell: (row) => row.model,
    rowHeader: true,
    sortable: true,
  },
  {
    key: 'note',
    header: storyText('库存状况，以及订货商品的交货周期', 'Availability, with the lead time where it is made to order'),
    cell: (row) =>
      row.stock
        ? storyText(
            '现货，当天发出；整箱另有优惠，请联系客服确认库存与运费',
            'In stock, sent the same day; whole cartons cost less, please ask about stock and freight',
          )
        : storyText(
            '订货，交期两周；整箱另有优惠，请联系客服确认库存与运费',
            'Made to order, two weeks; whole cartons cost less, please ask about stock and freight',
          ),
  },
  {
    key: 'price',
    header: storyText('含增值税单价', 'Price with value added tax'),
    align: 'end',
    sortable: true,
    cell: (row) => <Money amount={row.price} />,
  },
]
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  render: (args) => (
    <Stack space={24}>
      <Held
        {...args}
        columns={long}
        caption={storyText(
          '滚动轴承，按含税单价由低到高，价格以下单时为准',
          'Rolling bearings by their price with tax, the lowest first; what holds is the price at the time of the order',
        )}
      />
      <Held
        {...args}
        columns={long}
        narrow="cards"
        caption={storyText(
          '滚动轴承，在手机上逐条显示为卡片，排序与选择在上方',
          'Rolling bearings, as cards on a phone, with sorting and choice above',
        )}
      />
    </Stack>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' }, render: Held }
export const AllStates: Story = {
  tags: ['picture'],
  parameters: {
    pseudo: {
      hover: ['#hovered thead button', '#hovered tbody tr:first-child'],
      focusVisible: ['#focused thead button', '#focused tbody input'],
      active: ['#pressed thead button'],
    },
  },
  render: (args) => (
    <Stack space={16}>
      <Table {...args} />
      <Table {...args} caption={storyText('紧凑', 'Dense')} dense hideCaption sticky />
      <Held {...args} caption={storyText('排序与选择', 'Sorted and chosen')} />
      <div id="hovered">
        <Held {...args} caption={storyText('悬停', 'Hover')} dense />
      </div>
      <div id="focused">
        <Held {...args} caption={storyText('焦点', 'Focus')} dense />
      </div>
      <div id="pressed">
        <Held {...args} caption={storyText('按下', 'Pressed')} dense />
      </div>
      <Table
        {...args}
        caption={storyText('空', 'Empty')}
        rows={[]}
        empty={storyText('没有符合条件的商品', 'Nothing matches')}
      />
    </Stack>
  ),
}
