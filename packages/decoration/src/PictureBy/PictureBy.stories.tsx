import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { PictureBy } from './PictureBy.tsx'

const meta = {
  component: StoryPage,
  subcomponents: { PictureBy },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const pictures = (imgList: object[], more: object = {}) => [
  { type: 'picture_by', dataField: { imgList, height: 400, ...more } },
]
const bearings = {
  url: 'pictures/hero-bearings.svg',
  link: { type: 2, link: [101] },
  title: { zh: '轴承年终集采', en: 'Bearings, bought together' },
  subTitle: { zh: '满 200 套低至 78 折，现货次日达', en: '22 % off from 200 pieces, next day from stock' },
}
const motors = {
  url: 'pictures/hero-motors.svg',
  link: { type: 4, link: '/list/pn-IE3' },
  alt: { zh: 'IE3 高效电机', en: 'IE3 motors' },
}
const hydraulics = {
  url: 'pictures/hero-hydraulics.svg',
  link: { type: 6, link: 'https://example.com', newTab: true },
  alt: { zh: '液压', en: 'Hydraulics' },
}

export const Ready: Story = { tags: ['picture'], args: { content: pictures([bearings, motors, hydraulics]) } }
export const SinglePicture: Story = { args: { content: pictures([bearings]) } }
export const WithoutLink: Story = { args: { content: pictures([{ ...bearings, link: undefined, title: undefined }]) } }
export const Low: Story = { args: { content: pictures([motors], { height: 120, fit: 'contain' }) } }
export const MissingPicture: Story = {
  args: { content: pictures([{ url: 'pictures/gone.svg', link: { type: 4, link: 'index' } }]) },
}
/** All pictures are invalid: the block takes up no space, and the editor's preview shows the reason. */
export const Broken: Story = {
  args: { preview: true, content: pictures([{ url: 'javascript:alert(1)' }, 7 as unknown as object]) },
}
