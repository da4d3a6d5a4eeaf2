import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { islandsOf } from '@millwright/decoration/islandsOf'
import { readDecoration } from '@millwright/decoration/read'
import { categories } from '@millwright/fixtures/categories'
import { longItem } from '@millwright/fixtures/cart'
import { creditInfo } from '@millwright/fixtures/credit'
import { myOrders, orderCount } from '@millwright/fixtures/orders'
import { products } from '@millwright/fixtures/products'
import { hotShops, user } from '@millwright/fixtures/site'
import { namespaces } from '@millwright/i18n/namespaces'
import { storyText } from '@millwright/fixtures/storyText'
import type { Locale } from '@millwright/domain/locale'
import { useLocale } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Heading } from '@millwright/ui/Heading'
import { expect } from 'storybook/test'
import { Home } from './Home.tsx'
import { HomeFrame } from './HomeFrame.tsx'
import { HomeNothing } from './HomeNothing.tsx'
import { HomePage } from './HomePage.tsx'
import { deskOf } from './loadDesk.ts'
import { startOf } from './startOf.ts'
import type { DecoratedHome } from './decoratedHome.ts'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Home.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

type Look = 'decorated' | 'fixed' | 'review'

type StoryProps = {
  look: Look
  bare?: boolean
  part?: boolean
  /** Absent for a visitor. */
  buyer?: 'returning' | 'new' | 'unpaid' | 'failed' | 'long'
  view?: (props: DecoratedHome) => ReactNode
}

function StoryHome({ look, bare = false, part = false, buyer, view: View = Home }: StoryProps) {
  const locale = useLocale()
  const shelf = products[locale]
  const goods = (from: number, to: number) => shelf.slice(from, to).map(({ prodId }) => ({ prodId }))
  const floor = (zh: string, en: string, from: number, to: number) => [
    {
      type: 'floor_title',
      dataField: {
        title: { zh, en },
        subTitle: { zh: '现货直发', en: 'From stock' },
        showMore: true,
        moreLink: { type: 4, link: '/list' },
      },
    },
    { type: 'goods_list', dataField: { columns: 5, goods: goods(from, to) } },
  ]
  const desk = buyer && deskOf(deskParts(buyer, locale), { now, locale })
  const { document } = readDecoration(
    bare
      ? []
      : [
          ...(look === 'fixed' || desk
            ? []
            : [
                {
                  type: 'picture_by',
                  dataField: {
                    imgList: [{ url: 'pictures/hero-bearings.svg', link: { type: 4, link: '/list' }, alt: '轴承' }],
                    height: 400,
                  },
                },
              ]),
          ...floor('新品上架', 'New arrivals', 0, 5),
          ...floor('热销榜', 'Best sellers', 3, 8),
          {
            type: 'store_list',
            dataField: {
              title: { zh: '推荐店铺', en: 'Recommended shops' },
              shops: hotShops[locale].map(({ shopId }) => ({ shopId })),
            },
          },
        ],
  )
  return (
    <View
      beside={look === 'decorated'}
      words={wordsOf(look, namespaces.home[locale], bare)}
      {...(!bare && { start: { stamp: 'start', value: startOf(locale, categories[locale]) } })}
      {...(desk && { desk: { stamp: 'desk', value: desk } })}
      page={{
        now,
        ...(part && { retryHref: '/' }),
        parts: islandsOf(document, {
          now,
          products: Object.fromEntries((part ? [] : shelf).map((product) => [product.prodId, product])),
          shops: Object.fromEntries(hotShops[locale].map((shop) => [shop.shopId, shop])),
        }),
      }}
    />
  )
}

function deskParts(buyer: NonNullable<StoryProps['buyer']>, locale: Locale): Parameters<typeof deskOf>[0] {
  const { nickName } = user[locale]
  if (buyer === 'new') return { user: { nickName }, orders: [] }
  if (buyer === 'unpaid') return { user: { nickName }, orders: [], waiting: { inquiries: 1 } }
  if (buyer === 'failed') return { user: { nickName } }
  const orders = myOrders(locale).map((order) =>
    buyer === 'long'
      ? {
          ...order,
          shopName: order.shopName.repeat(4),
          orderItemDtos: order.orderItemDtos.map((item) => ({ ...item, prodName: longItem(locale).prodName })),
        }
      : order,
  )
  return {
    user: { nickName: buyer === 'long' ? nickName.repeat(6) : nickName },
    counts: orderCount,
    waiting: { inquiries: 2, returns: 1, comments: 3, bills: 1 },
    orders,
    credit: creditInfo('overdue', locale),
  }
}

function wordsOf(
  look: Look,
  words: Readonly<Record<keyof typeof namespaces.home.zh, string>>,
  bare: boolean,
): DecoratedHome['words'] {
  if (look === 'review') return { review: words.review }
  return look === 'decorated'
    ? undefined
    : {
        nothing: bare ? words.nothing : undefined,
        slides: [
          { href: '/list', title: words.heroTitle, text: words.heroText, action: words.heroAction },
          { href: '/list/st=1', title: words.newTitle, text: words.newText, action: words.newAction },
        ],
      }
}

const meta = {
  component: StoryHome,
  subcomponents: { Home },
  parameters: { layout: 'fullscreen' },
  args: { look: 'decorated' },
} satisfies Meta<typeof StoryHome>
export default meta
type Story = StoryObj<typeof meta>

export const Decorated: Story = { tags: ['picture', 'four-modes'] }
/** Shown if nothing is published, and at `/index2`. */
export const Fixed: Story = { args: { look: 'fixed' } }
/** The last saved decoration, for merchants only. */
export const Review: Story = { args: { look: 'review' } }
/** The products failed to load in time. */
export const PartMissing: Story = { args: { part: true } }
const OwnName = () => (
  <Container>
    <Heading level={1} size={22}>
      {storyText('轴承专家', 'All about bearings')}
    </Heading>
  </Container>
)
const OwnClosing = ({ page }: Pick<DecoratedHome, 'page'>) => (
  <Container>
    <p data-own="closing">{storyText(`以上共 ${page.parts.length} 部分`, `${page.parts.length} parts above`)}</p>
  </Container>
)

/** A shop's own sections: a visible heading for the hidden one, no slides, and a line under the shelves. */
export const OwnSections: Story = {
  args: {
    look: 'fixed',
    view: (props) => <HomeFrame shown={props} page={[OwnName, HomeNothing, HomePage, OwnClosing]} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      storyText('轴承专家', 'All about bearings'),
    )
    await expect(canvas.queryByRole('region', { name: /Millwright/ })).toBeNull()
    await expect(canvasElement.querySelector('[data-own]')).toBeVisible()
  },
}
/** The buyer's tasks and orders stand above the mall's own shelves. */
export const BuyerWithOrders: Story = {
  args: { buyer: 'returning' },
  play: async ({ canvas, canvasElement }) => {
    const desk = await canvas.findByRole('heading', { level: 2, name: storyText(/您好/, /Hello/) })
    const categoryTiles = canvas.getByRole('navigation', { name: storyText('商品分类', 'Product categories') })
    await expect(desk.compareDocumentPosition(categoryTiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const again = canvasElement.querySelectorAll('form button[value="rebuy"]')
    await expect(again.length).toBeGreaterThan(0)
  },
}
/** A new buyer has nothing to do and nothing to repeat, and sees what a visitor sees. */
export const NewBuyer: Story = { args: { buyer: 'new' } }
/** Something waits for the buyer, who has no paid order yet. */
export const NoOrders: Story = { args: { buyer: 'unpaid' } }
/** The orders failed to load: the rest of the page still shows. */
export const OrdersFailed: Story = { args: { buyer: 'failed' } }
export const LongNames: Story = { args: { buyer: 'long' } }
/** A buyer sees no slides of the default page, because the desk takes their place. */
export const BuyerOnFixed: Story = { args: { look: 'fixed', buyer: 'returning' } }
export const NothingListed: Story = { args: { look: 'fixed', bare: true } }
export const Live: Story = {
  ...liveStory(definition, '/'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks(
        'agreementPrices',
        'centerInfo',
        'creditInfo',
        'myOrderSearch',
        'waiting',
        'categoryInfo',
        'groupProdPage',
        'homepage',
        'hotShops',
        'newestHomepage',
        'prodShelves',
        'searchProd',
        'seckillPage',
        'shopPage',
      ),
      mockFor('prodsByIds', { prodIds: '100001,100002,100003,100004,100005,100006,100007,100008' }),
    ],
  },
}
