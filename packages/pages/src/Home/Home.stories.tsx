import type { Meta, StoryObj } from '@storybook/react-vite'
import { readDecoration } from '@millwright/decoration/read'
import { products } from '@millwright/fixtures/products'
import { hotShops } from '@millwright/fixtures/site'
import { useLocale } from '@millwright/i18n/Texts'
import { Home } from './Home.tsx'

const now = Date.parse('2026-11-21T10:00:00+08:00')

function StoryHome({ look, bare = false }: { look: 'fixed' | 'decorated'; bare?: boolean }) {
  const locale = useLocale()
  const shelf = products[locale]
  if (look === 'fixed') return <Home look="fixed" newest={bare ? [] : shelf.slice(0, 5)} best={bare ? [] : shelf.slice(3)} shops={bare ? [] : hotShops[locale]} />
  const { document } = readDecoration([
    { type: 'picture_by', dataField: { imgList: [{ url: 'pictures/hero-bearings.svg', link: { type: 4, link: '/list' }, alt: '轴承' }], height: 400 } },
    { type: 'floor_title', dataField: { title: { zh: '常备件', en: 'Everyday parts' }, subTitle: { zh: '现货直发', en: 'From stock' } } },
    { type: 'goods_list', dataField: { columns: 4, goods: shelf.slice(0, 4).map(({ prodId }) => ({ prodId })) } },
  ])
  return <Home look="decorated" document={document} data={{ now, products: Object.fromEntries(shelf.map((product) => [product.prodId, product])) }} />
}

const meta = { component: StoryHome, subcomponents: { Home }, parameters: { layout: 'fullscreen' }, args: { look: 'decorated' } } satisfies Meta<typeof StoryHome>
export default meta
type Story = StoryObj<typeof meta>

export const Decorated: Story = { tags: ['picture'] }
/** Where nothing is published (R2.01). */
export const Fixed: Story = { args: { look: 'fixed' }, tags: ['picture'] }
export const NothingListed: Story = { args: { look: 'fixed', bare: true } }
