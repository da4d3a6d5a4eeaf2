import { redirects } from '@millwright/pages/route'
import { routes } from '@millwright/pages/routes'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startFakeMall } from '../packages/host/src/server/testing/fakeMall.ts'
import { storefrontFromSource } from '../packages/host/src/server/testing/storefrontFromSource.ts'
import { endingOf } from '../tests/faults/between/endingOf.ts'
import { faults, startProxy } from '../tests/faults/between/proxy.ts'

let mall: Awaited<ReturnType<typeof startFakeMall>>
let between: Awaited<ReturnType<typeof startProxy>>
beforeAll(async () => {
  for (const way of ['log', 'warn', 'error'] as const) vi.spyOn(console, way).mockImplementation(() => undefined)
  mall = await startFakeMall()
  between = await startProxy(mall.base)
})
afterAll(() => {
  between.close()
  mall.close()
})

/** Faults that take seconds per screen. `npm run faults` covers them. */
const long = new Set<string>(['late', 'huge', 'status429', 'status503'])

/**
 * A sample of `npm run faults`: without a browser, and each fault on an eighth of the screens, a different eighth for
 * each fault.
 */
it('ends every screen in content, an error with a link onward, or sign-in, whatever the mall answers [R2.37] [R8.04] [R8.05]', async () => {
  const shop = await storefrontFromSource(between.url)
  const wrong: string[] = []
  for (const [index, fault] of faults.entries()) {
    if (long.has(fault)) continue
    between.set(fault)
    await Promise.all(
      [...routes, ...redirects].map(async (route, place) => {
        if ((place + index) % 8) return
        const locale = index % 2 ? 'zh' : 'en'
        let path = `/${route.path.replace(/:\w+\??/g, '7').replace('*', 'no-such-page')}`
        let answer = new Response()
        for (let hops = 0; hops < 5; hops++) {
          answer = await shop.request(`http://mall.test${path}`, {
            headers: { cookie: `lang=${locale}; token=secret-token` },
          })
          const to = answer.headers.get('location')
          if (!to) break
          path = to
        }
        const end = endingOf({ html: await answer.text(), path, wanted: `/${route.path}`, locale })
        if ('broken' in end) wrong.push(`${route.id}, ${fault}: ${end.broken}`)
      }),
    )
  }
  expect(wrong).toEqual([])
}, 120_000)
