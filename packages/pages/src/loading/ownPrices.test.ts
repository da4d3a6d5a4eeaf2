import { contract } from '@millwright/contract/contract'
import type { AnswerOf, CallName, Client } from '@millwright/contract/contract'
import { user } from '@millwright/fixtures/site'
import { writeAddress } from '@millwright/domain/paths/writeAddress'
import type { AddressValues } from '@millwright/domain/paths/writeAddress'
import { memberPrice } from '@millwright/domain/price/memberPrice'
import type { Money } from '@millwright/domain/money/money'
import { expect, it } from 'vitest'
import type { ChatData } from '../chat/Chat/Chat.load.ts'
import { ScreenResponse } from '../loader.ts'
import type { Loader } from '../loader.ts'
import { matchRoute } from '../matchRoute.ts'
import { routes } from '../routes.ts'
import { screens } from '../screens.ts'
import { withOwnPrices } from './agreedPrices.ts'
import { fromFixtures, loaderContextAt, testMall } from './testing/testMall.ts'

const PERCENT = 90
const member = { ...user.zh, memberPercent: PERCENT }

const examples: Partial<Record<string, AddressValues>> = Object.assign(
  {},
  ...Object.values(screens).map((screen) => screen.examples),
)

/** Prices that the server computes for this buyer, or that are no price of a single piece, by place. */
const otherPrices = [
  /\.(shopCartItems|orderItems|orderItemDtos)\[\]$/, // cart and order lines
  /^(uc-comments\.lines\.records\[\]|write-comments\.line)$/, // order lines
  /\.quotes\[\]\.items\[\]$/, // quotes, beside `ownPrice`
  /\.exchangeSkus?(\[\])?$/, // sizes of an exchange, which moves no money and shows no price
  /\.seckills\.\d+$/, // the struck price beside the price of a flash sale
  /\.shops\.\d+\.products\[\]$/, // not shown by the block
  /^group-team\.team$/, // already the member's
  /^chat\.room\.offer\.body$/, // already the buyer's: the next test
  /^uc-order-list-detail\.list\.items\[\]\.offer$/, // already the buyer's, priced as the cart is
  /^inquiry\.draft\.lines\[\]\.choices\[\]$/, // list prices, stored in the draft
]

type Found = { at: string; price: string; own: unknown; percent: unknown }

/** Returns every object of a screen's data that has a product and a price. `percent` applies to all that it contains. */
function pricesIn(data: unknown, at: string, percent?: unknown): Found[] {
  if (typeof data !== 'object' || data === null) return []
  if (Array.isArray(data)) return data.flatMap((one) => pricesIn(one, `${at}[]`, percent))
  const { prodId, skuId, price, memberPrice: own, memberPercent = percent } = data as Record<string, unknown>
  const isPriced = (prodId !== undefined || skuId !== undefined) && typeof price === 'string'
  return [
    ...(isPriced ? [{ at, price, own, percent: memberPercent }] : []),
    ...Object.entries(data).flatMap(([name, one]) => pricesIn(one, `${at}.${name}`, memberPercent)),
  ]
}

/** The fixtures' mall. Its own search has the member's prices, as `ownSearch` of the reference mall. */
function memberMall(): Client {
  const given = fromFixtures(...(Object.keys(contract) as CallName[]))
  const ownSearch = (input: unknown) => {
    const found = given.ownSearch(input) as AnswerOf<'ownSearch'>
    const records = found.products.records.map((card) => ({ ...card, memberPrice: memberPrice(card.price, PERCENT) }))
    return { ...found, products: { ...found.products, records } }
  }
  return testMall({ ...given, ownSearch }).api
}

async function dataOf(id: string, path: string): Promise<unknown> {
  const address = writeAddress(`/${path}`, examples[id])
  const { definition, params } = matchRoute(new URL(address, 'http://mall.test').pathname)
  const context = loaderContextAt(address, { user: Promise.resolve(member), params })
  try {
    return await (definition.load as Loader<unknown> | undefined)?.(memberMall(), context)
  } catch (error) {
    // Some screens redirect a buyer.
    if (error instanceof ScreenResponse) return undefined
    throw error
  }
}

it.each(routes.filter(({ path }) => path !== '*').map(({ id, path }) => [id, path] as const))(
  '%s shows a member the member’s price of each product [R2.07] [R2.11]',
  async (id, path) => {
    const wrong = pricesIn(await dataOf(id, path), id)
      .filter(({ price, own, percent }) => percent !== PERCENT && own !== memberPrice(price as Money, PERCENT))
      .filter(({ at }) => !otherPrices.some((pattern) => pattern.test(at)))
    expect([...new Set(wrong.map(({ at }) => at))]).toEqual([])
  },
)

it('chat offers a product at the member’s price [R2.11] [R6.09]', async () => {
  const { room } = (await dataOf('chat', 'chat')) as ChatData
  const { price } = await memberMall().prodInfo({ prodId: '100001' })
  expect(room?.offer?.body).toMatchObject({ price: memberPrice(price, PERCENT) })
})

it('cards keep their volume price, at the member’s percentage [R2.07]', () => {
  const tier = { minQty: 10, price: '8.00' as Money }
  const card = { prodId: '1', skuId: '1', price: '10.00' as Money, priceTiers: [tier] }
  expect(withOwnPrices([card], {})).toEqual([card])
  expect(withOwnPrices([card], { memberPercent: PERCENT })).toMatchObject([
    { price: '10.00', memberPrice: '9.00', priceTiers: [{ minQty: 10, price: '7.20' }] },
  ])
})
