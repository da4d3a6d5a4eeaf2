import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { goods } from '../internal/test/StoryPage.tsx'
import { Playground } from '../internal/test/Playground.tsx'

const meta = { component: Playground, tags: ['new', '!stable'], parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Playground
>
export default meta
type Story = StoryObj<typeof meta>

const initial = [
  { type: 'floor_title', dataField: { title: { zh: '常备件', en: 'Kept in stock' } } },
  { type: 'goods_list', dataField: { columns: 3, goods: [goods.bearing, goods.motor, goods.hose] } },
]

export const Default: Story = { args: { initial } }
/** Unknown, missing and unreadable parts are listed below with their position. */
export const WithProblems: Story = {
  args: {
    initial: [
      ...initial,
      { type: 'hologram' },
      { type: 'goods_list', dataField: { goods: [goods.deleted] } },
      { type: 'floor_title', dataField: { title: 'A', titleColor: 'blue', titleSize: 900 } },
    ],
  },
}
/** Completions at the caret come from the schema. */
export const Completed: Story = {
  args: { initial },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvasElement.querySelector<HTMLTextAreaElement>('#json')!
    await userEvent.clear(field)
    await userEvent.type(field, '[[{{"type": "auxi')
    await userEvent.click(canvas.getByRole('button', { name: '"auxiliary_interval"' }))
    await expect(field).toHaveValue('[{"type": "auxiliary_interval"')
  },
}
