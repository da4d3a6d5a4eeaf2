import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { samples } from '../internal/test/samples.ts'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { looks } from '../looks.ts'
import { Preview } from './Preview.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { Preview },
  args: { preview: true },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const title = { type: 'floor_title', id: 'title', dataField: samples.floor_title }
const list = {
  type: 'goods_list',
  id: 'list',
  dataField: { columns: 4, goods: [goods.bearing, goods.motor, goods.hose, goods.sensor] },
}

export const Default: Story = { args: { content: [title, list] } }
/** Blocks that render nothing for buyers, each with the reason. */
export const Broken: Story = {
  args: {
    content: [
      title,
      { type: 'hologram', dataField: {} },
      { type: 'notice', dataField: {} },
      null,
      { type: 'goods_list', dataField: { goods: [goods.deleted] } },
      { type: 'picture_by', dataField: { imgList: [{ url: 'javascript:alert(1)' }] } },
      { type: 'auxiliary_interval', hidden: true, dataField: {} },
      list,
    ],
  },
}
export const Empty: Story = { args: { content: '[]' } }
/** The request for product data failed. */
export const WithoutAnswer: Story = { args: { content: [title, list], answers: { products: null } } }
export const Keyboard: Story = {
  args: { content: [title, list] },
  play: async ({ canvasElement }) => {
    const blocks = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-block-id] > button')]
    await userEvent.tab()
    await expect(blocks()[0]).toHaveFocus()
    // The content between the blocks is inert: browsers skip it, but the simulated Tab key does not.
    blocks()[1]!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(blocks()[1]).toHaveAttribute('aria-pressed', 'true')
    await expect(canvasElement.querySelectorAll('a:not([inert] a)')).toHaveLength(0)
  },
}
/** A merchant may name a block with another block's index. Only one of the two is chosen. */
export const BlockIdCollision: Story = {
  args: {
    content: [
      { ...title, id: undefined },
      { ...list, id: '0' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>('[data-block-id] > button')
    await userEvent.click(second!)
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
    await userEvent.click(first!)
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1)
  },
}
/** Every type of block, with the first chosen by pointer. */
export const EveryBlock: Story = {
  args: { content: Object.keys(looks).map((type) => ({ type, dataField: samples[type as keyof typeof samples] })) },
}
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      title,
      list,
      { type: 'hologram', dataField: {} },
      { type: 'goods_list', dataField: { goods: [goods.deleted] } },
    ],
  },
  parameters: {
    pseudo: { hover: ['[data-block-id="title"] > button'], focusVisible: ['[data-block-id="list"] > button'] },
  },
}
