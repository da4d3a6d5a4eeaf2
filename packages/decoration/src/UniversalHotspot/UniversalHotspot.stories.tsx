import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../internal/test/StoryPage.tsx'
import { UniversalHotspot } from './UniversalHotspot.tsx'
import { expect, userEvent, within } from 'storybook/test'

const meta = {
  component: StoryPage,
  subcomponents: { UniversalHotspot },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

const block = (imgList: object[], width = 1200) => ({ type: 'universal_hotspot', dataField: { width, imgList } })
const gap = { type: 'auxiliary_interval', dataField: { height: 20 } }
const area = (
  x: number | string,
  y: number | string,
  w: number | string,
  h: number | string,
  zh: string,
  en: string,
  link: object,
) => ({ x, y, w, h, title: { zh, en }, link })

const bearing = area(53, 5, 22, 92, '深沟球轴承', 'Ball bearings', { type: 2, link: [101] })
const blank = area(0, 0, 45, 100, '新品', 'New arrivals', { type: 4, link: 'newProd' })
const bearings = {
  url: 'pictures/hero-bearings.svg',
  height: 312,
  alt: { zh: '轴承年终集采', en: 'Bearings, bought together' },
  hotspots: [blank, bearing],
}
const motors = {
  url: 'pictures/hero-motors.svg',
  height: 312,
  alt: { zh: '高效电机', en: 'Efficient motors' },
  hotspots: [area('0px', '0px', '600px', '312px', '电机', 'Motors', { type: 2, link: [103] })],
}
/** The small area lies on top of the large area. */
const overlapping = {
  ...bearings,
  hotspots: [
    area(45, 0, 45, 100, '全部轴承', 'All bearings', { type: 2, link: [101] }),
    area(60, 30, 10, 40, '6205-2RS', '6205-2RS', { type: 1, link: 100_001 }),
  ],
}

export const Default: Story = { args: { content: [block([bearings, motors])] } }
/** The pictures are as wide as the viewport. */
export const Wide: Story = { args: { content: [block([{ ...bearings, height: 500 }], 1920)] } }
/** Only screen readers read the names of areas, so long names do not change the picture. */
export const LongText: Story = {
  args: {
    content: [
      block([
        {
          ...bearings,
          hotspots: [
            area(
              0,
              0,
              45,
              100,
              '轴承、滚动体、密封件与精密传动部件的年终集中采购专场，满 200 套低至 78 折，现货次日达',
              '轴承',
              { type: 4, link: 'newProd' },
            ),
            area(53, 5, 22, 92, '', 'Deep groove and angular contact bearings until the year ends', {
              type: 2,
              link: [101],
            }),
          ],
        },
      ]),
    ],
  },
}
/** No picture has a valid address: the block takes up no space, and the editor's preview shows the reason. */
export const AllPicturesInvalid: Story = {
  args: { preview: true, content: [block([{ url: 'javascript:alert(1)' }, { url: '' }])] },
}
/**
 * The first area has no name and is numbered, the second extends past the picture and is cut, the third has no link and
 * is left out.
 */
export const Mended: Story = {
  args: {
    content: [
      block([
        {
          ...bearings,
          hotspots: [
            { ...bearing, title: '' },
            { ...blank, x: -20 },
            { x: 1, y: 1, w: 50, h: 50 },
          ],
        },
      ]),
    ],
  },
}
/** Areas keep their side of the picture in right-to-left text. */
export const RightToLeft: Story = { args: Default.args, globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  args: { content: [block([overlapping])] },
  play: async ({ canvasElement }) => {
    const [large, small] = within(canvasElement).getAllByRole('link')
    await userEvent.tab()
    await expect(large).toHaveFocus()
    await userEvent.tab()
    await expect(small).toHaveFocus()
    const { x, y, width, height } = small!.getBoundingClientRect()
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(small)
  },
}
export const AllStates: Story = {
  tags: ['picture'],
  parameters: { pseudo: { focusVisible: ['a[aria-label="6205-2RS"]'], hover: ['a[href="/list/st=1"]'] } },
  args: {
    content: [
      block([overlapping, motors, bearings]),
      gap,
      block([{ url: 'pictures/gone.svg', height: 200, hotspots: [blank] }]),
      gap,
      block([{ ...motors, height: 500 }], 1920),
    ],
  },
}
