import { beforeAll, describe, expect, it } from 'vitest'
import { leadingSku } from '@millwright/domain/product/leadingSku'
import { unitPrice } from '@millwright/domain/price/price'
import { memoryStore } from '../../testing/memoryStore.ts'
import { createMall } from '../../app/app.ts'
import { migrate } from '../../db/migrate.ts'
import { seed } from '../../sample/seed.ts'
import { onDatabase } from '../../testing/databases.ts'
import { START } from '../../testing/testMall.ts'
import { Visitor } from '../../testing/visitor.ts'
import { cardsOf } from './cards.ts'
import { sampleMall } from './sample/catalogue.ts'

const SKUS = 1_500
const CART_LINES = 40
const MOST_INFOS = 8

onDatabase(
  (open) => {
    let visitor: Visitor
    let buyer: Visitor
    beforeAll(async () => {
      const db = open()
      await migrate(db)
      await seed(db, (wish) => sampleMall({ size: SKUS, ...wish }), START)
      const app = createMall({ db, files: memoryStore(), sandbox: true, clock: () => START, log: () => {} })
      visitor = new Visitor(app)
      buyer = await new Visitor(app).login()
      await buyer.call('deleteAll', {})
    }, 120_000)
    type Card = Awaited<ReturnType<typeof pages>>[number]
    const pages = async (query: object) => {
      const all = []
      for (let current = 1; ; current++) {
        const { records, pages: last } = (await visitor.call('searchProd', { ...query, size: 100, current } as never))
          .answer
        all.push(...records)
        if (current >= (last ?? 1)) return all
      }
    }
    const detailsOf = async (cards: readonly Card[]) => {
      const details = []
      for (let from = 0; from < cards.length; from += MOST_INFOS) {
        const prodIds = cards.slice(from, from + MOST_INFOS).map(({ prodId }) => prodId)
        details.push(...(await visitor.call('prodInfos', { prodIds: prodIds.join(',') })).answer)
      }
      return details
    }
    const told = ({ skuId, price, leadDays, skuNumber, totalStocks, partyCode, pic }: Partial<Card>) => ({
      skuId,
      price,
      leadDays,
      skuNumber,
      totalStocks,
      partyCode,
      pic,
    })

    describe('the data of a product', () => {
      it.each([
        ['as it comes', {}],
        ['newest first', { sort: 1 }],
        ['cheapest first', { sort: 5 }],
      ])(
        'are the same on its card in a list, %s, as on its page: those of the cheapest size in stock [R2.31]',
        async (_, query) => {
          const cards = await pages(query)
          expect(cards.length).toBeGreaterThan(100)
          const details = await detailsOf(cards)
          for (const [at, card] of cards.entries()) {
            const { skuList } = details[at]!
            const lead = leadingSku(skuList)!
            const totalStocks = skuList.reduce((sum, { stocks }) => sum + stocks, 0)
            expect(told(card), card.prodId).toEqual(told({ ...lead, skuNumber: skuList.length, totalStocks }))
          }
        },
      )

      it.each([
        ['cheapest', 5, 1],
        ['dearest', 4, -1],
      ])('sort a list, %s first [R2.11]', async (_, sort, sign) => {
        const prices = (await pages({ sort })).map(({ price }) => Number(price))
        expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)))
      })

      it('are the same on a shelf, among accessories and in the cart [R2.31]', async () => {
        const cards = (await pages({})).slice(0, CART_LINES)
        const shelved = (await visitor.call('prodsByIds', { prodIds: cards.map(({ prodId }) => prodId).join(',') }))
          .answer
        expect(shelved.map(told)).toEqual(cards.map(told))
        const related = (await visitor.call('prodRelated', { prodId: cards[0]!.prodId })).answer
        for (const card of [...related.accessories, ...related.substitutes]) {
          const [detail] = await detailsOf([card])
          expect(card.price).toBe(leadingSku(detail!.skuList)!.price)
        }
        for (const { prodId, skuId, shopId, minOrderQty, totalStocks } of cards)
          if (totalStocks !== 0)
            await buyer.call('changeItem', { prodId, skuId: skuId!, shopId, count: minOrderQty ?? 1 })
        const lines = (await buyer.call('cartInfo', [])).answer.flatMap((shop) =>
          shop.shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
        )
        expect(lines.length).toBeGreaterThan(CART_LINES / 2)
        for (const { skuId, price, prodCount } of lines) {
          const card = cards.find((one) => one.skuId === skuId)!
          expect(price).toBe(unitPrice(card, prodCount))
        }
      })

      it('are those of the matching sizes only, if some sizes match the query [R2.11]', async () => {
        const [product] = (await detailsOf(await pages({}))).filter(({ skuList }) => skuList.length >= 4)
        const some = product!.skuList.slice(1, 3)
        const [card] = await cardsOf(
          { db: open(), locale: 'zh', kept: { cards: { all: passing } }, finder: { prodTypeOf: () => 0 } } as never,
          [Number(product!.prodId)],
          [{ fits: 2, skuIds: some.map(({ skuId }) => Number(skuId)) }],
        )
        expect({ price: String(card!.price), skuNumber: card!.skuNumber, totalStocks: card!.totalStocks }).toEqual({
          price: String(Number(leadingSku(some)!.price)),
          skuNumber: 2,
          totalStocks: some.reduce((sum, { stocks }) => sum + stocks, 0),
        })
      })
    })
  },
  { empty: true },
)

/** Stands in for the cache of cards, but stores nothing. */
async function passing<T>(
  wanted: readonly { prodId: number }[],
  read: (missing: readonly number[]) => Promise<ReadonlyMap<number, T>>,
): Promise<T[]> {
  const made = await read([...wanted.keys()])
  return wanted.flatMap(({ prodId }) => made.get(prodId) ?? [])
}
