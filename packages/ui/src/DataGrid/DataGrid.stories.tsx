import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Status } from '../Status/Status.tsx'
import { Text } from '../Text/Text.tsx'
import { DataGrid } from './DataGrid.tsx'
import type { DataGridProps, GridColumn, GridRefusal, GridState } from './DataGrid.tsx'

type Product = {
  model: string
  brand: string
  kind: string
  bore: number
  outer: number
  width: number
  price: string
  stock: number
  unit: string
  note: string
}
const brands = ['SKF', 'NSK', 'FAG', 'HRB', 'NTN']
const kinds = [
  storyText('深沟球轴承', 'Deep groove ball'),
  storyText('圆柱滚子轴承', 'Cylindrical roller'),
  storyText('角接触球轴承', 'Angular contact'),
]
const units = [
  { value: 'piece', label: storyText('个', 'piece') },
  { value: 'box', label: storyText('箱', 'box') },
  { value: 'set', label: storyText('套', 'set') },
]
const product = (index: number): Product => {
  const bore = 10 + (index % 40) * 5
  return {
    model: `6${String(index).padStart(5, '0')}-2RS`,
    brand: brands[index % brands.length]!,
    kind: kinds[(index >> 2) % kinds.length]!,
    bore,
    outer: bore * 2 + 2,
    width: 9 + (index % 12),
    price: (12.5 + ((index * 37) % 900)).toFixed(2),
    stock: index % 6 === 5 ? 0 : (index * 53) % 1400,
    unit: units[index % 3]!.value,
    note: index % 9 === 4 ? storyText('整箱另有优惠', 'Whole cartons cost less') : '',
  }
}
const products = (count: number) => Array.from({ length: count }, (_, index) => product(index))

const isPrice = (text: string) =>
  /^\d+(\.\d{1,2})?$/.test(text)
    ? undefined
    : storyText('请输入金额，最多两位小数', 'Enter an amount with at most two decimals')
const isCount = (text: string) => (/^\d+$/.test(text) ? undefined : storyText('请输入整数', 'Enter a whole number'))

const columns: GridColumn<Product>[] = [
  {
    key: 'model',
    header: storyText('型号', 'Model'),
    cell: (row) => row.model,
    pin: 'start',
    rowHeader: true,
    sort: true,
  },
  { key: 'brand', header: storyText('品牌', 'Brand'), cell: (row) => row.brand, width: 100, sort: true },
  { key: 'kind', header: storyText('类型', 'Kind'), cell: (row) => row.kind, width: 170, sort: true },
  { key: 'bore', header: 'd (mm)', cell: (row) => row.bore, align: 'end', width: 90, sort: true },
  { key: 'outer', header: 'D (mm)', cell: (row) => row.outer, align: 'end', width: 90, sort: true },
  { key: 'width', header: 'B (mm)', cell: (row) => row.width, align: 'end', width: 90 },
  {
    key: 'price',
    header: storyText('单价（元）', 'Price (CNY)'),
    cell: (row) => row.price,
    align: 'end',
    width: 120,
    sort: true,
    edit: { inputMode: 'decimal', check: isPrice },
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
    text: (row) => String(row.stock),
    width: 140,
    sort: (a, b) => a.stock - b.stock,
    edit: { inputMode: 'numeric', check: isCount },
  },
  {
    key: 'unit',
    header: storyText('单位', 'Unit'),
    cell: (row) => units.find(({ value }) => value === row.unit)?.label,
    text: (row) => row.unit,
    width: 90,
    edit: { options: units },
  },
  { key: 'note', header: storyText('备注', 'Note'), cell: (row) => row.note, width: 220, edit: true },
]

/** A page that keeps the rows and applies accepted changes. */
function Held(args: DataGridProps<Product>) {
  const [rows, setRows] = useState(args.rows)
  return (
    <DataGrid
      {...args}
      rows={rows}
      onEdit={({ changes }) => {
        const refusals = args.onEdit?.({ changes })
        if (refusals instanceof Promise) return refusals
        const refused = new Set(refusals?.map(({ rowKey, column }) => `${rowKey} ${column}`))
        setRows((now) => {
          const next = new Map(now.map((row) => [row.model, row]))
          for (const { rowKey, column, to } of changes)
            if (!refused.has(`${rowKey} ${column}`))
              next.set(rowKey, { ...next.get(rowKey)!, [column]: column === 'stock' ? Number(to) : to })
          return [...next.values()]
        })
        return refusals
      }}
    />
  )
}

// Columns are functions, so the docs show the code of the story itself.
const meta = {
  component: DataGrid<Product>,
  tags: ['new', '!stable'],
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: storyText('商品', 'Products'),
    columns,
    rows: products(200),
    rowKey: (row) => row.model,
    labelOf: (row) => row.model,
    height: 360,
  },
} satisfies Meta<typeof DataGrid<Product>>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const label = storyText('商品', 'Products')
const grid = (canvas: Canvas) => canvas.findByRole('grid', { name: label })
/** Moves the focus into the grid, which is one tab stop. */
async function enter(canvas: Canvas): Promise<HTMLElement> {
  const found = await grid(canvas)
  await waitFor(() => expect(found.querySelectorAll('[role="row"]').length).toBeGreaterThan(1))
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'))
  return found
}
/** Returns `line column` of the focused cell. The header is line 1. */
const focused = () =>
  `${document.activeElement?.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')} ${document.activeElement?.getAttribute('aria-colindex')}`
const at = (place: string) => waitFor(() => expect(focused()).toBe(place))
/** Presses keys, and waits for the cell that they lead to. */
async function press(keys: string, place: string): Promise<void> {
  await userEvent.keyboard(keys)
  await at(place)
}
const cellOf = (found: HTMLElement, line: number, column: number) =>
  found.querySelector<HTMLElement>(`[aria-rowindex="${line}"] > [aria-colindex="${column}"]`)!

/** Pastes text where the focus is, as the browser does. */
function paste(text: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
/** Copies what is selected, and returns its text. */
function copied(type: 'copy' | 'cut' = 'copy'): string {
  const clipboardData = new DataTransfer()
  document.activeElement!.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  return clipboardData.getData('text/plain')
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const found = await grid(canvas)
    await expect(found).toHaveAttribute('aria-rowcount', '201')
    await expect(found).toHaveAttribute('aria-colcount', '10')
  },
}
/** Fifty thousand rows and thirty columns, of which only the visible ones are rendered. */
export const FiftyThousandRows: Story = {
  args: {
    rows: products(50_000),
    columns: [
      ...columns,
      ...Array.from({ length: 20 }, (_, index): GridColumn<Product> => ({
        key: `extra${index}`,
        header: storyText(`参数 ${index + 1}`, `Value ${index + 1}`),
        cell: (row) => (row.bore * (index + 3)) % 997,
        align: 'end',
        width: 100,
      })),
    ],
  },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await expect(found).toHaveAttribute('aria-rowcount', '50001')
    await expect(found).toHaveAttribute('aria-colcount', '30')
    await expect(found.querySelectorAll('[role="gridcell"], [role="rowheader"]').length).toBeLessThan(700)
    await press('{Control>}{End}{/Control}', '50001 30')
    await expect(document.activeElement).toBeVisible()
    const box = document.activeElement!.getBoundingClientRect()
    const view = found.getBoundingClientRect()
    await expect(box.bottom).toBeLessThanOrEqual(view.bottom + 1)
    await press('{Control>}{Home}{/Control}', '2 1')
    await expect(found.scrollTop).toBe(0)
  },
}
/** Every key that moves, and the one tab stop. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <Link href="#before">{storyText('前', 'Before')}</Link>
      <Held {...args} />
      <Link href="#after">{storyText('后', 'After')}</Link>
    </>
  ),
  play: async ({ canvas }) => {
    await grid(canvas)
    await userEvent.tab()
    const found = await enter(canvas)
    await at('2 1')
    await press('{ArrowRight}', '2 2')
    await press('{ArrowDown}', '3 2')
    await press('{ArrowLeft}', '3 1')
    await press('{ArrowUp}', '2 1')
    await press('{End}', '2 10')
    await press('{Home}', '2 1')
    await press('{Control>}{End}{/Control}', '201 10')
    await press('{Control>}{Home}{/Control}', '2 1')
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(Number(focused().split(' ')[0])).toBeGreaterThan(5))
    await press('{PageUp}', '2 1')
    await press('{Control>}{ArrowRight}{/Control}', '2 10')
    await press('{Control>}{ArrowDown}{/Control}', '201 10')
    await press('{Control>}{ArrowUp}{/Control}', '2 10')
    await press('{Control>}{ArrowLeft}{/Control}', '2 1')
    await press('{ArrowUp}', '1 1')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: storyText('后', 'After') })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await at('1 1')
    await expect(found.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  },
}
/** A header sorts, resizes, moves and opens its menu by keys. */
export const Headers: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onStateChange: fn() },
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowUp}', '1 1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cellOf(found, 1, 1)).toHaveAttribute('aria-sort', 'ascending'))
    await userEvent.keyboard(' ')
    await waitFor(() => expect(cellOf(found, 1, 1)).toHaveAttribute('aria-sort', 'descending'))
    await waitFor(() => expect(cellOf(found, 2, 1)).toHaveTextContent('600199-2RS'))
    await press('{ArrowRight}', '1 2')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      state: expect.objectContaining({ widths: { brand: 116 } }),
    })
    await press('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}', '1 3')
    await expect(document.activeElement).toHaveTextContent(storyText('品牌', 'Brand'))
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const menu = await within(document.body).findByRole('menu')
    await userEvent.click(within(menu).getByRole('menuitem', { name: storyText('隐藏此列', 'Hide column') }))
    await waitFor(() => expect(found).toHaveAttribute('aria-colcount', '9'))
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'columnheader'))
  },
}
const labels = {
  price: storyText('编辑单价（元）', 'Edit Price (CNY)'),
  unit: storyText('编辑单位', 'Edit Unit'),
}
/** Enter and F2 edit, Escape cancels, Tab moves on, letters replace, and every edit can be undone. */
export const Editing: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(20), onEdit: fn() },
  render: Held,
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await userEvent.keyboard('{Enter}')
    const input = await canvas.findByRole('textbox', { name: labels.price })
    await expect(input).toHaveFocus()
    await expect(input).toHaveValue('12.50')
    await userEvent.keyboard('9{Escape}')
    await at('2 7')
    await expect(cellOf(found, 2, 7)).toHaveTextContent('12.50')
    await userEvent.keyboard('{F2}')
    await userEvent.keyboard('{Backspace>5/}18.2{Enter}')
    await at('3 7')
    await expect(cellOf(found, 2, 7)).toHaveTextContent('18.2')
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      changes: [expect.objectContaining({ rowKey: '600000-2RS', column: 'price', from: '12.50', to: '18.2' })],
    })
    await userEvent.keyboard('77')
    await expect(canvas.getByRole('textbox', { name: labels.price })).toHaveValue('77')
    await userEvent.keyboard('{Tab}')
    await expect(cellOf(found, 3, 7)).toHaveTextContent('77')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: labels.unit })).toHaveFocus())
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
    await userEvent.keyboard('{Escape}')
    await at('3 8')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(found, 3, 7)).toHaveTextContent('49.50'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveTextContent('12.50'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveTextContent('18.2'))
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveTextContent('18.2'))
  },
}
/** Prices are corrected down a column that is sorted by them: rows stay where they are until it is sorted again. */
export const EditsWhileSorted: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(20), defaultState: { sort: { by: 'price', direction: 'ascending' } } },
  render: Held,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    const models = [2, 3, 4].map((line) => cellOf(found, line, 1)?.textContent)
    await press('{ArrowRight>6/}', '2 7')
    for (const price of ['901', '902', '903']) await userEvent.keyboard(`${price}{Enter}`)
    await at('5 7')
    for (const [index, line] of [2, 3, 4].entries()) {
      await expect(cellOf(found, line, 1)).toHaveTextContent(models[index]!)
      await expect(cellOf(found, line, 7)).toHaveTextContent(`90${index + 1}`)
    }
  },
}
/** Undo takes back a refused text first, and then the edit before it. */
export const UndoesRefusals: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(8), onEdit: fn() },
  render: Held,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await userEvent.keyboard('18{Enter}')
    await at('3 7')
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(cellOf(found, 3, 7)).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(found, 3, 7)).not.toHaveAttribute('aria-invalid', 'true'))
    await expect(cellOf(found, 3, 7)).toHaveTextContent('49.50')
    await expect(cellOf(found, 2, 7)).toHaveTextContent('18')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveTextContent('12.50'))
  },
}
/** The host refuses a price. The cell keeps the typed text and says why. */
export const RefusedEdit: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: products(8),
    onEdit: ({ changes }) =>
      changes.flatMap(({ rowKey, column, to }): GridRefusal[] =>
        column === 'price' && Number(to) > 1000
          ? [{ rowKey, column, error: storyText('超过协议价 1000 元', 'Above the agreed 1,000') }]
          : [],
      ),
  },
  render: Held,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await userEvent.keyboard('{Enter}{Backspace>5/}1500{Enter}')
    await at('3 7')
    await expect(cellOf(found, 2, 7)).toHaveAttribute('aria-invalid', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('超过协议价', 'Above the agreed'))
    await userEvent.keyboard('abc{Enter}')
    await at('4 7')
    await press('{ArrowUp}', '3 7')
    await expect(cellOf(found, 3, 7)).toHaveAccessibleDescription(isPrice('abc')!)
    await press('{ArrowUp}', '2 7')
    await expect(cellOf(found, 2, 7)).toHaveTextContent('1500')
  },
}
/** A press where the message lies goes to the cell behind it, and the cell below is not covered. */
export const RefusedPressed: Story = {
  ...RefusedEdit,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}{ArrowDown>2/}', '4 7')
    await userEvent.keyboard('{Enter}{Backspace>6/}1500{Enter}')
    await press('{ArrowUp}', '4 7')
    const bubble = await waitFor(() => found.querySelector('[data-message]')!)
    const { left, top, bottom } = bubble.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(cellOf(found, 5, 7).getBoundingClientRect().top)
    await expect(document.elementFromPoint(left + 4, (top + bottom) / 2)).not.toBe(bubble)
  },
}
const totalled: GridColumn<Product>[] = columns.map((column) => {
  const sum = (rows: readonly Product[], of: (row: Product) => number) =>
    rows.reduce((total, row) => total + of(row), 0).toLocaleString('en')
  if (column.key === 'model') return { ...column, filter: 'text', footer: storyText('合计', 'Total') }
  if (column.key === 'brand') return { ...column, filter: 'choice', footer: (rows) => rows.length }
  if (column.key === 'price') return { ...column, filter: 'range' }
  if (column.key === 'stock') return { ...column, footer: (rows) => sum(rows, ({ stock }) => stock) }
  return column
})
/** The totals stay at the bottom while the rows scroll. The arrow in the last row reaches them. */
export const Totals: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { columns: totalled, rows: products(60) },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await expect(found).toHaveAttribute('aria-rowcount', '62')
    await press('{Control>}{End}{/Control}', '61 10')
    const last = cellOf(found, 61, 1).getBoundingClientRect()
    await expect(last.bottom).toBeLessThanOrEqual(Math.ceil(cellOf(found, 62, 1).getBoundingClientRect().top))
    await press('{ArrowDown}', '62 10')
    await press('{ArrowDown}', '62 10')
    await press('{Home}', '62 1')
    await expect(document.activeElement).toHaveTextContent(storyText('合计', 'Total'))
    await press('{ArrowUp}', '61 1')
  },
}
const menu = (name: string) => screen.findByRole('menuitem', { name })
const filter = storyText('筛选…', 'Filter…')
/** Totals and the number of rows are those of the rows that pass. An edited row stays, so that the next keys find it. */
export const Filtered: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { columns: totalled, rows: products(60), onEdit: fn() },
  render: Held,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowUp}{ArrowRight}', '1 2')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await menu(filter))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'NSK' }))
    await waitFor(() => expect(found).toHaveAttribute('aria-rowcount', '14'))
    await expect(cellOf(found, 14, 2)).toHaveTextContent('12')
    await expect(canvas.getByText(storyText('共 60 行，筛选出 12 行', 'Rows: 12 of 60'))).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await at('1 2')
    await expect(within(cellOf(found, 1, 2)).getByRole('img', { name: storyText('已筛选', 'filtered') })).toBeVisible()
    await press('{ArrowRight>5/}', '1 7')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await menu(filter))
    await userEvent.type(await screen.findByRole('textbox', { name: storyText(/最小值/, /from$/) }), '200')
    await waitFor(() => expect(found).not.toHaveAttribute('aria-rowcount', '14'))
    await userEvent.keyboard('{Escape}')
    await at('1 7')
    const rows = Number(found.getAttribute('aria-rowcount'))
    await press('{ArrowDown}', '2 7')
    await userEvent.keyboard('5{Enter}')
    await at('3 7')
    await expect(found).toHaveAttribute('aria-rowcount', String(rows))
    await expect(cellOf(found, 2, 7)).toHaveTextContent('5')
  },
}
/** The words of a filter, typed beneath the header. */
export const FilterOpen: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { columns: totalled, rows: products(60) },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowUp}', '1 1')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await menu(filter))
    await userEvent.type(await screen.findByRole('textbox'), '0003')
    await waitFor(() => expect(found).toHaveAttribute('aria-rowcount', '13'))
  },
}
/** All rows that pass are selected, and those that the filters hide stay as they are. Enter closes the filter. */
export const SelectsFiltered: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { columns: totalled, rows: products(60), selection: 'many', defaultState: { selected: ['600001-2RS'] } },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowUp}{ArrowRight>7/}', '1 8')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await menu(filter))
    const from = await screen.findByRole('textbox', { name: storyText(/最小值/, /from$/) })
    await userEvent.type(from, 'a9')
    await expect(from).toHaveAccessibleDescription(storyText('不是数字', 'Not a number'))
    await userEvent.clear(from)
    await userEvent.type(from, '200')
    await waitFor(() => expect(found).not.toHaveAttribute('aria-rowcount', '62'))
    await userEvent.keyboard('{Enter}')
    await at('1 8')
    const passing = Number(found.getAttribute('aria-rowcount')) - 2
    await press('{ArrowDown}', '2 8')
    await userEvent.keyboard('{Control>}a{/Control}')
    const said = (count: number) => storyText(`已选 ${count} 行，共 60 行`, `${count} of 60 selected`)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(said(passing + 1)))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(said(1)))
  },
}
/** No row passes the filters. */
export const NothingPasses: Story = {
  args: { columns: totalled, rows: products(60), defaultState: { filters: { model: { text: '7205' } } } },
  play: async ({ canvas }) => {
    await grid(canvas)
    await waitFor(() => expect(canvas.getByText(storyText('共 60 行，筛选出 0 行', 'Rows: 0 of 60'))).toBeVisible())
  },
}
/** The server gets the filters with each page, and the host the new number of rows. */
export const ServerFiltered: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    columns: totalled.map(({ footer: _footer, ...column }) => column),
    rows: products(30),
    rowCount: 10_000,
    loadRows: fn(({ start, end }) => Promise.resolve(products(end).slice(start))),
  },
  render: function Counted(args) {
    const [state, setState] = useState<GridState>({})
    return (
      <DataGrid
        {...args}
        rowCount={state.filters ? 40 : args.rowCount}
        onStateChange={({ state: next }) => setState(next)}
      />
    )
  },
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowUp}', '1 1')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await userEvent.click(await menu(filter))
    await userEvent.type(await screen.findByRole('textbox'), '6')
    await waitFor(() => expect(found).toHaveAttribute('aria-rowcount', '41'))
    await waitFor(() =>
      expect(args.loadRows).toHaveBeenLastCalledWith({
        start: 0,
        end: 40,
        sort: undefined,
        filters: { model: { text: '6' } },
      }),
    )
  },
}
/** A column reads typed texts: `¥1,200` becomes `1200.00`. It refuses a text that is no amount. */
export const Parsed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: products(8),
    onEdit: fn(),
    columns: columns.map((column) =>
      column.key === 'price'
        ? {
            ...column,
            edit: {
              parse: (text) => {
                const value = Number(text.replace(/[¥,\s]/g, ''))
                return Number.isNaN(value) ? { error: isPrice('') ?? '' } : { value: value.toFixed(2) }
              },
            },
          }
        : column,
    ),
  },
  render: Held,
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await userEvent.keyboard('¥1,200{Enter}')
    await at('3 7')
    await expect(cellOf(found, 2, 7)).toHaveTextContent('1200.00')
    await expect(args.onEdit).toHaveBeenLastCalledWith({ changes: [expect.objectContaining({ to: '1200.00' })] })
    await userEvent.keyboard('many{Enter}')
    await waitFor(() => expect(cellOf(found, 3, 7)).toHaveAttribute('aria-invalid', 'true'))
    await expect(cellOf(found, 3, 7)).toHaveTextContent('many')
  },
}
/** The options of a cell depend on its row. Enter opens them, a letter a field for another value. */
export const OptionsByRow: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: products(8),
    columns: columns.map((column) =>
      column.key === 'unit'
        ? {
            ...column,
            cell: (row: Product) => row.unit,
            edit: {
              options: ({ model }: Product) =>
                model.endsWith('1-2RS') ? [] : [{ value: model, label: `${model} 1:1` }],
              others: true,
            },
          }
        : column,
    ),
    onEdit: fn(),
  },
  render: Held,
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>8/}', '2 9')
    await userEvent.keyboard('{Enter}')
    const options = await canvas.findByRole('combobox', { name: labels.unit })
    await userEvent.selectOptions(options, '600000-2RS 1:1')
    await userEvent.keyboard('{Enter}')
    await at('3 9')
    await expect(cellOf(found, 2, 9)).toHaveTextContent('600000-2RS')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('textbox', { name: labels.unit })).toHaveFocus()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await at('4 9')
    await userEvent.keyboard('reel{Enter}')
    await at('5 9')
    await expect(cellOf(found, 4, 9)).toHaveTextContent('reel')
    await expect(cellOf(found, 4, 9)).not.toHaveAttribute('aria-invalid')
  },
}
/** The host answers late, and the last edit could not be saved. */
export const SavedLate: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: products(8),
    onEdit: () => new Promise((_, reject) => setTimeout(() => reject(new Error('offline')), 300)),
  },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await userEvent.keyboard('{Enter}{Backspace}5{Enter}')
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(cellOf(found, 2, 7)).toHaveAttribute('aria-invalid', 'true'))
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('保存失败', 'Could not be saved'))
  },
}
/** Cells go to a spreadsheet and come back, all changes of a paste at once. */
export const Spreadsheet: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(20), onEdit: fn() },
  render: Held,
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowRight>6/}', '2 7')
    await press('{Shift>}{ArrowDown}{ArrowRight}{/Shift}', '3 8')
    await expect(found.querySelectorAll('[aria-selected="true"]')).toHaveLength(4)
    await expect(copied()).toBe('12.50\t0\n49.50\t53')
    paste('20.00\t7\r\n21.00\t8\r\n22.00\t"9"\r\n')
    await waitFor(() => expect(cellOf(found, 4, 7)).toHaveTextContent('22.00'))
    await expect(args.onEdit).toHaveBeenCalledTimes(1)
    await expect(cellOf(found, 3, 8)).toHaveTextContent('8')
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cellOf(found, 4, 7)).toHaveTextContent('86.50'))
    await press('{ArrowDown}{ArrowUp}', '2 7')
    await userEvent.keyboard('{Shift>}{ArrowDown>3/}{/Shift}')
    paste('5.00')
    await waitFor(() => expect(cellOf(found, 5, 7)).toHaveTextContent('5.00'))
    await expect(cellOf(found, 2, 7)).toHaveTextContent('5.00')
    await expect(copied('cut')).toBe('5.00\n5.00\n5.00\n5.00')
    await waitFor(() => expect(cellOf(found, 5, 7)).toHaveAttribute('aria-invalid', 'true'))
  },
}
/** Space selects a row, Shift+Space the rows since then, Ctrl+A all. */
export const SelectedRows: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { selection: 'many', defaultState: { selected: ['600001-2RS'] }, onStateChange: fn() },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    const rows = () => found.querySelectorAll('[role="row"][aria-selected="true"]').length
    await expect(rows()).toBe(1)
    await press('{ArrowRight}', '2 2')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(rows()).toBe(2))
    await press('{ArrowDown>4/}', '6 2')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await waitFor(() => expect(rows()).toBe(5))
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('已选 5 行', '5 of 200 selected'))
    await userEvent.keyboard('{Control>}a{/Control}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('200'))
    await userEvent.click(cellOf(found, 3, 1).querySelector('input')!)
    await at('3 1')
    await expect(canvas.getByRole('status')).toHaveTextContent('199')
    await expect(cellOf(found, 1, 1).querySelector('input')).toBePartiallyChecked()
  },
}
export const OneRow: Story = {
  args: { selection: 'one', rows: products(6), defaultState: { selected: ['600002-2RS'] } },
}
/** Selected cells, with their count announced. */
export const SelectedCells: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(8), selection: 'many', defaultState: { selected: ['600005-2RS'] } },
  render: Held,
  play: async ({ canvas }) => {
    await enter(canvas)
    await press('{ArrowRight>3/}', '2 4')
    await press('{Shift>}{ArrowDown>2/}{ArrowRight>2/}{/Shift}', '4 6')
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('3 × 3 个单元格', '3 × 3 cells'))
  },
}
export const Grouped: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { defaultState: { grouped: 'brand', collapsed: ['NSK'] }, rows: products(20) },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await at('2 1')
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'false'))
    await expect(found).toHaveAttribute('aria-rowcount', '18')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(found).toHaveAttribute('aria-rowcount', '22'))
  },
}
const detail = (row: Product) => (
  <Stack space={4}>
    <Text weight="medium">{`${row.brand} ${row.model}`}</Text>
    <Text tone="muted">{`${row.kind}, ${row.bore} × ${row.outer} × ${row.width} mm`}</Text>
    <Link href="#datasheet">{storyText('数据表', 'Datasheet')}</Link>
  </Stack>
)
export const Expanded: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { detail, rows: products(12), defaultState: { expanded: ['600001-2RS'] } },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await expect(found).toHaveAttribute('aria-rowcount', '14')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(cellOf(found, 2, 1)).toHaveAttribute('aria-expanded', 'true'))
    await press('{ArrowDown}', '3 1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveTextContent(storyText('数据表', 'Datasheet')))
    await expect(document.activeElement?.tagName).toBe('A')
    await userEvent.keyboard('{Escape}')
    await at('3 1')
  },
}
export const Pinned: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { defaultState: { pinned: ['model', 'price'], widths: { note: 900 } } },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{End}', '2 10')
    await waitFor(() => expect(found.scrollLeft).toBeGreaterThan(0))
    const start = found.getBoundingClientRect().left
    await expect(Math.round(cellOf(found, 2, 1).getBoundingClientRect().left - start)).toBe(0)
    await expect(Math.round(cellOf(found, 2, 2).getBoundingClientRect().left - start)).toBe(140)
    // The pinned columns lie above those that scroll beneath them, in the header too.
    for (const line of [1, 2]) {
      const { left, right, top } = cellOf(found, line, 1).getBoundingClientRect()
      for (const x of [left + 4, (left + right) / 2, right - 12])
        await expect(cellOf(found, line, 1)).toContainElement(document.elementFromPoint(x, top + 12) as HTMLElement)
    }
  },
}
/** The host keeps the sorting and refuses to sort by brand. All else is the grid's own. */
export const Controlled: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: products(12) },
  render: function Kept(args) {
    const [sort, setSort] = useState<GridState['sort']>({ by: 'price', direction: 'descending' })
    return (
      <DataGrid
        {...args}
        state={{ sort }}
        onStateChange={({ state }) => {
          if (state.sort?.by !== 'brand') setSort(state.sort)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await expect(cellOf(found, 1, 7)).toHaveAttribute('aria-sort', 'descending')
    await press('{ArrowUp}{ArrowRight}', '1 2')
    await userEvent.keyboard('{Enter}')
    await expect(cellOf(found, 1, 2)).not.toHaveAttribute('aria-sort')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(cellOf(found, 1, 2).offsetWidth).toBe(116))
    await press('{ArrowLeft}', '1 1')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cellOf(found, 1, 1)).toHaveAttribute('aria-sort', 'ascending'))
  },
}
/** Rows arrive by pages when they become visible. One page fails at first. */
export const ServerPaging: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: products(30),
    rowCount: 10_000,
    loadRows: fn(
      ({ start, end }) =>
        new Promise<Product[]>((resolve) => setTimeout(() => resolve(products(end).slice(start)), 200)),
    ),
  },
  play: async ({ args, canvas }) => {
    const found = await enter(canvas)
    await expect(found).toHaveAttribute('aria-rowcount', '10001')
    await press('{Control>}{End}{/Control}', '10001 10')
    await waitFor(() => expect(cellOf(found, 10001, 1)).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(cellOf(found, 10001, 1)).toHaveTextContent('609999-2RS'))
    await at('10001 10')
    await expect(args.loadRows).toHaveBeenCalledTimes(1)
    await expect(args.loadRows).toHaveBeenLastCalledWith({ start: 9900, end: 10_000, sort: undefined })
  },
}
let tries = 0
export const ServerPagingFailed: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    rows: [],
    rowCount: 300,
    loadRows: ({ start, end }) =>
      tries++ ? Promise.resolve(products(end).slice(start)) : Promise.reject(new Error('offline')),
  },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await waitFor(() => expect(cellOf(found, 2, 1)).toHaveTextContent(storyText('数据加载失败', 'could not be loaded')))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cellOf(found, 2, 1)).toHaveTextContent('600000-2RS'))
  },
}
/** The reason stands in the first column with data, is announced, and the foot loads the pages again. */
export const ServerPagingFailedChosen: Story = {
  ...ServerPagingFailed,
  args: { ...ServerPagingFailed.args!, selection: 'many' },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await waitFor(() => expect(cellOf(found, 2, 2)).toHaveTextContent(storyText('数据加载失败', 'could not be loaded')))
    await expect(cellOf(found, 2, 1)).toHaveTextContent('')
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('数据加载失败', 'could not be loaded'))
    await userEvent.click(canvas.getByRole('button', { name: storyText('重试', 'Try again') }))
    await waitFor(() => expect(cellOf(found, 2, 2)).toHaveTextContent('600000-2RS'))
    await expect(canvas.queryByRole('button', { name: storyText('重试', 'Try again') })).toBeNull()
  },
}
export const Empty: Story = {
  args: { rows: [], empty: storyText('没有符合条件的商品', 'No product matches') },
  play: async ({ canvas }) => {
    await grid(canvas)
    await userEvent.tab()
    await at('2 1')
    await press('{ArrowUp}', '1 1')
    await press('{ArrowDown}', '2 1')
  },
}
export const Loading: Story = { args: { rows: [], status: 'loading' } }
export const Failed: Story = {
  args: { rows: [], status: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await grid(canvas)
    await userEvent.tab()
    await at('2 1')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** On a phone the grid scrolls inside itself. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { selection: 'many', rows: products(30) },
  render: Held,
  play: async ({ canvas }) => {
    await grid(canvas)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  args: { selection: 'many', rows: products(20), defaultState: { widths: { note: 900 } } },
  play: async ({ canvas }) => {
    const found = await enter(canvas)
    await press('{ArrowLeft}', '2 2')
    await press('{ArrowRight}', '2 1')
    await press('{End}', '2 11')
    await waitFor(() => expect(found.scrollLeft).toBeLessThan(0))
  },
}
export const Dense: Story = { args: { dense: true, rows: products(20) } }
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    rows: [
      {
        ...product(1),
        note: storyText(
          '订货，交期两周；整箱另有优惠，请联系客服确认库存与运费，偏远地区另计',
          'Made to order, two weeks; whole cartons cost less, please ask about stock and freight',
        ),
      },
    ],
    defaultState: { order: ['note'] },
  },
}
