import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { FloorTitle } from './FloorTitle.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { FloorTitle },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const floor = (dataField: object) => ({ type: 'floor_title', dataField })
const title = { zh: '轴承与传动', en: 'Bearings and drives' }
const subTitle = { zh: '现货 86 城次日达', en: 'In stock, next day in 86 cities' }
const more = { showMore: '1', moreLink: { type: 2, link: [101] } }

export const Ready: Story = { args: { content: [floor({ title, subTitle, ...more })] } }
export const TitleAlone: Story = { args: { content: [floor({ title: '今日上新' })] } }
export const AllStates: Story = {
  tags: ['picture'],
  args: {
    content: [
      floor({ title, subTitle, ...more }),
      floor({
        title,
        subTitle,
        ...more,
        bgColor: '#12314f',
        titleColor: '#ffffff',
        subTitleColor: '#bcd3ea',
        moreColor: '#ffd27a',
        titleSize: 28,
      }),
      floor({
        title: { zh: '看不清的颜色', en: 'Colours nobody could read' },
        subTitle,
        ...more,
        bgColor: '#fff3c4',
        titleColor: '#ffe680',
        subTitleColor: '#ffffff',
        moreColor: '#ffee99',
      }),
      floor({
        title: { zh: '深色文字，没有底色', en: 'Dark text, no ground' },
        titleColor: '#7a1f1f',
        subTitleColor: '#0b5d4b',
        subTitle,
      }),
    ],
  },
}
export const LongName: Story = {
  args: {
    content: [
      floor({
        title: '轴承、滚动体、密封件与精密传动部件的年终集中采购专场'.repeat(2),
        subTitle: 'GB/T276-2013/ISO15:2017/DIN625-1:2011'.repeat(3),
        ...more,
      }),
    ],
  },
}
