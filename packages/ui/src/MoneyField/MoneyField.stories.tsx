import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { CurrencyProvider } from '../CurrencyProvider/CurrencyProvider.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { MoneyField } from './MoneyField.tsx'

const meta = {
  component: MoneyField,
  args: { label: storyText('目标价', 'Target price'), name: 'price' },
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('price')

export const Typed: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <MoneyField {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.50')
    await expect(sent(canvasElement)).toBe('1234.50')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1234.50', error: undefined })
  },
}
export const Pasted: Story = {
  render: (args) => (
    <form>
      <MoneyField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    for (const text of ['1,234.50', '¥ 1 234,5', '￥１，２３４．５０', '1234.5 元', 'CNY 1234.50']) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(sent(canvasElement)).toBe('1234.50')
    }
  },
}
/** Another currency is never read as the field's own. */
export const OtherCurrencyPasted: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('$12.50')
    await userEvent.tab()
    await expect(input).toHaveValue('$12.50')
    await expect(input).toBeInvalid()
  },
}
export const TooMuch: Story = {
  args: { min: '0.01', max: '50000', defaultValue: '62500', hint: storyText('可用额度内', 'Within your credit') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      storyText(/不能大于 ¥50,000/, /At most ¥50,000/),
    )
  },
}
/** The symbol follows the amount, and the comma begins the decimals. */
export const EuroInGerman: Story = {
  args: { label: 'Zielpreis', defaultValue: '1234.5', unit: 'Stk.' },
  render: (args) => (
    <UiProvider locale="en" language="de">
      <CurrencyProvider currency={{ code: 'EUR' }}>
        <MoneyField {...args} />
      </CurrencyProvider>
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('1.234,50')
  },
}
export const Yen: Story = {
  args: { defaultValue: '1234' },
  render: (args) => (
    <CurrencyProvider currency={{ code: 'JPY' }}>
      <MoneyField {...args} />
    </CurrencyProvider>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1,234')
    await userEvent.type(input, '.5')
    await userEvent.tab()
    await expect(input).toBeInvalid()
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '1234.5', unit: storyText('件', 'pc') },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <MoneyField {...args} size="small" placeholder="0.00" />
      <MoneyField {...args} defaultValue="1234.5" unit={storyText('件', 'pc')} required />
      <MoneyField {...args} defaultValue="0.035" scale={4} unit={storyText('个', 'pc')} />
      <MoneyField {...args} size="large" defaultValue="90071992547409930.1" />
      <MoneyField {...args} defaultValue="12" error={storyText('低于底价', 'Below the lowest price')} />
      <MoneyField {...args} defaultValue="12" readOnly />
      <MoneyField {...args} defaultValue="12" disabled />
    </Stack>
  ),
}
