import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { GoodsModule1 } from './GoodsModule1.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { GoodsModule1 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const module = (columns: object[]) => [{ type: 'goods_module1', dataField: { columns } }]
const bearings = {
  title: { zh: '轴承', en: 'Bearings' },
  subTitle: { zh: '深沟球、带座', en: 'Ball, mounted' },
  link: { type: 2, link: [101] },
  goods: [goods.bearing, goods.pillow, goods.longNamed],
}
const drives = {
  title: { zh: '电机与传动', en: 'Motors and drives' },
  subTitle: { zh: 'IE3 高效', en: 'IE3' },
  link: { type: 2, link: [103] },
  goods: [goods.motor, goods.soldOut, goods.sensor],
}
const hydraulics = {
  title: { zh: '液压', en: 'Hydraulics' },
  link: { type: 2, link: [104] },
  goods: [goods.hose, goods.bolt],
}

export const Ready: Story = { tags: ['picture'], args: { content: module([bearings, drives, hydraulics]) } }
export const TwoColumns: Story = { args: { content: module([bearings, drives]) } }
export const SingleColumn: Story = { args: { content: module([hydraulics]) } }
export const DelistedProducts: Story = {
  args: {
    content: module([
      bearings,
      { ...drives, goods: [goods.deleted] },
      { ...hydraulics, goods: [goods.deleted, goods.hose] },
    ]),
  },
}
export const LongName: Story = {
  args: {
    content: module([
      {
        ...bearings,
        title: 'Deep groove, angular contact and cylindrical roller bearings',
        subTitle: 'Everything that turns, from stock',
      },
      drives,
    ]),
  },
}
export const Empty: Story = { args: { preview: true, content: module([]) } }
