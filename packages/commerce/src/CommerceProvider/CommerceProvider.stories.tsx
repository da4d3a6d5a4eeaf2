import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { cartShops } from '@millwright/fixtures/cart'
import { facets } from '@millwright/fixtures/facets'
import { myOrder } from '@millwright/fixtures/orders'
import { bearing, bolt, motor, sensor } from '@millwright/fixtures/products'
import { storyText, storyLocale } from '@millwright/fixtures/storyText'
import { catchForms, sentForms } from '@millwright/fixtures/sentForms'
import { defineTexts } from '@millwright/i18n/language'
import type { Language } from '@millwright/i18n/language'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import { Stack } from '@millwright/ui/Stack'
import { UiProvider } from '@millwright/ui/UiProvider'
import { CartShopGroup } from '../CartShopGroup/CartShopGroup.tsx'
import { CartSummary } from '../CartSummary/CartSummary.tsx'
import { FacetPanel } from '../FacetPanel/FacetPanel.tsx'
import { OrderCard } from '../OrderCard/OrderCard.tsx'
import { PriceTag } from '../PriceTag/PriceTag.tsx'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { CommerceProvider } from './CommerceProvider.tsx'
import type { CommercePaths } from './CommerceProvider.tsx'

/** A host's shop with its own URLs. */
const paths: Partial<CommercePaths> = {
  product: ({ prodId, skuId }) => `/teile/${prodId}${skuId === undefined ? '' : `/${skuId}`}`,
  list: ({ brandIds = [], inStock, page = 1 }) =>
    `/katalog?marke=${brandIds.join()}&lager=${inStock ? 1 : 0}&seite=${page}`,
  shop: ({ shopId }) => `/haendler/${shopId}`,
  order: ({ orderNumber }) => `/konto/auftraege/${orderNumber}`,
  payment: ({ orderNumber }) => `/kasse/${orderNumber}`,
  promotion: ({ discountId }) => `/aktionen/${discountId}`,
  cart: '/warenkorb',
  checkout: '/kasse',
}
const goods = [bearing, bolt, motor, sensor].map((one) => one[storyLocale])

const meta = {
  component: CommerceProvider,
  args: {
    paths,
    currency: { code: 'EUR' },
    children: undefined,
  },
  beforeEach: () => catchForms(),
} satisfies Meta<typeof CommerceProvider>
export default meta
type Story = StoryObj<typeof meta>

const hrefs = (element: HTMLElement) => [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))

/** Prices in euros. Every link leads to the host's own shop. */
export const Euro: Story = {
  tags: ['picture'],
  render: () => (
    <CommerceProvider paths={paths} currency={{ code: 'EUR' }}>
      <ProductGrid products={goods} eager={4} level={2} label={storyText('常备件', 'Kept in stock')} />
    </CommerceProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€')
    await expect(canvasElement).not.toHaveTextContent('¥')
    for (const href of hrefs(canvasElement)) await expect(href).toMatch(/^\/(teile|haendler)\//)
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '/warenkorb')
  },
}
export const EuroCart: Story = {
  tags: ['picture'],
  args: {
    children: (
      <Stack space={16}>
        <CartShopGroup shop={cartShops[storyLocale][0]!} />
        <CartSummary
          basketIds={['501', '502']}
          lines={3}
          pay={{ finalMoney: money('2004.00'), subtractMoney: money('100') }}
        />
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€2,004.00')
    await expect(canvasElement).not.toHaveTextContent('¥')
    for (const href of hrefs(canvasElement)) await expect(href).toMatch(/^\/(teile|haendler|aktionen)\//)
    const actions = [...canvasElement.querySelectorAll('form')].map((form) => form.getAttribute('action'))
    await expect(new Set(actions)).toEqual(new Set(['/warenkorb', '/kasse']))
  },
}
export const EuroFilter: Story = {
  args: {
    children: <FacetPanel filter={{ ...emptyFilter, inStock: true }} facets={facets[storyLocale]} categories={[]} />,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: storyText('价格（€）', 'Price (€)') })).toBeVisible()
    for (const href of hrefs(canvasElement)) await expect(href).toMatch(/^\/katalog\?/)
    for (const form of canvasElement.querySelectorAll('form'))
      await expect(form.getAttribute('action')).toBe('/katalog')
  },
}

/** A custom language. Missing texts fall back to English. */
const de: Language = {
  tag: 'de',
  base: 'en',
  name: 'Deutsch',
  texts: defineTexts({
    commerce: { addToCart: 'In den Warenkorb', fromPrice: 'ab', facetPrice: 'Preis ({{symbol}})', oldPrice: 'Statt' },
  }),
}
/** Prices in German format, in a tag, on cards and beside a filter. */
export const German: Story = {
  render: () => (
    <UiProvider
      locale={de.base}
      language={de.tag}
      resolvePicture={(src) => (/^(https?:|\/)/.test(src) ? src : `/${src}`)}
    >
      <Texts locale={de.base} language={de.tag} resources={resourcesOf(de, ['commerce', 'common', 'prices'])}>
        <CommerceProvider paths={paths} currency={{ code: 'EUR' }}>
          <Stack space={16}>
            <PriceTag price="12580.5" oriPrice="13900" unit="Stück" from size={22} />
            <ProductGrid products={[bearing.en, motor.en]} eager={2} level={2} label="Ab Lager" />
            <FacetPanel filter={emptyFilter} facets={facets.en} categories={[]} />
          </Stack>
        </CommerceProvider>
      </Texts>
    </UiProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('ab12.580,50 €/StückStatt 13.900,00 €')
    await expect(canvas.getByRole('heading', { name: 'Preis (€)' })).toBeVisible()
    // The screen reader texts are not translated, so they are in English.
    const add = canvas.getByRole('button', { name: 'Add to cart: 6205-2RS' })
    await expect(add).toHaveTextContent('In den Warenkorb')
    await expect(canvasElement).not.toHaveTextContent(/[¥\u4e00-\u9fff]/)
  },
}

const addToCart = fn()
/** "Add to cart" calls the host's function. An invalid quantity is corrected first. */
export const OwnCart: Story = {
  args: { on: { addToCart }, children: <ProductGrid products={goods} eager={4} level={2} /> },
  beforeEach: () => {
    addToCart.mockReset()
  },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('heading', { name: /6205-2RS/ }).closest('article')!)
    const field = card.getByRole('textbox')
    const add = card.getByRole('button')
    await userEvent.clear(field)
    await userEvent.type(field, 'x')
    await userEvent.click(add)
    await expect(addToCart).not.toHaveBeenCalled()
    await expect(field).toHaveValue('1')
    await userEvent.clear(field)
    await userEvent.type(field, '12')
    await userEvent.click(add)
    await expect(addToCart).toHaveBeenCalledTimes(1)
    await expect(addToCart).toHaveBeenCalledWith({
      prodId: '100001',
      skuId: '1000001',
      shopId: '1',
      quantity: 12,
    })
    await expect(sentForms).toHaveLength(0)
  },
}

const orderAction = fn()
/** A handler may take time and may reject the action. The confirmation dialog shows the reason. */
export const OwnOrders: Story = {
  args: {
    on: { orderAction },
    children: (
      <OrderCard
        order={myOrder('unpaid', storyLocale)}
        now={Date.parse('2026-11-21T10:00:00+08:00')}
        to="/konto/auftraege"
      />
    ),
  },
  beforeEach: () => {
    orderAction.mockReset()
    orderAction
      .mockResolvedValueOnce({
        done: false,
        problem: { message: storyText('已发货，不能取消。', 'It has left already.') },
      })
      .mockResolvedValue(undefined)
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /取消订单|Cancel order/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const yes = dialog.getByRole('button', { name: storyText('取消订单', 'Cancel order') })
    await userEvent.click(yes)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/已发货|It has left/)
    await userEvent.click(yes)
    await expect(orderAction).toHaveBeenLastCalledWith({
      action: 'cancel',
      orderNumber: myOrder('unpaid', storyLocale).orderNumber,
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sentForms).toHaveLength(0)
  },
}
/** If the handler fails, the component reports a network error and allows a retry. */
export const Offline: Story = {
  args: OwnOrders.args!,
  beforeEach: () => {
    orderAction.mockReset()
    orderAction.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(undefined)
  },
  play: async ({ canvas }) => {
    const reported = spyOn(window, 'reportError').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: /取消订单|Cancel order/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const yes = dialog.getByRole('button', { name: storyText('取消订单', 'Cancel order') })
    await userEvent.click(yes)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/网络连接失败|connection failed/)
    await expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'Failed to fetch' }))
    reported.mockRestore()
    await userEvent.click(yes)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
