import type { Locale } from '@millwright/domain/locale'
import { storyText } from '@millwright/fixtures/storyText'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Editor } from './Editor.tsx'
import { host } from './host.ts'
import './editor.css'

const meta = {
  parameters: { layout: 'fullscreen' },
  args: { onLocale: () => undefined },
  render: ({ onLocale }, { globals: { locale } }) => (
    <Editor host={host[locale as Locale]} locale={locale as Locale} onLocale={onLocale} />
  ),
} satisfies Meta<{ onLocale: () => void }>
export default meta
type Story = StoryObj<typeof meta>

const link = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLAnchorElement>('a[download]')!
const exported = (canvasElement: HTMLElement) =>
  JSON.parse(decodeURIComponent(link(canvasElement).href.replace(/^.*?,/, ''))) as {
    type: string
    dataField: { title?: { zh: string; en: string } }
  }[]
const typesIn = (canvasElement: HTMLElement) => exported(canvasElement).map(({ type }) => type)
const first = ['picture_by', 'floor_title', 'goods_list']

export const Ready: Story = {}
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(/^2 楼层标题/, /^2 Floor title/) }))
    await expect(
      canvas.getByLabelText(storyText(/^标题 · |^中文/, /^Title · |^Chinese/), { selector: '[value=常备件]' }),
    ).toBeVisible()
  },
}
/** A page is edited by keyboard alone: blocks are selected, changed, corrected, moved and exported. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const focused = () => document.activeElement as HTMLElement
    canvas.getByRole('button', { name: storyText(/^2 楼层标题/, /^2 Floor title/) }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(focused()).toHaveAttribute('aria-pressed', 'true')

    const title = canvas.getByDisplayValue('常备件')
    const english = canvas.getByDisplayValue('Kept in stock')
    english.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    title.focus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await waitFor(() => expect(title).toBeInvalid())
    await expect(title).toHaveAccessibleDescription(storyText(/必填项为空/, /required value is missing/))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(title).toHaveValue('常备件')
    await expect(title).toBeValid()
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await expect(title).toHaveValue('')
    await userEvent.keyboard('轴承专场')
    await expect(title).toBeValid()
    await expect(exported(canvasElement)[1]?.dataField.title).toEqual({ zh: '轴承专场', en: '' })

    canvas.getByRole('button', { name: storyText(/^2 楼层标题/, /^2 Floor title/) }).focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(focused()).toHaveAccessibleName(storyText(/^1 楼层标题/, /^1 Floor title/)))
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(typesIn(canvasElement)).toEqual(['floor_title', 'picture_by', 'goods_list'])
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(focused()).toHaveAccessibleName(storyText(/^1 图片/, /^1 Picture/)))
    await expect(typesIn(canvasElement)).toEqual(['picture_by', 'goods_list'])
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
    await expect(typesIn(canvasElement)).toEqual(first)
    await expect(link(canvasElement).download).toBe('page.json')
  },
}
/** A new block shows its missing values at once: as a count in the list, as text in the preview and at the field. */
export const Added: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: storyText('模块类型', 'Type of block') }),
      'floor_title',
    )
    await userEvent.click(canvas.getByRole('button', { name: storyText('添加', 'Add') }))
    await expect(typesIn(canvasElement)).toEqual([...first, 'floor_title'])
    const added = await canvas.findByRole('button', {
      name: storyText(/^4 楼层标题 1 个问题/, /^4 Floor title 1 problems/),
    })
    await waitFor(() => expect(added).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(canvasElement.querySelector('[aria-invalid=true]')).toBeVisible()
  },
}
/** Products are chosen from the host's offer and appear in the preview at once. */
export const GoodsAdded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: storyText(/^3 商品列表/, /^3 Product list/) }))
    await userEvent.click(canvas.getByRole('button', { name: storyText('添加 商品', 'Add Products') }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: storyText('商品 5', 'Products 5') }), '6')
    await expect(
      (
        await canvas.findAllByText(storyText('离心泵 32 m', 'Centrifugal pump, 32 m head'), {
          selector: 'a, a *, span, div',
        })
      )[0],
    ).toBeVisible()
    await expect(JSON.stringify(exported(canvasElement)[2])).toContain('"6"')
  },
}
/** An exported page imports unchanged. An invalid file changes nothing. */
export const Imported: Story = {
  play: async ({ canvas, canvasElement }) => {
    const before = exported(canvasElement)
    const input = canvas.getByLabelText<HTMLInputElement>(storyText('导入 JSON', 'Import JSON'))
    const open = async (text: string) =>
      userEvent.upload(input, new File([text], 'page.json', { type: 'application/json' }))
    await open('{"no":"page"')
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(exported(canvasElement)).toEqual(before)
    const mine = [{ id: 'mine', type: 'hologram', dataField: { kept: 1 } }, ...before]
    await open(JSON.stringify(mine))
    await waitFor(() => expect(exported(canvasElement)).toEqual(mine))
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}
export const OtherTemplate: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: storyText('套用模板', 'Use a template') }), '2')
    await expect(exported(canvasElement)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: storyText('撤销', 'Undo') }))
    await expect(typesIn(canvasElement)).toEqual(first)
  },
}
export const AsBuyersSeeIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: storyText('买家所见', 'As buyers see it') }))
    await expect(canvas.getByRole('heading', { level: 2, name: storyText('常备件', 'Kept in stock') })).toBeVisible()
  },
}
