import { facets } from '@millwright/fixtures/facets'
import { products } from '@millwright/fixtures/products'
import { shopHead } from '@millwright/fixtures/shop'
import { user } from '@millwright/fixtures/site'
import { money } from '@millwright/domain/money/money'
import { expect, it } from 'vitest'
import { loaderContextAt, refusal, testMall } from '../loading/testing/testMall.ts'
import { load as loadShop } from '../shop/ShopIndex/ShopIndex.load.ts'
import { load as loadList } from './List/List.load.ts'

const [first] = products.zh
const found = (card: object) => ({
  ...facets.zh,
  understood: undefined,
  products: { records: [{ ...first, ...card }], total: 1, pages: 1 },
})
const own = { memberPrice: money('9.37'), agreementPrice: money('9.10'), skuNumber: 1 }
const answers = {
  searchWithFacets: found({}),
  ownSearch: found(own),
  categoryInfo: [],
  shopHeadInfo: shopHead.zh,
  homepage: { homeStatus: 0, renovationId: '1', content: '' },
}
const as = (path: string, signedIn: boolean) =>
  loaderContextAt(path, signedIn ? { user: Promise.resolve(user.zh) } : { user: undefined })

it.each([
  [
    'the list',
    '/list',
    async (mall: ReturnType<typeof testMall>, path: string, signedIn: boolean) =>
      (await loadList(mall.api, as(path, signedIn))).products.value?.shown[0],
  ],
  [
    'a shop',
    '/shopIndex?sid=11&sort=priceUp',
    async (mall: ReturnType<typeof testMall>, path: string, signedIn: boolean) =>
      (await loadShop(mall.api, as(path, signedIn))).goods?.products.value?.[0],
  ],
] as const)(
  'requests %s with the buyer’s own prices, and with public prices for visitors [R2.11] [R3.06]',
  async (_, path, load) => {
    const mall = testMall(answers)
    expect(await load(mall, path, true)).toMatchObject({ memberPrice: '9.37', agreementPrice: '9.10' })
    expect([mall.inputsOf('ownSearch').length, mall.inputsOf('searchWithFacets').length]).toEqual([1, 0])
    const plain = testMall(answers)
    expect((await load(plain, path, false))?.memberPrice).toBeUndefined()
    expect([plain.inputsOf('ownSearch').length, plain.inputsOf('searchWithFacets').length]).toEqual([0, 1])
    const refused = testMall({ ...answers, ownSearch: refusal('A00004') })
    expect((await load(refused, path, true))?.prodId).toBe(first!.prodId)
  },
)
