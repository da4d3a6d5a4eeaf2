import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule7 } from './GoodsModule7.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule7 },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (dataField: object) => ({ type: 'goods_module7', dataField })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const both = (zh: string, en: string) => ({ zh, en })
const bearings = {
  name: both('轴承', 'Bearings'),
  link: { type: 2, link: [101] },
  goods: [goods.bearing, goods.pillow, ...goods.series],
}
const drives = {
  name: both('电机与传动', 'Motors and drives'),
  link: { type: 2, link: [103] },
  goods: [goods.motor, goods.sensor],
}
const hydraulics = { name: both('液压', 'Hydraulics'), goods: [goods.hose, goods.soldOut, goods.bolt] }
const shelves = { title: both('按类热销', 'Most bought by class'), tabs: [bearings, drives, hydraulics] }

export const Default: Story = { args: { content: [block(shelves)] } }
export const TabSelected: Story = {
  args: Default.args,
  play: async ({ canvas }) => {
    const [, drivesTab] = canvas.getAllByRole('tab')
    await userEvent.click(drivesTab!)
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName(drivesTab!.textContent!)
  },
}
export const Keyboard: Story = {
  args: Default.args,
  play: async ({ canvas }) => {
    const [first, second, last] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(last).toHaveFocus()
    // The third tab has no "more" link, so the next tab stop is its first product.
    await userEvent.tab()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', `/detail/${goods.hose}`))
  },
}
export const LongText: Story = {
  args: {
    content: [
      block({
        title: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折',
        tabs: [
          { ...bearings, name: '深沟球轴承、角接触球轴承与圆柱滚子轴承' },
          { ...drives, name: '高效电机、减速机、联轴器与变频器成套' },
          { ...hydraulics, name: '液压泵、阀、缸、软管总成及密封' },
        ],
      }),
      gap,
      block({
        title:
          'Deep groove, angular contact and cylindrical roller bearings with their housings, seals and grease, bought together until the year ends',
        tabs: [
          { ...drives, name: 'Efficient motors, gearboxes, couplings and frequency converters' },
          { ...hydraulics, name: 'Pumps, valves, cylinders, hose assemblies and seals' },
          { ...bearings, name: 'Rolling bearings' },
        ],
      }),
    ],
  },
}
/** All products are delisted: the block takes up no space, and the editor's preview shows the reason. */
export const AllProductsDelisted: Story = {
  args: { preview: true, content: [block({ ...shelves, tabs: [{ ...bearings, goods: [goods.deleted] }] })] },
}
export const RightToLeft: Story = {
  args: Default.args,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab')
    first!.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
}
/** Arrow keys with a modifier key are left to the browser: Alt+Left goes back. */
export const IgnoresModifierKeys: Story = {
  args: Default.args,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('tab')
    first!.focus()
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      await expect(await fireEvent.keyDown(first!, { key: 'ArrowLeft', [held]: true })).toBe(true)
    await expect(first).toHaveFocus()
  },
}
/** A shelf without products has no tab, and a single shelf shows without tabs. */
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      block(shelves),
      gap,
      block({ tabs: [drives, { ...bearings, goods: [goods.deleted] }, hydraulics] }),
      gap,
      block({ ...shelves, tabs: [hydraulics] }),
    ],
  },
  parameters: { pseudo: { hover: ['[role="tab"]:nth-child(2)'], focusVisible: ['[role="tab"]:last-child'] } },
}
