import type { Meta, StoryObj } from '@storybook/react-vite'
import { goods, sales, StoryPage } from '../internal/test/StoryPage.tsx'
import { Decoration } from './Decoration.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { Decoration },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const both = (zh: string, en: string) => ({ zh, en })
const floor = (zh: string, en: string, link: unknown) => ({
  type: 'floor_title',
  dataField: { title: both(zh, en), showMore: true, moreLink: link },
})
const page = [
  {
    type: 'picture_by',
    dataField: {
      height: 400,
      imgList: [
        {
          url: 'pictures/hero-bearings.svg',
          link: { type: 2, link: [101] },
          title: both('轴承年终集采', 'Bearings, bought together'),
          subTitle: both('满 200 套低至 78 折，现货次日达', '22 % off from 200 pieces, next day from stock'),
        },
        {
          url: 'pictures/hero-motors.svg',
          link: { type: 2, link: [103] },
          title: both('高效电机', 'Efficient motors'),
          subTitle: both('IE3，0.75 至 90 kW', 'IE3, 0.75 to 90 kW'),
        },
      ],
    },
  },
  { type: 'auxiliary_interval', dataField: { height: 20 } },
  {
    type: 'limited_skill',
    dataField: {
      title: both('限时秒杀', 'Flash sale'),
      subTitle: both('每日 8 点至 18 点', 'Daily, 8:00 to 18:00'),
      goods: sales,
    },
  },
  floor('分类精选', 'By trade', { type: 4, link: '/list' }),
  {
    type: 'goods_module1',
    dataField: {
      columns: [
        {
          title: both('轴承', 'Bearings'),
          subTitle: both('深沟球、带座', 'Ball, mounted'),
          link: { type: 2, link: [101] },
          goods: [goods.bearing, goods.pillow, goods.longNamed],
        },
        {
          title: both('电机与传动', 'Motors and drives'),
          subTitle: both('IE3 高效', 'IE3'),
          link: { type: 2, link: [103] },
          goods: [goods.motor, goods.soldOut, goods.sensor],
        },
        {
          title: both('液压与紧固', 'Hydraulics, fasteners'),
          link: { type: 2, link: [104] },
          goods: [goods.hose, goods.bolt, goods.deleted],
        },
      ],
    },
  },
  { type: 'auxiliary_interval', dataField: { height: 20 } },
  {
    type: 'goods_module2',
    dataField: {
      title: both('本周主推', 'This week'),
      titleLink: { type: 4, link: 'newProd' },
      mainGoods: [goods.motor],
      otherGoods: [goods.bearing, goods.bolt, goods.hose, goods.sensor, goods.pillow, goods.longNamed],
    },
  },
  floor('常备件', 'Kept in stock', { type: 4, link: 'newProd' }),
  {
    type: 'goods_list',
    dataField: { columns: 5, goods: [goods.bearing, goods.motor, goods.hose, goods.sensor, goods.bolt] },
  },
]

/** A whole home page. */
export const Ready: Story = { tags: ['picture'], args: { content: JSON.stringify(page) } }
/** The merchant's background. Headings on the page get a readable colour. */
export const OnGround: Story = {
  args: {
    ground: '#7a1f1f',
    content: [
      ...page.slice(3),
      {
        type: 'goods_module7',
        dataField: {
          title: both('货架', 'Shelves'),
          tabs: [
            { name: both('甲', 'A'), goods: [goods.bearing] },
            { name: both('乙', 'B'), goods: [goods.motor] },
          ],
        },
      },
    ],
  },
}
export const Empty: Story = { args: { content: '[]' } }
export const BrokenJson: Story = { args: { content: '[{"type":"floor_title","dataField":{"title":' } }
/** Broken and unknown blocks are left out; the rest of the page shows. */
export const BrokenBlocks: Story = {
  args: {
    content: [
      { type: 'hologram' },
      null,
      { type: 'goods_list', dataField: 'gone' },
      { type: 'floor_title', dataField: { title: 7, titleSize: 'huge' } },
      ...page.slice(-1),
    ],
  },
}
/** The merchant's editor: the page with its shop sign, and a note for each block with nothing to show. */
export const Preview: Story = {
  args: {
    preview: true,
    content: [
      { type: 'shop_signs', dataField: { navList: [{ name: both('首页', 'Home'), type: 4, link: 'index' }] } },
      { type: 'picture_by', dataField: {} },
      ...page.slice(3, 5),
    ],
  },
}
