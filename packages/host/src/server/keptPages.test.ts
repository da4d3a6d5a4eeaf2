import { startFakeMall } from './testing/fakeMall.ts'
import type { FakeMall } from './testing/fakeMall.ts'
import { addressOf } from './testing/routeAddresses.ts'
import { storefrontFromSource } from './testing/storefrontFromSource.ts'
import type { TestShop } from './testing/storefrontFromSource.ts'

let mall: FakeMall
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'] })
  mall = await startFakeMall()
}, 60_000)
afterAll(() => {
  vi.useRealTimers()
  return mall.close()
})

const random = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const preloaded = /<link rel="preload"[^>]* as="image"[^>]*>/g

/** Returns a buyer's page without random ids, and the pictures that its head preloads in any order. */
async function read(shop: TestShop, path: string, language: string) {
  const answer = await shop.request(`http://mall.test${path}`, {
    headers: { cookie: `token=secret-token; lang=${language}` },
  })
  const html = (await answer.text()).replaceAll(random, 'id')
  const pictures = (html.match(preloaded) ?? []).map((link) => (link.match(/\w+="[^"]*"/g) ?? []).toSorted().join(' '))
  return { html: html.replaceAll(preloaded, ''), pictures: pictures.toSorted() }
}

it.each(['zh', 'en'])(
  'sends a buyer the same pages whether their parts were kept or not, at every address, in %s',
  async (language) => {
    const warm = await storefrontFromSource(mall.base)
    for (const path of Object.values(addressOf)) await read(warm, path, language)
    for (const path of Object.values(addressOf)) {
      const cold = await storefrontFromSource(mall.base)
      const [kept, fresh] = [await read(warm, path, language), await read(cold, path, language)]
      expect(kept, path).toEqual(fresh)
      expect(kept.html, path).not.toContain('html-part')
    }
  },
  120_000,
)
