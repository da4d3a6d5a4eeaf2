import type { Meta, StoryObj } from '@storybook/react-vite'
import { money } from '@millwright/domain/money/money'
import { priceSteps } from '@millwright/domain/price/price'
import { commentNumbers, comments } from '@millwright/fixtures/comments'
import { coupons, dealsNow, groupTeam } from '@millwright/fixtures/deals'
import { bearingDetail, bearingOffers, boltDetail, pumpDetail } from '@millwright/fixtures/product'
import { boughtProd } from '@millwright/fixtures/orders'
import { products } from '@millwright/fixtures/products'
import { useLocale } from '@millwright/i18n/Texts'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Detail } from './Detail.tsx'
import { DetailBuy } from './DetailBuy.tsx'
import { DetailComments } from './DetailComments.tsx'
import { DetailDelivery } from './DetailDelivery.tsx'
import { DetailDescription } from './DetailDescription.tsx'
import { DetailFrame } from './DetailFrame.tsx'
import type { DetailShownProps } from './DetailFrame.tsx'
import { DetailGallery } from './DetailGallery.tsx'
import { DetailOptions } from './DetailOptions.tsx'
import { DetailPrices } from './DetailPrices.tsx'
import { DetailSizes } from './DetailSizes.tsx'
import { DetailSpecification } from './DetailSpecification.tsx'
import { DetailTitle } from './DetailTitle.tsx'
import { headedSection } from './headedSection.tsx'
import type { ActionResult } from '../../loader.ts'
import type { DetailShown } from './Detail.load.ts'
import type { DetailDeals } from './runningDeals.ts'
import { readRichText } from '../../content/RichText/readRichText.ts'
import { storyText } from '@millwright/fixtures/storyText'
import { mock, mocks, refused } from '@millwright/fixtures/mock'
import { screen as cart } from '../../cart/Cart/Cart.route.ts'
import { liveStory, waitForScreen } from '../../loading/testing/liveStory.tsx'
import { screen as definition } from './Detail.route.ts'

const cases = { bearing: bearingDetail, bolt: boltDetail, pump: pumpDetail }

type StoryProps = Omit<Partial<DetailShown>, 'product' | 'skus' | 'gone'> & {
  product?: keyof typeof cases
  many?: boolean
  agreed?: boolean
  outcome?: ActionResult
  /** `every`: coupons in every state. `one`: a single coupon. */
  given?: 'every' | 'one'
  /** Whether each SKU has its own drawing. */
  drawn?: boolean
}

function StoryDetail(props: StoryProps) {
  return <Detail {...shownProps(useLocale(), props)} />
}

function shownProps(
  locale: 'zh' | 'en',
  { product = 'bearing', many = false, agreed = false, drawn = false, given, ...rest }: StoryProps,
): DetailShownProps {
  const detail = cases[product][locale]
  const made = many
    ? Array.from({ length: 80 }, (_, index) => lengthOf(detail.skuList[0]!, index, locale))
    : detail.skuList
  const skus = made
    .map((sku) => (agreed ? { ...sku, agreementPrice: money('15.80') } : sku))
    .map((sku, index) => ({
      ...sku,
      ...(drawn && { pic: index < 5 ? 'pictures/bearing-6310.svg' : 'pictures/bearing-6205.svg' }),
      steps: priceSteps(sku),
    }))
  const bearing = product === 'bearing'
  const cards = products[locale]
  return {
    product: detail,
    skus,
    skuId: skus[bearing && !many ? 5 : 0]?.skuId,
    pictures: detail.imgs?.split(',').slice(0, 2) ?? [detail.pic],
    description: readRichText(detail.content),
    documents: detail.documents.map(({ name, url, kind }) => ({ name, href: `/${url}`, kind })),
    freight: undefined,
    trail: [
      { name: locale === 'zh' ? '轴承' : 'Bearings', href: '/list/cpid-101_st-0_p-1' },
      { name: locale === 'zh' ? '滚动轴承' : 'Rolling bearings', href: '/list/cpid-101_cid-10101_st-0_p-2' },
    ],
    offers: bearing && !many ? bearingOffers[locale] : [],
    accessories: bearing ? cards.slice(1, 4) : [],
    fitted: bearing,
    substitutes: bearing || product === 'pump' ? cards.slice(4, 6) : [],
    comments: bearing ? comments[locale] : [],
    commentPage: 1,
    commentPages: bearing ? 4 : 0,
    numbers: bearing ? commentNumbers : undefined,
    kind: -1,
    recommended: bearing ? [] : cards.slice(1, 6),
    sizesPage: 1,
    kept: false,
    recent: cards.slice(0, 6),
    agreedAgain: undefined,
    deals: undefined,
    coupons: given && { now: dealsNow, coupons: givenCoupons(locale).slice(0, given === 'one' ? 1 : undefined) },
    ...rest,
  }
}

function givenCoupons(locale: 'zh' | 'en') {
  const { available, runningOut, notYet, gone } = coupons(locale)
  const had = { ...available, couponId: '805', limitNum: 1, curUserReceiveCount: 1 }
  return [available, runningOut, had, notYet, gone].map((coupon) => ({ ...coupon, useHref: '/list' }))
}

/** Returns a bolt of the given length, for a product with very many SKUs. */
function lengthOf(
  sku: DetailShown['skus'][number] | (typeof bearingDetail)['zh']['skuList'][number],
  index: number,
  locale: 'zh' | 'en',
) {
  const length = 10 + index * 5
  const material = index % 2 ? 'A4-70' : 'A2-70'
  return {
    ...sku,
    skuId: String(2_000_000 + index),
    partyCode: `M12x${length}-${material}`,
    properties: locale === 'zh' ? `长度:${length} mm;材质:${material}` : `Length:${length} mm;Material:${material}`,
    stocks: index % 9 === 4 ? 0 : 50 + index * 13,
    price: money((0.8 + index * 0.07).toFixed(2)),
    priceTiers: undefined,
    agreementPrice: undefined,
  }
}

const meta = { component: StoryDetail, subcomponents: { Detail }, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof StoryDetail
>
export default meta
type Story = StoryObj<typeof meta>

export const ManySizes: Story = { tags: ['picture', 'four-modes'] }
export const OneSizeInPacks: Story = { args: { product: 'bolt' } }
export const SoldOut: Story = {
  args: { product: 'pump', watched: [] },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: storyText('到货通知我', 'Tell me when it is back') }),
    ).toBeVisible()
  },
}
/** The buyer waits for the size. */
export const SoldOutWatched: Story = {
  args: { product: 'pump', watched: pumpDetail.zh.skuList.map(({ skuId }) => skuId) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: storyText('取消到货通知', 'Cancel the notice') }),
    ).toBeVisible()
  },
}
/** A mall without notices, and a product without a substitute. */
export const SoldOutForGood: Story = { args: { product: 'pump', substitutes: [] } }
export const FreightKnown: Story = {
  args: { freight: { amount: money('12.00'), place: '湖南省 长沙市 岳麓区' } },
}
const rule = { base: money('12.00'), freeFrom: money('300.00') }
const arriving = { from: 2, to: 3, now: Date.parse('2026-11-27T10:00:00+08:00') }
/** The amount from which delivery is free, and the days on which the size arrives at the buyer's address. */
export const ArrivalAtAddress: Story = {
  args: { freight: { amount: money('12.00'), rule, place: '湖南省 长沙市 岳麓区', transit: arriving } },
}
export const FreeFreight: Story = { args: { freight: { amount: money('0.00') } } }
export const RequiredSectionsOnly: Story = { args: { product: 'bolt', recommended: [], trail: [], recent: [] } }
export const AgreementPrice: Story = { args: { agreed: true, kept: true }, tags: ['picture'] }
/** The agreement prices failed to load: a note beside the price, with a retry. */
export const AgreementPricesMissing: Story = {
  args: { agreedAgain: '/detail/100001' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /重试|Try again/ })).toHaveAttribute('href', '/detail/100001')
  },
}
/** The buyer's latest purchase of the product, with a link to its order. */
export const BoughtBefore: Story = {
  args: { bought: boughtProd({ prodId: '1001', partyCode: '6205-2RS/C3', unit: storyText('件', 'pc') }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: storyText(/购买过 6205/, /^You bought 6205/) })
    await expect(link).toHaveAttribute('href', '/order-detail?orderNumber=2026050309301244100')
  },
}
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
/** At 360 pixels, model, properties, price, stock and quantity of every SKU are visible without overlap. */
export const SizesOnPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    if (innerWidth > 600) return
    await waitFor(() => expect(canvasElement.querySelector('#sizes table')).not.toBeNull())
    const rows = within(canvasElement.querySelector<HTMLElement>('#sizes')!).getAllByRole('row').slice(1)
    for (const row of rows) {
      const cells = [...row.children].map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0)
      await expect(cells).toHaveLength(row.children.length)
      for (const [at, cell] of cells.entries()) {
        await expect(cell.right).toBeLessThanOrEqual(360)
        for (const other of cells.slice(at + 1)) {
          const apart = cell.right <= other.left || other.right <= cell.left || cell.bottom <= other.top
          await expect(apart).toBe(true)
        }
      }
    }
  },
}
/** Sixty rows per page, and a search. */
export const VeryManySizes: Story = { args: { many: true }, tags: ['picture'] }
export const SecondPageOfSizes: Story = { args: { many: true, sizesPage: 2 } }

type OwnProps = DetailShownProps & { advice: string }

const OwnPromises = () => <p>{storyText('当天发货，14 天退货', 'Sent today, 14 days to return it')}</p>
const OwnAdvice = headedSection<OwnProps>({
  id: 'advice',
  Title: () => storyText('选型建议', 'How to choose'),
  Content: ({ advice }) => <p>{advice}</p>,
})

/**
 * A shop's own sections: the specification beside the pictures, its own promises, no breadcrumb or documents, the
 * description before the SKU table, and a section from its own load.
 */
export const OwnSections: StoryObj = {
  render: function OwnSectionsStory() {
    const shown: OwnProps = {
      ...shownProps(useLocale(), {}),
      advice: storyText('转速高选开式。', 'Open ones for high speed.'),
    }
    return (
      <DetailFrame
        shown={shown}
        above={[]}
        beside={[DetailGallery, DetailSpecification]}
        buy={[DetailTitle, DetailOptions, DetailPrices, DetailDelivery, OwnPromises, DetailBuy]}
        below={[OwnAdvice, DetailDescription, DetailSizes, DetailComments]}
      />
    )
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#comments')).not.toBeNull())
    const links = within(canvas.getByRole('navigation', { name: storyText('商品信息', 'About the product') }))
    const named = links.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(named).toEqual(['#advice', '#description', '#sizes', '#comments'])
    const order = [...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id)
    await expect(order).toEqual(['specification', 'advice', 'description', 'sizes', 'comments'])
    await expect(canvas.getByText(storyText('转速高选开式。', 'Open ones for high speed.'))).toBeVisible()
    await expect(canvas.getByText(storyText('当天发货，14 天退货', 'Sent today, 14 days to return it'))).toBeVisible()
    const before = location.href
    const [size] = within(canvasElement.querySelector<HTMLElement>('#sizes')!).getAllByRole('rowheader')
    await userEvent.click(within(size!).getByRole('link'))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(size!.textContent)
    history.replaceState(history.state, '', before)
  },
}

/** A delisted product with its alternatives. */
export const Delisted: StoryObj = {
  tags: ['picture'],
  render: function GoneStory() {
    const locale = useLocale()
    const cards = products[locale]
    return (
      <Detail
        gone
        substitutes={cards.slice(0, 2)}
        recommended={cards.slice(2, 6)}
        categories={[
          { name: locale === 'zh' ? '深沟球轴承' : 'Deep groove ball bearings', href: '/list/1' },
          { name: locale === 'zh' ? '轴承' : 'Bearings', href: '/list/2' },
        ]}
        brands={[
          { name: 'SKF', href: '/list/3' },
          { name: 'FAG', href: '/list/4' },
        ]}
      />
    )
  },
}
export const DelistedWithoutSubstitutes: StoryObj = {
  render: function GoneStory() {
    return <Detail gone substitutes={[]} recommended={products[useLocale()].slice(2, 6)} categories={[]} brands={[]} />
  },
}

/**
 * The SKU table has a search and sorts lengths by value. All quantities are in one form. A refused quantity stays in
 * its field with the reason. Quantities typed during the request stay too.
 */
export const BuysSeveralSizes: Story = {
  args: { many: true },
  globals: { locale: 'zh', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#sizes')).not.toBeNull())
    const sizes = canvasElement.querySelector<HTMLElement>('#sizes')!
    const canvas = within(sizes)
    const form = sizes.querySelector('form')!
    const models = () => canvas.getAllByRole('rowheader').map((one) => one.textContent)
    await expect(models()).toHaveLength(60)
    await userEvent.type(canvas.getByRole('searchbox'), 'a4 12x2')
    await expect(models()).toEqual([
      'M12x25-A4-70',
      'M12x205-A4-70',
      'M12x215-A4-70',
      'M12x225-A4-70',
      'M12x235-A4-70',
      'M12x245-A4-70',
      'M12x255-A4-70',
      'M12x265-A4-70',
      'M12x275-A4-70',
      'M12x285-A4-70',
      'M12x295-A4-70',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /长度/ }))
    await userEvent.click(canvas.getByRole('button', { name: /长度/ }))
    await expect(models()[0]).toBe('M12x295-A4-70')
    await expect(canvas.getByRole('columnheader', { name: /长度/ })).toHaveAttribute('aria-sort', 'descending')
    await userEvent.type(canvas.getByLabelText('M12x295-A4-70 的数量'), '10')
    await userEvent.clear(canvas.getByRole('searchbox'))
    await userEvent.type(canvas.getByLabelText('M12x205-A4-70 的数量'), '20')
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({
      shopId: '1',
      'count.2000039': '20',
      'count.2000057': '10',
    })
    await expect(canvas.getByText(/已填 2 个规格/)).toBeVisible()
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
    await userEvent.type(canvas.getByLabelText('M12x215-A4-70 的数量'), '30')
    form.dispatchEvent(
      new CustomEvent('outcome', {
        detail: {
          done: false,
          problem: { key: 'insufficientInventory' },
          data: { added: ['2000039'] },
          fields: { 'count.2000057': { key: 'insufficientInventory' } },
        },
      }),
    )
    const alert = await canvas.findByRole('alert', {}, { timeout: 5_000 })
    await waitFor(() => expect(alert).toHaveTextContent('M12x295-A4-70：库存不足'))
    await expect(alert).toHaveTextContent('已加入：M12x205-A4-70')
    await expect(Object.fromEntries(new FormData(form))).not.toHaveProperty('count.2000039', '20')
    await expect(canvas.getByLabelText('M12x215-A4-70 的数量')).toHaveValue('30')
    // axe reports targets under sticky elements as too small, so scroll to the top.
    scrollTo(0, 0)
  },
}
/** Coupons beside the price. They unfold with their terms and actions. */
export const Coupons: Story = {
  args: { given: 'every' },
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('form:has([name="intent"][value="receive"])')!
    await expect(form.querySelectorAll('li')).toHaveLength(3)
    const [first] = within(form).getAllByRole('button')
    await expect(Object.fromEntries(new FormData(form, first))).toEqual({ intent: 'receive', couponId: '801' })
    await expect(new URL(form.action).pathname).toBe('/detail/100001')
    await userEvent.click(canvas.getByText(/使用规则|their terms/))
    // The tickets load when the list opens.
    await waitFor(() => expect(canvasElement.querySelectorAll('details[open] article')).toHaveLength(5))
  },
}
export const OneCoupon: Story = { args: { given: 'one' } }
/** A refusal shows at the coupons only. */
export const CouponRefused: Story = {
  args: {
    given: 'every',
    outcome: { done: false, problem: { key: 'badArgument' }, form: { intent: 'receive', couponId: '801' } },
  },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: /优惠券|Coupons/ })).getByRole('alert')).toBeVisible()
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
}
/** An invalid quantity shows an error on blur. The error goes away on change. */
export const InvalidSizeQuantity: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('#sizes')).not.toBeNull())
    const sizes = within(canvasElement.querySelector<HTMLElement>('#sizes')!)
    const field = await sizes.findByLabelText('6205-2RS/C3 的数量')
    await userEvent.type(field, '6')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(/5/))
    await userEvent.clear(field)
    await userEvent.type(field, '5')
    await userEvent.tab()
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'))
    // axe reports targets under sticky elements as too small, so scroll to the top.
    scrollTo(0, 0)
  },
}
/** An invalid quantity was posted without scripts. The stepper shows the reason until the quantity changes. */
export const InvalidQuantityPosted: Story = {
  args: { wrongCount: { key: 'notWhole', values: { bound: 1 } } },
  play: async ({ canvas, canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('form#buy [name="count"]')!
    await expect(field).toHaveAccessibleDescription(storyText(/请输入整数数量/, /Enter a whole number/))
    await userEvent.click(within(canvasElement.querySelector<HTMLElement>('form#buy')!).getAllByRole('button')[1]!)
    await waitFor(() => expect(canvas.queryByText(storyText('请输入整数数量', 'Enter a whole number'))).toBeNull())
  },
}
/** The product was delisted while the page was open. */
export const RefusedWhileOpen: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    canvasElement
      .querySelector('form#buy')!
      .dispatchEvent(new CustomEvent('outcome', { detail: { done: false, problem: { key: 'productGone' } } }))
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent('商品已下架或不存在'))
  },
}
/** A visitor's page: the browser keeps the viewed products, and a forged entry is ignored. */
export const RecentProductsOfVisitor: Story = {
  args: { recent: undefined },
  globals: { locale: 'zh' },
  beforeEach: () => {
    localStorage.setItem(
      'recent',
      JSON.stringify([
        { prodId: '100001', prodName: 'x', pic: '' },
        { prodId: '7', prodName: '内六角螺钉', partyCode: 'M8×40', pic: 'pictures/bolt-m8x40.svg' },
        { prodId: 'javascript:', prodName: 'y', pic: '' },
        5,
      ]),
    )
    return () => localStorage.removeItem('recent')
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: '最近浏览' })
    await expect(
      within(list)
        .getAllByRole('link')
        .map((one) => one.getAttribute('href')),
    ).toEqual(['/detail/7'])
    await waitFor(() =>
      expect(
        (JSON.parse(localStorage.getItem('recent') ?? '[]') as { prodId: string }[]).map(({ prodId }) => prodId),
      ).toEqual(['100001', '7']),
    )
  },
}

/** The form carries the selected SKU, and the price follows the quantity. */
export const BuysSelectedSku: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = () => Object.fromEntries(new FormData(canvasElement.querySelector<HTMLFormElement>('form#buy')!))
    await userEvent.click(canvas.getAllByText('C4')[0]!)
    await expect(form()).toMatchObject({ prodId: '100001', skuId: '1000008', shopId: '1', count: '1' })
    const quantity = canvas.getByLabelText('数量')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '60')
    await userEvent.tab()
    await expect(canvasElement.querySelector('tr[aria-current]')?.textContent).toContain('50')
  },
}
/** Picture, datasheet, drawing, chat link, address and the `renamed` event follow the selected SKU. */
export const PageFollowsSelectedSku: Story = {
  args: { drawn: true },
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const told: { title: string; again: boolean }[] = []
    const hear = (event: Event) => told.push((event as CustomEvent<(typeof told)[number]>).detail)
    document.addEventListener('renamed', hear)
    const before = location.href
    const pictures = () =>
      [...canvasElement.querySelectorAll('[id$="picture-1"] img')].map((one) => one.getAttribute('src'))
    await expect(pictures()[0]).toContain('bearing-6205')
    await userEvent.click(canvas.getAllByText('开式')[0]!)
    await expect(pictures()[0]).toContain('bearing-6310')
    await expect(canvas.getByRole('link', { name: /产品规格书/ })).toHaveAttribute(
      'href',
      '/datasheet/100001?sku=1000001',
    )
    await expect(canvas.getByRole('link', { name: /联系店铺|联系商家|联系卖家|客服/ })).toHaveAttribute(
      'href',
      '/chat?sid=1&prodId=100001&sku=1000001',
    )
    await expect(location.search).toBe('?sku=1000001')
    await expect(told.at(-1)).toEqual({ title: expect.stringMatching(/^6205 /), again: true })
    document.removeEventListener('renamed', hear)
    history.replaceState(history.state, '', before)
  },
}
/** Selecting a SKU keeps the page of the SKU table, the page of the comments and the group. */
export const SelectsWithoutNavigation: Story = {
  args: { many: true, sizesPage: 2, kind: 2, commentPage: 3, accessories: [] },
  globals: { locale: 'zh' },
  render: (args) => <StoryDetail {...args} deals={openGroup(2)} />,
  play: async ({ canvas, canvasElement }) => {
    const told: { again: boolean }[] = []
    const hear = (event: Event) => told.push((event as CustomEvent<(typeof told)[number]>).detail)
    document.addEventListener('renamed', hear)
    const before = location.href
    await userEvent.click(await canvas.findByRole('link', { name: 'M12x320-A2-70' }))
    await expect(location.search).toBe('?sku=2000062&sizes=2&evaluate=2&cp=3&group=401')
    await expect(told).toMatchObject([{ again: true }])
    for (const href of [
      '/detail/100001?sku=2000062&evaluate=2&cp=3&group=401#sizes',
      '/detail/100001?sku=2000062&sizes=2&evaluate=1&group=401#comments',
      '/detail/100001?sku=2000062&sizes=2&evaluate=2&cp=2&group=401#comments',
      '/detail/100001?sku=2000000&sizes=2&evaluate=2&cp=3&group=401',
    ])
      await waitFor(() => expect(canvasElement.querySelector(`a[href="${href}"]`)).not.toBeNull())
    document.removeEventListener('renamed', hear)
    history.replaceState(history.state, '', before)
    scrollTo(0, 0)
  },
}
/** C4 does not exist as open type: the selection is incomplete, and the buy buttons are disabled. */
export const ChoiceIncomplete: Story = {
  globals: { locale: 'zh' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByText('C4')[0]!)
    await userEvent.click(canvas.getAllByText('开式')[0]!)
    await expect(canvas.getAllByRole('button', { name: '加入购物车' })[0]).toBeDisabled()
  },
}

const HOUR = 3_600_000
const sale = { seckillId: '601', price: money('9.90'), startTime: dealsNow - HOUR, endTime: dealsNow + 2 * HOUR }
const group = {
  groupActivityId: '401',
  price: money('10.60'),
  people: 3,
  startTime: dealsNow - HOUR,
  endTime: dealsNow + 24 * HOUR,
}
const openGroup = (teams: number): DetailDeals => ({
  now: dealsNow,
  group,
  open: {
    ...group,
    prodId: '1001',
    skuId: '1000006',
    properties: '',
    leaderPrice: money('9.90'),
    unit: undefined,
    validMinutes: 1440,
    maxNum: 200,
    stocks: 1260,
    minOrderQty: 1,
    packQty: 1,
    teams: Array.from({ length: teams }, (_, index) =>
      groupTeam('zh', 3, 1 + (index % 2), { groupTeamId: String(401 + index), endTime: dealsNow + (index + 1) * HOUR }),
    ),
  },
})

export const InFlashSaleAndGroup: Story = { args: { deals: { now: dealsNow, sale, group } } }
export const UpcomingDeals: Story = {
  args: {
    deals: {
      now: dealsNow,
      sale: { ...sale, startTime: dealsNow + HOUR },
      group: { ...group, startTime: dealsNow + HOUR },
    },
  },
}
export const DealsEnded: Story = { args: { deals: { now: dealsNow, sale: { ...sale, endTime: dealsNow - HOUR } } } }
/** One buy box: the group at its price first, the product alone at its own second. */
export const InGroup: Story = {
  args: { deals: openGroup(2) },
  tags: ['picture'],
  play: async ({ canvas, canvasElement }) => {
    const form = canvasElement.querySelector<HTMLFormElement>('form#buy')!
    const start = canvas.getByRole('button', { name: storyText(/9\.90.*3 人/, /Start a group at .*9\.90, 3 people/) })
    await expect(start).toHaveAttribute('formaction', '/group-order')
    const alone = canvas.getByRole('button', { name: storyText(/单独购买.*18\.60/, /Buy alone at .*18\.60/) })
    await expect(alone).toHaveAttribute('formaction', '/order-page')
    await expect(Object.fromEntries(new FormData(form))).toMatchObject({ groupActivityId: '401', count: '1' })
    await expect(await canvas.findAllByRole('button', { name: storyText('参团', 'Join') })).toHaveLength(2)
  },
}
/** The deal is of another size: the buy form sells the selected one alone, and a link leads to the deal's. */
export const GroupOfAnotherSize: Story = {
  args: { deals: openGroup(1), skuId: '1000001' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form#buy [name="groupActivityId"]')).toBeNull()
    const link = canvas.getByRole('link', { name: storyText('选择拼团规格', 'Choose the size of this deal') })
    await expect(link).toHaveAttribute('href', '/detail/100001?sku=1000006&group=401')
  },
}
export const FirstTeam: Story = { args: { deals: openGroup(0) } }
export const GroupEnded: Story = {
  args: {
    deals: { now: dealsNow, group, open: { ...openGroup(0).open!, endTime: dealsNow - HOUR } },
  },
}
const calls = mocks(
  'boughtProds',
  'brandsByCategory',
  'couponReceive',
  'couponsOfProd',
  'couponPage',
  'myCouponIds',
  'addOrCancelCollection',
  'agreementPrices',
  'categoryInfo',
  'changeItem',
  'isCollection',
  'joinGroupList',
  'prodCommData',
  'prodCommPage',
  'prodInfo',
  'prodOffers',
  'prodRelated',
  'recentBrowse',
  'recentProds',
  'recommendList',
  'skuList',
  'stockWatches',
  'unwatchStock',
  'watchStock',
)

export const Live: Story = {
  ...liveStory(definition, '/detail/100001?sku=1000002', { beside: [cart] }),
  tags: ['!autodocs'],
  parameters: { mockData: calls },
}
/** A refusal of "add to cart" shows at the button. */
export const AddToCartRefused: Story = {
  ...liveStory(definition, '/detail/100001?sku=1000002', { beside: [cart] }),
  tags: ['!autodocs'],
  parameters: { mockData: [...calls, mock('changeItem', refused('A03010'))] },
  play: async ({ canvas, canvasElement }) => {
    await waitForScreen(canvasElement)
    await userEvent.click(canvas.getAllByRole('button', { name: storyText('加入购物车', 'Add to cart') })[0]!)
    await expect((await canvas.findAllByText(storyText(/库存不足/, /Not enough in stock/)))[0]).toBeVisible()
  },
}
