// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { emptyFilter } from '@millwright/domain/list/listFilter'
import { money } from '@millwright/domain/money/money'
import { bearing, products } from '@millwright/fixtures/products'
import { resourcesOf } from '@millwright/i18n/resources'
import { Texts } from '@millwright/i18n/Texts'
import * as priceTag from '../PriceTag/PriceTag.css.ts'
import { ProductRow } from '../ProductRow/ProductRow.tsx'
import { ProductTable } from '../ProductTable/ProductTable.tsx'
import * as stockAndLeadTime from '../StockAndLeadTime/StockAndLeadTime.css.ts'
import type { CardProduct } from './cardProduct.ts'
import { ProductCard } from './ProductCard.tsx'
import { productFacts } from './productFacts.ts'

afterEach(cleanup)

const text = (page: HTMLElement, className: string) => page.querySelector(`.${className.split(' ')[0]}`)?.textContent

/** Returns the visible facts of a product, and the fields that its form would post. */
function shown(view: ReactNode, locale: 'zh' | 'en') {
  const page = render(
    <Texts locale={locale} resources={resourcesOf(locale, ['commerce', 'common', 'compare'])}>
      {view}
    </Texts>,
  ).container
  const link = page.querySelector('a[data-product]')
  const form = page.querySelector('form')
  return {
    href: link?.getAttribute('href'),
    title: link?.firstChild?.textContent,
    words: page.textContent,
    price: text(page, priceTag.tag),
    stock: text(page, stockAndLeadTime.row),
    posted: form && Object.fromEntries(new FormData(form)),
  }
}

const card = (product: CardProduct) => <ProductCard product={product} />
const row = (product: CardProduct) => <ProductRow product={product} />
const table = (product: CardProduct) => (
  <ProductTable products={[product]} columns={[]} filter={emptyFilter} label="Products" />
)

const cases = (['zh', 'en'] as const).flatMap((locale) =>
  [
    ...products[locale],
    { ...bearing[locale], memberPrice: money('12.00') },
    { ...bearing[locale], agreementPrice: money('11.00'), agreementMinQty: 20, expireTime: Date.UTC(2027, 0, 1) },
    { ...bearing[locale], totalStocks: 0 },
  ].map((product) => ({ locale, product, prodName: product.prodName })),
)

it.each(cases)('card, row and table show the same facts of $prodName ($locale) [R2.17]', ({ locale, product }) => {
  const facts = productFacts(product, {})
  const views = [card, row, table].map((view) => shown(view(product), locale))
  for (const { href, title, words, price, stock, posted } of views) {
    expect({ href, title, price, stock, posted }).toEqual({
      href: facts.href,
      title: facts.title,
      price: views[0]?.price,
      stock: views[0]?.stock,
      posted: views[0]?.posted,
    })
    expect(price).toBeTruthy()
    expect(stock).toBeTruthy()
    expect(words).toContain(facts.name ?? facts.title)
    expect(words).toContain(facts.brief ?? '')
    expect(posted !== null).toBe(facts.hasOneSku)
  }
})

it('returns the lowest quantity price, unless the buyer has a personal price or there are several SKUs [R2.17]', () => {
  const product = bearing.en
  expect(productFacts(product, {}).lowestTier).toEqual(product.priceTiers?.at(-1))
  expect(productFacts({ ...product, memberPrice: money('12.00') }, {}).lowestTier).toBeUndefined()
  expect(productFacts({ ...product, agreementPrice: money('11.00') }, {}).lowestTier).toBeUndefined()
  expect(productFacts({ ...product, skuNumber: 3 }, {}).lowestTier).toBeUndefined()
})

it('links to the shop through the host’s paths if the shop’s name is known [R2.17]', () => {
  const paths = { shop: ({ shopId }: { shopId: string }) => `/haendler/${shopId}` }
  expect(productFacts(bearing.en, paths).shop).toEqual({ name: 'Hengfeng Bearings', href: '/haendler/1' })
  expect(productFacts({ ...bearing.en, shopName: '' }, paths).shop).toBeUndefined()
})

it('keeps the lowest tier for a buyer with an own price, if it is below that price [R2.07]', () => {
  const priceTiers = [{ minQty: 10, price: money('9.00') }]
  const tierOf = (more: Partial<CardProduct>) =>
    productFacts({ ...bearing.en, skuNumber: 1, price: money('10.00'), priceTiers, ...more }, {}).lowestTier
  expect(tierOf({})).toEqual(priceTiers[0])
  expect(tierOf({ memberPrice: money('9.50') })).toEqual(priceTiers[0])
  expect(tierOf({ agreementPrice: money('9.00') })).toBeUndefined()
  expect(tierOf({ skuNumber: 2 })).toBeUndefined()
})
