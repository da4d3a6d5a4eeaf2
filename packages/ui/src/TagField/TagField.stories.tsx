import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { storyText } from '@millwright/fixtures/storyText'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TagField } from './TagField.tsx'

const models = ['6205-2RS', '6206-ZZ', 'NU 208 E']
const meta = {
  component: TagField,
  args: { label: storyText('型号', 'Part numbers'), name: 'model', defaultValue: models },
} satisfies Meta<typeof TagField>
export default meta
type Story = StoryObj<typeof meta>

const sent = (canvasElement: HTMLElement) => new FormData(canvasElement.querySelector('form')!).getAll('model')
const removeOf = (tag: string) => ({ name: storyText(`移除${tag}`, `Remove ${tag}`) })

export const Typed: Story = {
  args: { defaultValue: ['6205-2RS'], onChange: fn() },
  render: (args) => (
    <form>
      <TagField {...args} />
      <button type="reset">{storyText('重置', 'Reset')}</button>
    </form>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '6206-ZZ,')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6205-2RS', '6206-ZZ'] })
    await userEvent.type(input, '6207{Enter}')
    await expect(input).toHaveValue('')
    await expect(sent(canvasElement)).toEqual(['6205-2RS', '6206-ZZ', '6207'])
    await userEvent.type(input, '6208')
    await expect(sent(canvasElement)).toEqual(['6205-2RS', '6206-ZZ', '6207', '6208'])
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6205-2RS', '6206-ZZ', '6207', '6208'] })
    await expect(canvas.getByRole('status')).toHaveTextContent(storyText('已添加6208', '6208 added'))
    await userEvent.click(canvas.getByRole('button', { name: storyText('重置', 'Reset') }))
    await expect(sent(canvasElement)).toEqual(['6205-2RS'])
  },
}
export const Keyboard: Story = {
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    input.focus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6205-2RS', '6206-ZZ'] })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', removeOf('6206-ZZ'))).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('button', removeOf('6205-2RS'))).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6206-ZZ'] })
    await expect(canvas.getByRole('button', removeOf('6206-ZZ'))).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [] })
    await expect(input).toHaveFocus()
  },
}
/** A column of a sheet, a line of commas: every text becomes a tag. */
export const Pasted: Story = {
  args: { defaultValue: [], onChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('6205\n6206\t6207，6208、6205')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6205', '6206', '6207', '6208'] })
    await expect(canvas.getByText(storyText('已在列表中：6205', 'Already in the list: 6205'))).toBeVisible()
  },
}
export const Duplicate: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '6205-2rs{Enter}')
    await expect(input).toHaveAccessibleDescription(storyText('已在列表中：6205-2rs', 'Already in the list: 6205-2rs'))
    await userEvent.type(input, '6')
    await expect(input).toBeValid()
  },
}
/** Tags beyond the maximum stay in the input. */
export const Full: Story = {
  args: { max: 3, onChange: fn() },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '6208{Enter}')
    await expect(input).toHaveValue('6208')
    await expect(input).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', removeOf('6206-ZZ')))
    await userEvent.click(input)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['6205-2RS', 'NU 208 E', '6208'] })
  },
}
export const Missing: Story = {
  args: { defaultValue: [], required: true },
  render: (args) => (
    <Form>
      <TagField {...args} />
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
    const [value, setValue] = useState<readonly string[]>(models)
    return <TagField {...args} value={value} onChange={(change) => setValue(change.value)} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', removeOf('6206-ZZ')))
    await userEvent.type(canvas.getByRole('textbox'), '6208{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const LongTags: Story = {
  args: {
    defaultValue: [
      ...models,
      'SKF-22320-CC-W33-C3-VA405-WITH-ADAPTER-SLEEVE-H2320-AND-LOCKNUT',
      storyText('调心滚子轴承', 'Spherical roller bearing'),
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', removeOf('NU 208 E'))).toHaveFocus()
  },
}
export const AllStates: Story = {
  render: (args) => (
    <Stack space={16}>
      <TagField
        {...args}
        size="small"
        defaultValue={[]}
        placeholder="6205-2RS"
        hint={storyText('用回车或逗号分隔', 'Separate them with Enter or a comma')}
      />
      <TagField {...args} required />
      <TagField {...args} size="large" />
      <TagField {...args} error={storyText('6206-ZZ 已停产', '6206-ZZ is discontinued')} />
      <TagField {...args} readOnly />
      <TagField {...args} disabled />
    </Stack>
  ),
}
