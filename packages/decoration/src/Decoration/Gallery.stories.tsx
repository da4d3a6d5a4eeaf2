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

/** Attacks on a page: text and safe links remain, or nothing. */
export const Hostile: Story = {
  args: { content: hostilePage },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelectorAll('script, iframe, [onerror], a[href^="javascript"], a[href^="//"]'),
    ).toHaveLength(0)
  },
}
/** The product data is late: space for its blocks is reserved, and other blocks do not wait. */
export const Late: Story = {
  args: { content: gallery.fastenersShop, answers: { products: new Promise<never>(() => {}) } },
}
/** The request for product data failed: its blocks are left out together with their headings. */
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
/** A host's own block, and a host's own look for a block of the mall. */
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
