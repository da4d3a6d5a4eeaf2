import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@millwright/pages/routes'
import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { buyerOf, markAnswer, foreignMarkers, tokenOf, buyerMarker } from './testing/buyerMarkers.ts'
import { addressOf, notForBuyers } from './testing/routeAddresses.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

/** Routes that read only flags or counts. Different buyers may have equal values, so a leak would not show. */
const WITHOUT_WORDS = ['discount-detail', 'order-unknown', 'shop-prod-list', 'shopIndex', 'uc-account', 'uc-password']
/** The paths of the personal calls that every page's header makes. */
const FRAME = new Set<string>()
const BUYERS = 6

let mall: FakeMall
let shop: TestShop
beforeAll(async () => {
  mall = await startFakeMall()
  shop = await storefrontFromSource(mall.base, { fresh: 600_000, stale: 600_000 })
}, 120_000)
afterAll(() => mall.close())

const visited = routes.filter(({ id }) => !notForBuyers[id]).map(({ id }) => id)
/** The paths of a page's personal calls without those of its header. */
const ownCalls: Record<string, Set<string>> = {}
let turns = 0

beforeEach(() => {
  mall.reset()
  mall.personal = async (answer, { authorization }) => {
    // Varies the order of the responses.
    for (let n = (turns += 7) % 11; n > 0; n--) await nextTurn()
    const buyer = buyerOf(authorization)
    return buyer === undefined ? answer : markAnswer(buyer, answer)
  }
})

const get = async (address: string, buyer: number | undefined) => {
  const cookie = `lang=zh${buyer === undefined ? '' : `; token=${tokenOf(buyer)}`}`
  return (await shop.request(`http://mall.test${address}`, { headers: { cookie } })).text()
}
/**
 * Requests a page and its data as several buyers and a visitor at once. `leaks` has the people who saw another buyer's
 * words.
 */
const leaksAt = async (address: string, buyers = BUYERS) => {
  const people = [...Array.from({ length: buyers }, (_, n) => n), undefined]
  const [path, query] = address.split('?')
  const data = `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`
  const seen = await Promise.all(
    people.flatMap((buyer) =>
      [address, data].map(async (one) => {
        const text = await get(one, buyer)
        return {
          buyer,
          own: buyer !== undefined && text.includes(buyerMarker(buyer)),
          others: foreignMarkers(text, buyer),
        }
      }),
    ),
  )
  return { own: seen.filter(({ own }) => own).length, leaks: seen.filter(({ others }) => others.length) }
}

describe('a page requested by several people at once', () => {
  beforeAll(async () => {
    await get('/no-such-page-at-all', 0)
    const calls: string[] = []
    mall.personal = (answer, { path }) => {
      calls.push(path)
      return answer
    }
    await get('/list', 0)
    for (const path of calls.splice(0)) FRAME.add(path)
    for (const id of visited) {
      await get(addressOf[id], 0)
      ownCalls[id] = new Set(calls.splice(0).filter((path) => !FRAME.has(path)))
    }
  }, 120_000)

  it.each(visited)('%s shows each of them only their own data', async (id) => {
    const { own, leaks } = await leaksAt(addressOf[id])
    expect(leaks).toEqual([])
    expect(own, 'every buyer is named on the page').toBeGreaterThanOrEqual(BUYERS)
  })

  it('is tested at every address of the route table, and most read the buyer’s data', () => {
    expect(visited.length + Object.keys(notForBuyers).length).toBe(routes.length)
    const reading = visited.filter((id) => ownCalls[id]!.size > 0)
    expect(reading.length).toBeGreaterThan(40)
  })

  it('fails this test if a leak is planted at an address', async () => {
    const unseen: string[] = []
    for (const id of visited.filter((one) => ownCalls[one]!.size > 0)) {
      // Responds like a cache whose keys omit the buyer.
      mall.personal = (answer, { path, authorization }) => {
        const buyer = buyerOf(authorization)
        if (buyer === undefined) return answer
        return markAnswer(ownCalls[id]!.has(path) ? 1 - buyer : buyer, answer)
      }
      const { leaks } = await leaksAt(addressOf[id], 2)
      if (!leaks.length) unseen.push(id)
    }
    expect(unseen).toEqual(WITHOUT_WORDS)
  })
})
