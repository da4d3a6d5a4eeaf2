import type { Measurement } from '../measure.ts'
import { routes } from '@millwright/pages/routes'
import {
  buyerOf,
  markAnswer,
  foreignMarkers,
  tokenOf,
  buyerMarker,
} from '../../packages/host/src/server/testing/buyerMarkers.ts'
import { addressOf, notForBuyers } from '../../packages/host/src/server/testing/routeAddresses.ts'
import { heap, inParallel, pause, startBuiltShop } from './shop/builtShop.ts'

/** The number of buyers for whom the fake mall has personal words and figures. */
const USERS = 10
const VISITORS = 2
const AT_ONCE = 16
const DELAY = 40
const languages = ['zh', 'en'] as const

/** Every page of the route table that a buyer may see, with its data, and a missing page. */
const addresses = [
  ...routes
    .filter(({ id }) => !notForBuyers[id])
    .flatMap(({ id }) => {
      const [path, query] = addressOf[id].split('?')
      return [addressOf[id], `${path === '/' ? '/_root' : path}.data${query ? `?${query}` : ''}`]
    }),
  '/no-such-page',
]

/**
 * Requests pages as buyers and visitors in two languages at once, from a mall with random delays. No page may contain
 * another person's words, figures or language. The mall marks its responses to each buyer, and every page is searched
 * for the marks of others.
 */
export const run: Measurement = async ({ count, seed }) => {
  const shop = await startBuiltShop()
  const random = randomFrom(seed)
  shop.mall.personal = async (answer, { authorization }) => {
    await pause(random() * DELAY)
    const user = buyerOf(authorization)
    return user === undefined ? answer : markAnswer(user, answer)
  }

  const wrong: Record<string, number> = {}
  const fault = (what: string) => {
    wrong[what] = (wrong[what] ?? 0) + 1
  }
  let late = 0
  let pages = 0
  let own = 0
  let nameless = 0
  const before = heap()
  const began = performance.now()
  try {
    await inParallel(count, AT_ONCE, async (index) => {
      const user = index % (USERS + VISITORS)
      const known = user < USERS
      const locale = languages[Math.floor(index / 3) % 2]!
      const path = addresses[Math.floor(random() * addresses.length)]!
      await pause(random() * 10)
      const answer = await shop.request(path, {
        headers: { cookie: `lang=${locale}${known ? `; token=${tokenOf(user)}` : ''}` },
      })
      const body = await answer.text()
      if (index % 2000 === 0) shop.mall.requests.length = 0
      // A busy machine delays the mall, and the page says so. This is not an isolation fault.
      if (answer.status >= 500) return void late++
      if (answer.status >= 300 && answer.status < 400)
        return void (known && fault(`a buyer was sent from ${path} to ${answer.headers.get('location')}`))
      pages++
      if (known && body.includes(buyerMarker(user))) own++
      if (foreignMarkers(body, known ? user : undefined).length) fault(`another person’s words or figures at ${path}`)
      const isData = /\.data(?:\?|$)/.test(path)
      // A 404 page needs no mall, and a late mall leaves the header without a name.
      if (known && !isData && answer.status !== 404 && !body.includes(buyerMarker(user))) nameless++
      if (body.includes('-token')) fault('a token')
      if (isData) {
        const data = JSON.parse(body) as { to?: string; locale?: string }
        if (data.to === undefined && data.locale !== locale) fault('another language')
        return
      }
      if (
        !body.includes(locale === 'en' ? '<html lang="en"' : '<html lang="zh-CN"') ||
        body.includes(locale === 'en' ? '我的订单' : 'My orders')
      )
        fault('another language')
    })
  } finally {
    shop.close()
  }
  const seconds = (performance.now() - began) / 1000
  // Pages without any personal words could not reveal a leak.
  if (nameless > own) fault('most pages do not name their buyer')
  const bad = Object.entries(wrong)
  return {
    rows: bad.map(([what, times]) => ({ what, times })),
    ok: !bad.length && own > 0,
    summary: `${count} requests of ${USERS} buyers and ${VISITORS} visitors in 2 languages at ${addresses.length} addresses, ${AT_ONCE} at once: ${pages} pages, ${late} answers that say the mall is late, ${own} mentions of the buyer's own, ${bad.reduce((sum, [, times]) => sum + times, 0)} faults; ${(count / seconds).toFixed(0)} a second, heap ${before.toFixed(0)} -> ${heap().toFixed(0)} MB (seed ${seed})`,
  }
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
