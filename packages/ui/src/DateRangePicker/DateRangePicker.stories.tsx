import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  component: DateRangePicker,
  tags: ['new', '!stable'],
  args: { label: storyText('下单时间', 'Ordered'), fromName: 'from', toName: 'to', presets: [7, 30, 90] },
} satisfies Meta<typeof DateRangePicker>
export default meta
type Story = StoryObj<typeof meta>

const ready = () => waitFor(() => screen.getAllByRole('spinbutton')[0]!, { timeout: 10_000 })
const sent = (canvasElement: HTMLElement) => Object.fromEntries(new FormData(canvasElement.querySelector('form')!))
const range = { from: '2026-11-03', to: '2026-11-12' }

export const Default: Story = {
  args: { defaultValue: range, max: '2026-11-21' },
  play: async () => {
    await ready()
  },
}
export const Opened: Story = {
  args: { defaultValue: range, max: '2026-12-24' },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(10))
  },
}
export const Preset: Story = {
  args: { onChange: fn(), max: '2026-11-21' },
  render: (args) => (
    <form>
      <DateRangePicker {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /30 (天|days)/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '2026-10-23', to: '2026-11-21' } })
    await expect(sent(canvasElement)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  },
}
export const RangeSelected: Story = {
  args: { onChange: fn(), defaultValue: range },
  play: async ({ args, canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await screen.findAllByRole('grid')
    await userEvent.click(screen.getAllByText('18', { selector: '[role=button]' })[0]!)
    await userEvent.click(screen.getAllByText('16', { selector: '[role=button]' })[0]!)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '2026-11-16', to: '2026-11-18' } })
  },
}
export const EndBeforeStart: Story = {
  args: { defaultValue: { from: '2026-11-12', to: '2026-11-03' } },
  play: async ({ canvas }) => {
    await expect(await ready()).toBeInvalid()
    await expect(canvas.getByText(/结束日期早于开始日期|last day is before the first/)).toBeVisible()
  },
}
export const OnPhone: Story = {
  args: { defaultValue: range },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await screen.findAllByRole('grid')
  },
}
/**
 * With only one day the native fields stay and `onChange` is not called. The calendar appears once both days are set.
 */
export const IncompleteRange: Story = {
  args: { defaultValue: { from: '2026-11-03', to: '' }, onChange: fn() },
  render: (args) => (
    <form>
      <DateRangePicker {...args} />
      <Button>{storyText('查询', 'Search')}</Button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    // The richer control is loaded by now.
    await import('./DateRangePickerControl.tsx')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const [from, to] = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type="date"]')]
    await expect(from).toHaveValue('2026-11-03')
    await userEvent.clear(from!)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '', to: '' } })
    await userEvent.type(from!, '2026-11-03')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(sent(canvasElement)).toEqual({ from: '2026-11-03', to: '' })
    await userEvent.type(to!, '2026-11-12')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: range })
    await expect(to).toHaveFocus()
    await userEvent.click(canvas.getByRole('button'))
    await ready()
    await expect(sent(canvasElement)).toEqual(range)
  },
}
/** A range that the caller changes replaces a half-typed one. */
export const IncompleteRangeControlled: Story = {
  args: { onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useState({ from: '2026-11-03', to: '' })
    return (
      <form>
        <DateRangePicker {...args} value={value} onChange={(change) => setValue(change.value)} />
        <Button onPress={() => setValue(range)}>{storyText('本月上旬', 'Early this month')}</Button>
      </form>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(sent(canvasElement)).toEqual({ from: '2026-11-03', to: '' })
    await userEvent.click(canvas.getByRole('button'))
    await expect(sent(canvasElement)).toEqual(range)
  },
}
/** A form error for either field name appears at the field. */
export const WithProblemOfItsEnd: Story = {
  render: (args) => (
    <Form problems={[{ field: 'to', message: storyText('最多查询一年', 'One year at most') }]}>
      <DateRangePicker {...args} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const words = storyText('最多查询一年', 'One year at most')
    const said = () => [...canvasElement.querySelectorAll('p[id$="-error"]')].map((problem) => problem.textContent)
    await expect(said()).toEqual([words])
    await ready()
    await expect(said()).toEqual([words])
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: range },
  play: async () => {
    await ready()
  },
}
export const WithError: Story = {
  args: {
    error: storyText('最多查询一年', 'One year at most'),
    hint: storyText('按下单日期', 'By the date of the order'),
    required: true,
  },
  play: async () => {
    await ready()
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  globals: { locale: 'zh' },
  play: async ({ args }) => {
    await ready()
    await userEvent.tab()
    await userEvent.keyboard('2026110320261112')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: range })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findAllByRole('grid')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    // After the first day is set, the focus moves on by one day.
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: { from: '2026-11-04', to: '2026-11-12' } })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <DateRangePicker
        label={storyText(
          '需要导出对账单的下单日期或者发票开具日期范围',
          'The dates of the orders, or of the invoices, for which a statement of account is to be exported',
        )}
        fromName="a"
        toName="b"
        defaultValue={range}
        hint={storyText(
          '跨度不超过一年，更早的订单请在历史订单中查询并单独导出',
          'One year at most; find earlier orders among the past ones and export them on their own',
        )}
      />
      <DateRangePicker
        label={storyText(
          '对账单所涉及发票的开具日期范围',
          'The days on which the invoices of the statement were issued',
        )}
        fromName="c"
        toName="d"
        required
        error={storyText(
          '日期跨度不能超过一年，更早的发票请在归档中查询并单独导出',
          'The span may not be longer than a year; older invoices are found in the archive and exported from there',
        )}
      />
    </Stack>
  ),
  play: async () => {
    await ready()
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { defaultValue: range },
  play: async () => {
    await ready()
  },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { hover: ['#hover'] } },
  render: (args) => (
    <Stack space={16}>
      <DateRangePicker {...args} size="small" />
      <DateRangePicker {...args} defaultValue={range} />
      <DateRangePicker {...args} size="large" defaultValue={range} />
      <DateRangePicker {...args} hint={storyText('按下单日期', 'By the date of the order')} />
      <DateRangePicker {...args} error={storyText('最多查询一年', 'One year at most')} required />
      <DateRangePicker {...args} disabled defaultValue={range} />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root label[for]')).toBeNull())
  },
}
