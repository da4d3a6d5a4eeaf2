import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createClient } from '@millwright/api-client/client'
import { createDeadline } from './deadline.server.ts'
import { createRequestClientFactory } from './requestClient.ts'
import type { CreateRequestClient } from './requestClient.ts'
import { readOptions } from '../config/readOptions.ts'
import { PAY_SWITCH_CACHE } from '@millwright/domain/constants'

const asked = vi.fn<(path: string) => Response>()
const askedFor = (path: string) => asked.mock.calls.filter(([one]) => one === path).length
const good = (data: unknown) => Response.json({ code: '00000', msg: '', data })
const paths = { pay: '/sys/config/info/getSysPaySwitch', config: '/webConfig/getPcWebConfig' }

let callMall: CreateRequestClient
beforeEach(() => {
  callMall = createRequestClientFactory(readOptions({ client: 'http://mall.test' }))
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (url: string) => asked(new URL(url).pathname))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  asked.mockReset()
})

/** Returns the mall client of a new request. */
async function newRequest(onMissed?: () => void) {
  return callMall({
    locale: 'zh',
    token: () => undefined,
    signal: new AbortController().signal,
    deadline: createDeadline(false),
    requestId: 'r-1',
    onMissed,
  })
}

it('caches the pay switches for five hours for everybody [R7.04]', async () => {
  asked.mockImplementation(() => good({ wxPaySwitch: true }))
  expect(PAY_SWITCH_CACHE).toBe(5 * 3_600_000)
  expect(await (await newRequest()).getSysPaySwitch()).toMatchObject({ wxPaySwitch: true })
  asked.mockImplementation(() => good({ wxPaySwitch: false }))
  vi.advanceTimersByTime(PAY_SWITCH_CACHE)
  expect(await (await newRequest()).getSysPaySwitch()).toMatchObject({ wxPaySwitch: true })
  expect(askedFor(paths.pay)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await (await newRequest()).getSysPaySwitch()).toMatchObject({ wxPaySwitch: false })
})

it("caches the site's configuration, also while the mall is unreachable [R7.04]", async () => {
  asked.mockImplementation(() => good({ pcTitleContentCn: '测试商城' }))
  await (await newRequest()).getPcWebConfig()
  await (await newRequest()).getPcWebConfig()
  expect(askedFor(paths.config)).toBe(1)
  asked.mockImplementation(() => {
    throw new TypeError('fetch failed')
  })
  vi.advanceTimersByTime(60_000)
  expect(await (await newRequest()).getPcWebConfig()).toMatchObject({ pcTitleContentCn: '测试商城' })
  expect(askedFor(paths.config)).toBe(2)
})

it('shares responses about products for two seconds, until a buyer writes something', async () => {
  asked.mockImplementation((path) => good(path.startsWith('/p/') ? null : []))
  const ask = async () => (await newRequest()).skuList({ prodId: '1' })
  await ask()
  await ask()
  const first = askedFor('/prod/skuList')
  vi.advanceTimersByTime(2_001)
  await ask()
  const second = askedFor('/prod/skuList')
  await (await newRequest()).addOrCancelCollection('1').catch(() => undefined)
  await ask()
  expect([first, second, askedFor('/prod/skuList')]).toEqual([1, 2, 3])
})

it('asks a client of the shop’s own for each response about products, since it may send the token', async () => {
  asked.mockImplementation(() => good([]))
  callMall = createRequestClientFactory(
    readOptions({ client: (one) => createClient({ ...one, base: 'http://mall.test' }), base: 'http://mall.test' }),
  )
  await (await newRequest()).skuList({ prodId: '1' })
  await (await newRequest()).skuList({ prodId: '1' })
  expect(askedFor('/prod/skuList')).toBe(2)
})

it.each([
  ['is refused', () => Response.json({ code: 'A00013', msg: '' }), 0],
  [
    'does not arrive',
    () => {
      throw new TypeError('fetch failed')
    },
    1,
  ],
])('reports whether a retry may succeed if the response %s', async (_, answer, times) => {
  asked.mockImplementation(answer)
  const missed = vi.fn()
  const api = await newRequest(missed)
  await expect(api.getPcWebConfig()).rejects.toMatchObject({ name: 'ApiError' })
  expect(missed).toHaveBeenCalledTimes(times)
  await expect(api.prodCommData({ prodId: '1' })).rejects.toMatchObject({ name: 'ApiError' })
  expect(missed).toHaveBeenCalledTimes(2 * times)
})
