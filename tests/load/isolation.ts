import type { Measurement } from '../../tools/measure.ts'
import { envelope } from '../../packages/host/src/server/testing/fakeMall.ts'
import { heap, inParallel, pause, startBuiltShop } from './shop/builtShop.ts'

const USERS = 200
const AT_ONCE = 32
const DELAY = 40
const PATHS = ['/', '/cart', '/list', '/compare', '/cart.data', '/order-unknown', '/no-such-page', '/list.data']
const languages = ['zh', 'en'] as const

/**
 * Buyers and visitors in two languages, all at once, before a mall that answers each after a time of its own: no page
 * may hold another's name, cart or language. Each buyer's name and cart are a word of their own, looked for in
 * every answer.
 */
export const run: Measurement = async ({ count, seed }) => {
  const shop = await startBuiltShop()
  const random = randomFrom(seed)
  const slowly =
    (answer: (user: number) => Response) =>
    async (context: { req: { header: (name: string) => string | undefined } }) => {
      await pause(random() * DELAY)
      const user = Number(/^user-(\d+)-token$/.exec(context.req.header('authorization') ?? '')?.[1] ?? NaN)
      return Number.isNaN(user) ? envelope(null, 'A00004') : answer(user)
    }
  shop.mall.say.set(
    '/p/user/userInfo',
    slowly((user) => envelope({ userId: String(user), nickName: nameOf(user) })),
  )
  shop.mall.say.set(
    '/p/shopCart/prodCount',
    slowly((user) => envelope(1000 + user)),
  )
  shop.mall.say.set(
    '/p/shopCart/info',
    slowly((user) => envelope([{ shopId: 1, shopName: `shop-${nameOf(user)}`, shopCartItemDiscounts: [] }])),
  )
  shop.mall.say.set(
    '/p/notice/topNoticeList/0',
    slowly((user) => envelope([{ id: user + 1, title: `notice-${nameOf(user)}`, shopId: 0 }])),
  )

  const wrong: Record<string, number> = {}
  const fault = (what: string) => {
    wrong[what] = (wrong[what] ?? 0) + 1
  }
  let late = 0
  let pages = 0
  let own = 0
  const before = heap()
  const began = performance.now()
  try {
    await inParallel(count, AT_ONCE, async (index) => {
      const user = index % (USERS + 20)
      const known = user < USERS
      const locale = languages[Math.floor(index / 3) % 2]!
      const path = PATHS[Math.floor(random() * PATHS.length)]!
      await pause(random() * 10)
      const answer = await shop.request(path, {
        headers: { cookie: `lang=${locale}${known ? `; token=user-${user}-token` : ''}` },
      })
      const body = await answer.text()
      if (index % 2000 === 0) shop.mall.asked.length = 0
      // A machine that is busy with other work makes the mall late, which the page says: no fault of this kind.
      if (answer.status >= 500) return void late++
      if (answer.status >= 300 && answer.status < 400)
        return void (known && fault(`a buyer was sent from ${path} to ${answer.headers.get('location')}`))
      pages++
      for (const [name] of body.matchAll(/buyer-[a-z]+x/g)) {
        if (known && name === nameOf(user)) own++
        else fault('another person’s name or cart')
      }
      const nameless = known && !path.endsWith('.data') && !body.includes(nameOf(user))
      // That a page does not exist is said without the mall, under the header of a visitor where the mall is late.
      if (nameless && answer.status !== 404) fault(`a buyer’s own name is missing at ${path}`)
      if (body.includes('-token')) fault('a token')
      if (path.endsWith('.data')) {
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
  const bad = Object.entries(wrong)
  return {
    rows: bad.map(([what, times]) => ({ what, times })),
    ok: !bad.length && own > 0,
    summary: `${count} requests of ${USERS} buyers and 20 visitors in 2 languages, ${AT_ONCE} at once: ${pages} pages, ${late} answers that say the mall is late, ${own} mentions of the buyer's own, ${bad.reduce((sum, [, times]) => sum + times, 0)} faults; ${(count / seconds).toFixed(0)} a second, heap ${before.toFixed(0)} -> ${heap().toFixed(0)} MB (seed ${seed})`,
  }
}

/** Letters alone, so that no figure of the page is taken for it; `x` ends it. */
function nameOf(user: number): string {
  return `buyer-${[...String(user)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
