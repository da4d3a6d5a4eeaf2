import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { block } from '@millwright/contract/blocks/block'
import { localised, number } from '@millwright/contract/blocks/decoder'
import { gallery, hostilePage } from '../internal/test/gallery.ts'
import { goods, StoryPage } from '../internal/test/StoryPage.tsx'
import { createRegistry, defineBlock } from '../registry.ts'
import { Decoration } from './Decoration.tsx'

/** Whole pages as merchants decorate them. */
const meta = {
  component: StoryPage,
  subcomponents: { Decoration },
  tags: ['new', '!stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

export const MallHome: Story = { tags: ['picture'], args: { content: gallery.mallHome } }
export const BearingsShop: Story = { tags: ['picture'], args: { content: gallery.bearingsShop } }
export const FastenersShop: Story = { args: { content: gallery.fastenersShop } }
export const MotorShop: Story = { args: { content: gallery.motorShop } }
export const ToolsShop: Story = { args: { content: gallery.toolsShop } }
export const SavedCampaign: Story = { args: { content: gallery.savedCampaign } }

/** Of what pages are attacked with, text and safe links are left, or nothing. */
export const Hostile: Story = {
  args: { content: hostilePage },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('script, iframe, [onerror], a[href^="javascript"], a[href^="//"]'),
    ).toHaveLength(0)
  },
}
/** The goods' answers are late: their room is kept, and nothing else waits. */
export const Late: Story = {
  args: { content: gallery.fastenersShop, answers: { products: new Promise<never>(() => {}) } },
}
/** The goods' answers did not come: their blocks are left out with the headings above them. */
export const WithoutAnswer: Story = { args: { content: gallery.mallHome, answers: { products: null } } }

const registry = createRegistry([
  defineBlock({
    type: 'machine',
    block: block({ name: localised({ required: true }), year: number({ fallback: 2000, min: 1900, max: 2100 }) }),
    Draw: ({ data: { name, year }, locale, level }) => {
      const Title = `h${level}` as const
      return (
        <section style={{ padding: 24 }}>
          <Title>{name[locale]}</Title>
          <p>{year}</p>
        </section>
      )
    },
  }),
  defineBlock({
    type: 'auxiliary_interval',
    part: 'space',
    Draw: ({ data: { height } }) => <hr style={{ marginBlock: height / 2 }} />,
  }),
])
/** A block of the host's own, and another look for one of the mall's. */
export const OwnBlocks: Story = {
  args: {
    registry,
    content: [
      { type: 'machine', dataField: { name: { zh: '卧式车床', en: 'Lathe' }, year: 1987 } },
      { type: 'auxiliary_interval', dataField: { height: 40 } },
      { type: 'goods_list', dataField: { goods: [goods.bearing, goods.motor] } },
    ],
  },
}
