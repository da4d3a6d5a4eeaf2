import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  component: DatePicker,
  tags: ['new', '!stable'],
  args: { label: storyText('期望交货日期', 'Delivery wanted'), name: 'due' },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Waits for the richer control, which replaces a native date input. */
const ready = () =>
  waitFor(
    () => {
      const [first] = screen.getAllByRole('spinbutton')
      return first!
    },
    { timeout: 10_000 },
  )
const valueOf = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('due')

export const Default: Story = {
  args: { defaultValue: '2026-12-01', min: '2026-11-21' },
  play: async () => {
    await ready()
  },
}
/** The British format: the day first, and weeks that start on Monday. */
export const British: Story = {
  args: { label: 'Delivery wanted', defaultValue: '2026-12-01', min: '2026-12-02' },
  render: (args) => (
    <UiProvider locale="en" language="en-GB">
      <DatePicker {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await ready()).toHaveTextContent('01')
    await expect(canvas.getByText('Not before 02/12/2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button'))
    const [week] = within(await screen.findByRole('grid')).getAllByRole('columnheader', { hidden: true })
    await expect(week).toHaveTextContent('M')
  },
}
export const Opened: Story = {
  args: { defaultValue: '2026-12-01', min: '2026-11-21', disabledDate: (date) => date === '2026-12-25' },
  play: async ({ canvas }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('gridcell', { selected: true })).toHaveTextContent('1')
  },
}
/** An empty required field in a plain form. It reports the error in the reader's language and takes the focus. */
export const Missing: Story = {
  args: { required: true },
  render: (args) => (
    <form>
      <DatePicker {...args} />
      <Button type="submit">{storyText('提交', 'Send')}</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const first = await ready()
    await userEvent.click(canvas.getByRole('button', { name: storyText('提交', 'Send') }))
    await expect(
      await canvas.findByText(storyText(/期望交货日期$/, /Delivery wanted$/), { selector: 'p' }),
    ).toBeVisible()
    await expect(first).toHaveFocus()
  },
}
export const DateSelected: Story = {
  args: { onChange: fn(), defaultValue: '2026-12-01' },
  render: (args) => (
    <form>
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await screen.findByRole('grid')
    await userEvent.selectOptions(
      screen.getAllByRole('combobox').find((choice) => (choice as HTMLSelectElement).options.length === 12)!,
      '2',
    )
    await userEvent.click((await screen.findAllByText('14', { selector: '[role=button]' }))[0]!)
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-02-14' })
    await expect(valueOf(canvasElement)).toBe('2026-02-14')
  },
}
export const TodayAndCleared: Story = {
  render: (args) => (
    <form>
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready()
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /^(今天|Today)$/ }))
    await expect(valueOf(canvasElement)).toBe('2026-11-21')
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('button', { name: /^(清除|Clear)$/ }))
    await expect(valueOf(canvasElement)).toBe('')
  },
}
/** Without an error from the caller, the field states the reason in the reader's language. */
export const TooEarly: Story = {
  args: { defaultValue: '2026-11-01', min: '2026-11-21' },
  play: async ({ canvas }) => {
    const year = await ready()
    await expect(year).toBeInvalid()
    await expect(canvas.getByText(/不能早于 2026\/11\/21|Not before 11\/21\/2026/)).toBeVisible()
  },
}
export const Disabled: Story = {
  args: { disabled: true, defaultValue: '2026-12-01' },
  play: async () => {
    await ready()
  },
}
export const WithError: Story = {
  args: {
    error: storyText('请选择工作日', 'Choose a working day'),
    hint: storyText('工作日 17:00 前的订单当天发货', 'Ordered before 17:00 on a working day, sent the same day'),
    required: true,
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getAllByRole('spinbutton')[0]).toHaveAccessibleDescription(
        storyText(/请选择工作日 工作日 17:00 前的订单当天发货/, /Choose a working day Ordered before 17:00/),
      ),
    )
  },
}
export const InADialog: Story = {
  args: { onChange: fn() },
  render: function InDialog(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>{storyText('询价', 'Ask for a price')}</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title={storyText('询价', 'Ask for a price')}>
          <DatePicker {...args} />
        </Dialog>
      </>
    )
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText('询价', 'Ask for a price') }))
    await ready()
    const dialog = screen.getByRole('dialog', { name: storyText('询价', 'Ask for a price') })
    await userEvent.click(dialog.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!)
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-22' }))
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  globals: { locale: 'zh' },
  play: async ({ args }) => {
    const year = await ready()
    await userEvent.tab()
    await expect(year).toHaveFocus()
    await userEvent.keyboard('20261203')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-03' })
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-04' })
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-04' })
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-12' })
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
  },
}
export const LongText: Story = {
  render: () => (
    <Stack space={16}>
      <DatePicker
        label={storyText(
          '希望供应商最迟在哪一天把全部货物送到工厂指定收货点',
          "The day on which the supplier should have brought all goods to the factory's gate at the latest",
        )}
        name="latest"
        hint={storyText(
          '节假日不收货；超过三十天的订单请与客服确认排产计划和物流安排',
          'Nothing is taken in on holidays; ask our service to confirm production and carriage when it is more than thirty days ahead',
        )}
        defaultValue="2026-12-31"
        required
      />
      <DatePicker
        label={storyText(
          '质量部门完成全部到货检验的最晚日期',
          'The latest day on which all goods should have passed the incoming inspection',
        )}
        name="inspected"
        error={storyText(
          '法定节假日及每季度最后一个工作日不收货检验，请另选一天',
          'The receiving point is closed on public holidays and on the last working day of every quarter; please choose another day',
        )}
        required
      />
    </Stack>
  ),
  play: async () => {
    await ready()
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  args: { defaultValue: '2026-12-01' },
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
      <DatePicker {...args} size="small" />
      <DatePicker {...args} defaultValue="2026-12-01" />
      <DatePicker {...args} size="large" defaultValue="2026-12-01" />
      <DatePicker
        {...args}
        hint={storyText('工作日 17:00 前的订单当天发货', 'Ordered before 17:00 on a working day, sent the same day')}
      />
      <DatePicker {...args} error={storyText('请选择工作日', 'Choose a working day')} required />
      <DatePicker {...args} disabled defaultValue="2026-12-01" />
    </Stack>
  ),
  play: async () => {
    await waitFor(() => expect(document.querySelector('#storybook-root label[for]')).toBeNull())
  },
}
