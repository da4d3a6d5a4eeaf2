import { readDecoration } from '@millwright/decoration/read'
import { money } from '@millwright/domain/money/money'
import { products } from '@millwright/fixtures/products'
import { user } from '@millwright/fixtures/site'
import { expect, it } from 'vitest'
import { loaderContextAt, testMall } from '../loading/testing/testMall.ts'
import { decoratedPageOf } from './decoratedPage.ts'

const [first, second] = products.zh
const { document } = readDecoration([
  { type: 'goods_list', dataField: { columns: 5, goods: [first, second].map((one) => ({ prodId: one!.prodId })) } },
])
const shown = async (who: object | undefined) => {
  const mall = testMall({
    prodsByIds: [first, second],
    agreementPrices: [{ skuId: first!.skuId, agreementPrice: money('0.07') }],
  })
  const page = await decoratedPageOf(
    mall.api,
    loaderContextAt('/', { user: who && Promise.resolve({ ...user.zh, ...who }) }),
    document,
  )
  return { text: JSON.stringify(page.parts), asked: mall.inputsOf('agreementPrices').length }
}

it('shows buyers their member and agreed prices, and visitors only public prices [R2.01]', async () => {
  expect(await shown(undefined)).toMatchObject({ text: expect.not.stringMatching(/memberPrice|0\.07/), asked: 0 })
  expect(await shown({ memberPercent: 98, isProductPool: 0 })).toMatchObject({
    text: expect.stringContaining('"memberPrice"'),
    asked: 0,
  })
  expect(await shown({ isProductPool: 1 })).toMatchObject({
    text: expect.stringContaining('"agreementPrice":"0.07"'),
    asked: 1,
  })
})
