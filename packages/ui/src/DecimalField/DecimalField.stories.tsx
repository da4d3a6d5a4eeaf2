import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { UiProvider } from '../UiProvider/UiProvider.tsx'
import { DecimalField } from './DecimalField.tsx'

const meta = {
  component: DecimalField,
  args: { label: storyText('内径', 'Bore'), name: 'bore', suffix: 'mm' },
} satisfies Meta<typeof DecimalField>
export default meta
type Story = StoryObj<typeof meta>

const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).get('bore')

export const Typed: Story = {
  args: { scale: 3, onChange: fn() },
  render: (args) => (
    <form>
      <DecimalField {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1234.50')
    await expect(sent(canvasElement)).toBe('1234.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,234.5')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1234.5', error: undefined })
    await userEvent.click(input)
    await expect(input).toHaveValue('1234.5')
    await userEvent.click(canvas.getByRole('button'))
    await expect(input).toHaveValue('')
    await expect(sent(canvasElement)).toBe('')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '', error: undefined })
  },
}
export const Keyboard: Story = {
  args: { min: '0', max: '2', step: '0.1', defaultValue: '0.7' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}')
    await expect(input).toHaveValue('1')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(input).toHaveValue('2')
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    await expect(input).toHaveValue('0.9')
  },
}
/** Text from a document: with a unit, in full-width digits, with the separators of another language. */
export const Pasted: Story = {
  render: (args) => (
    <form>
      <DecimalField {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    for (const [text, plain] of [
      ['1,234.50 mm', '1234.5'],
      ['１２．５', '12.5'],
      ['1 234,5', '1234.5'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(sent(canvasElement)).toBe(plain)
    }
  },
}
/** Text that is not a number stays, and the form is not submitted. */
export const Refused: Story = {
  args: { onChange: fn() },
  render: (args) => (
    <form>
      <DecimalField {...args} />
      <Button type="submit">{storyText('提交', 'Send')}</Button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const submitted = fn((event: Event) => event.preventDefault())
    canvasElement.querySelector('form')!.addEventListener('submit', submitted)
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '1,5')
    await expect(input).toBeValid()
    await userEvent.click(canvas.getByRole('button'))
    await expect(submitted).not.toHaveBeenCalled()
    await expect(input).toHaveValue('1,5')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription(
      storyText('请填写数字，例如 1,234.5\u00a0mm', 'Write a number such as 1,234.5\u00a0mm'),
    )
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1,5', error: expect.any(String) })
    await expect(sent(canvasElement)).toBe('1,5')
  },
}
export const BeyondItsLimits: Story = {
  render: (args) => (
    <Stack space={16}>
      <DecimalField {...args} name="least" min="3.5" defaultValue="3" />
      <DecimalField {...args} name="most" max="1200" defaultValue="1200.5" />
      <DecimalField {...args} name="scale" scale={2} defaultValue="12.345" />
      <DecimalField {...args} name="whole" scale={0} defaultValue="12.5" />
      <DecimalField {...args} name="step" step="0.05" defaultValue="1.03" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox')) await expect(input).toBeInvalid()
    const step = canvas.getAllByRole('textbox')[4]!
    await expect(step).toHaveAccessibleDescription(storyText(/1\s*mm 或 1\.05\s*mm/, /1\s*mm or 1\.05\s*mm/))
    await userEvent.click(step)
    await userEvent.keyboard('{ArrowUp}')
    await expect(step).toHaveValue('1.05')
    await expect(step).toBeValid()
  },
}
/** An empty required field in a form lists it, and shows the error at the field. */
export const Missing: Story = {
  args: { required: true },
  render: (args) => (
    <Form>
      <DecimalField {...args} />
      <Button type="submit">{storyText('提交', 'Send')}</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.click(canvas.getByRole('link'))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
}
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('12.5')
    return <DecimalField {...args} value={value} onChange={(change) => setValue(change.value)} />
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.clear(input)
    await userEvent.type(input, '20000.5x')
    await userEvent.tab()
    await expect(input).toHaveValue('20000.5x')
    await userEvent.type(input, '{Backspace}')
    await userEvent.tab()
    await expect(input).toHaveValue('20,000.5')
  },
}
/** The separators of German. The form still submits plain notation. */
export const German: Story = {
  args: { label: 'Bohrung', defaultValue: '1234.5' },
  render: (args) => (
    <UiProvider locale="en" language="de">
      <form>
        <DecimalField {...args} />
      </form>
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('1.234,5')
    await userEvent.clear(input)
    await userEvent.type(input, '2500,75')
    await userEvent.tab()
    await expect(input).toHaveValue('2.500,75')
    await expect(sent(canvasElement)).toBe('2500.75')
  },
}
export const RightToLeft: Story = {
  args: { defaultValue: '-1234.5' },
  globals: { direction: 'rtl' },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <DecimalField {...args} size="small" placeholder="25.4" />
      <DecimalField
        {...args}
        defaultValue="1234.5"
        minScale={2}
        hint={storyText('公差 ±0.01 mm', 'Tolerance ±0.01 mm')}
        required
      />
      <DecimalField {...args} size="large" defaultValue="0.035" />
      <DecimalField {...args} defaultValue="25" error={storyText('没有此规格', 'Not made in this size')} />
      <DecimalField {...args} defaultValue="25" readOnly />
      <DecimalField {...args} defaultValue="25" disabled />
    </Stack>
  ),
}
