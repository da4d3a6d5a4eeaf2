import type { ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { islandsOf } from '@millwright/decoration/islandsOf'
import { readDecoration } from '@millwright/decoration/read'
import { coupons, dealsNow } from '@millwright/fixtures/deals'
import { products } from '@millwright/fixtures/products'
import { storyText } from '@millwright/fixtures/storyText'
import { shopClasses, shopHead } from '@millwright/fixtures/shop'
import { useLocale } from '@millwright/i18n/Texts'
import { Container } from '@millwright/ui/Container'
import { Link } from '@millwright/ui/Link'
import { expect, userEvent, within } from 'storybook/test'
import { ShopClasses } from './ShopClasses.tsx'
import { ShopGoods } from './ShopGoods.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { ShopIndex } from './ShopIndex.tsx'
import { ShopIndexFrame } from './ShopIndexFrame.tsx'
import type { ShopIndexView } from './ShopIndexFrame.tsx'
import { ShopPages } from './ShopPages.tsx'
import { ShopSearch } from './ShopSearch.tsx'
import type { ShopIndexProps } from './ShopIndex.load.ts'
import { mockFor, mocks } from '@millwright/fixtures/mock'
import { liveStory } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './ShopIndex.route.ts'

const now = Date.parse('2026-11-21T10:00:00+08:00')

function StoryShop({
  decorated = false,
  broken = false,
  many = 8,
  found = true,
  longNamed = false,
  given = false,
  chosen,
  view: View = ShopIndex,
  ...rest
}: Partial<ShopIndexProps> & {
  decorated?: boolean
  broken?: boolean
  many?: number
  found?: boolean
  longNamed?: boolean
  given?: boolean
  chosen?: string
  view?: (props: ShopIndexProps) => ReactNode
}) {
  const locale = useLocale()
  const shelf = products[locale]
  const { document } = readDecoration(
    broken
      ? [
          { type: 'picture_by', dataField: { imgList: [{ url: 'javascript:alert(1)' }] } },
          { type: 'goods_list', dataField: 7 },
          'x',
        ]
      : [
          {
            type: 'picture_by',
            dataField: {
              imgList: [
                {
                  url: 'pictures/hero-bearings.svg',
                  link: { type: 3, link: 1 },
                  title: { zh: '只做轴承', en: 'Bearings, and nothing else' },
                },
              ],
              height: 300,
            },
          },
          {
            type: 'goods_module6',
            dataField: {
              title: { zh: '本店热销', en: 'Most bought here' },
              goods: shelf.map(({ prodId }) => ({ prodId })),
            },
          },
        ],
  )
  const goods = Array.from({ length: many }, (_, index) => ({
    ...shelf[index % shelf.length]!,
    prodId: String(100_001 + index),
  }))
  const classes = shopClasses[locale]
  const here = classes.find(({ categoryId }) => categoryId === chosen)
  const shop = {
    ...shopHead[locale],
    ...(longNamed && {
      shopName:
        locale === 'zh'
          ? '衡峰轴承与精密传动部件华中区域总代理官方旗舰店'
          : 'Hengfeng Bearings and Precision Drive Components, Official Agency for Central China',
      intro: shopHead[locale].intro?.repeat(3),
    }),
  }
  return (
    <View
      address={{ shopId: '1', sort: 'default', page: 1, ...(chosen && { categoryId: chosen }) }}
      shop={shop}
      open
      kept={false}
      trail={here ? [here] : []}
      classes={classes}
      {...(decorated && {
        front: {
          now,
          parts: islandsOf(document, {
            now,
            products: Object.fromEntries(shelf.map((product) => [product.prodId, product])),
          }),
        },
      })}
      {...(given && {
        coupons: {
          now: dealsNow,
          coupons: [coupons(locale).available, coupons(locale).runningOut].map((one) => ({ ...one, useHref: '/list' })),
        },
      })}
      {...(found && {
        goods: { products: { stamp: String(many), value: goods }, total: many, pages: many > 5 ? 3 : many ? 1 : 0 },
      })}
      {...rest}
    />
  )
}

const meta = {
  component: StoryShop,
  subcomponents: { ShopIndex },
  tags: ['new'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryShop>
export default meta
type Story = StoryObj<typeof meta>

export const Decorated: Story = { args: { decorated: true }, tags: ['picture', 'four-modes'] }
/** A shop without decoration shows its products. */
export const NeverDecorated: Story = {
  tags: ['picture'],
  // The chat reads this parameter name.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /联系|Contact/ })).toHaveAttribute('href', '/chat?sid=1')
  },
}
const OwnFront = ({ shop, to }: Pick<ShopIndexView, 'shop' | 'to'>) => (
  <Container>
    <p data-own="front">
      <Link href={to({ sort: 'newest' })}>
        {storyText(`${shop.shopName}的新品`, `What is new at ${shop.shopName}`)}
      </Link>
    </p>
  </Container>
)

/**
 * A shop's own sections: a link to new products for the decorated front, categories above the search, no coupons, no
 * sort order.
 */
export const OwnSections: Story = {
  args: {
    decorated: true,
    given: true,
    view: (props) => (
      <ShopIndexFrame
        shown={props}
        head={[ShopHeader]}
        front={[OwnFront]}
        shelf={[ShopClasses, ShopSearch, ShopGoods, ShopPages]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: storyText(/的新品/, /What is new/) })).toHaveAttribute(
      'href',
      '/shopIndex?sid=1&sort=newest',
    )
    const classes = canvas.getByRole('navigation', { name: storyText('本店分类', 'Categories of this shop') })
    const search = canvas.getByRole('search')
    await expect(classes.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const OneClass: Story = { args: { chosen: '10101' } }
/** The shop offers coupons. One press claims a coupon, and its terms unfold. */
export const GivesCoupons: Story = { args: { decorated: true, given: true } }
/** No block of the front can be shown, so the page starts with the products. */
export const BrokenDecoration: Story = { args: { decorated: true, broken: true } }
export const NoSearchResults: Story = {
  args: { many: 0, address: { shopId: '1', keyword: 'zzqq', sort: 'default', page: 1 } },
}
/** A new shop without products. */
export const EmptyShop: Story = { args: { many: 0, classes: [] } }
export const Closed: Story = { args: { open: false } }
/** The search failed: header and front still show. */
export const GoodsFailed: Story = { args: { decorated: true, found: false } }
export const SavedShop: Story = { args: { kept: true } }
export const LongText: Story = { args: { longNamed: true } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox')
    for (let presses = 0; presses < 20 && document.activeElement !== search; presses++) await userEvent.tab()
    await expect(search).toHaveFocus()
    await userEvent.keyboard('6205')
    await expect(search).toHaveValue('6205')
  },
}
export const Live: Story = {
  ...liveStory(definition, '/shopIndex?sid=1'),
  tags: ['!autodocs'],
  parameters: {
    mockData: [
      ...mocks(
        'couponReceive',
        'agreementPrices',
        'couponsOfProd',
        'couponPage',
        'myCouponIds',
        'addOrCancelShopCollection',
        'categoryInfo',
        'groupProdPage',
        'homepage',
        'isShopCollection',
        'ownSearch',
        'prodShelves',
        'searchWithFacets',
        'seckillPage',
        'shopHeadInfo',
        'shopPage',
      ),
      mockFor('prodsByIds', { prodIds: '100001,100002,100003,100004,100005,100006,100007,100008' }),
    ],
  },
}
