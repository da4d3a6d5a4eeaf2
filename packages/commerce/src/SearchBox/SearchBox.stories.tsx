import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

const meta = { component: SearchBox, decorators: [(Story) => <div style={{ maxInlineSize: 640, minBlockSize: 80 }}><Story /></div>] } satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['picture'] }
export const Searched: Story = { args: { keyword: '6205-2RS' } }
export const Shops: Story = { args: { kind: 'shop' } }
/** R5.04: each kind has words of its own, gone after a second. */
export const BlankKeyword: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('searchbox'), '   ')
    await userEvent.click(canvas.getByRole('button'))
    const goods = canvas.getByRole('alert').textContent
    await expect(goods).not.toBe('')
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'shop')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('alert').textContent).not.toBe(goods)
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/shopList')
  },
}
