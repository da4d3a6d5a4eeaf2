import { expect, it } from 'vitest'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Detail.action.ts'

const here = loaderContextAt('/detail/101', { params: { prodId: '101' } })
const post = (mall: ReturnType<typeof testMall>, fields: Record<string, string>, where = here) =>
  action(mall.api, where, formOf(fields))

it('saves or removes the product, and repeated requests change nothing [R5.20]', async () => {
  let kept = false
  const mall = testMall({
    isCollection: () => kept,
    addOrCancelCollection: () => {
      kept = !kept
      return kept
    },
  })
  for (const keep of ['1', '1', '0', '0', '1']) {
    expect(await post(mall, { intent: 'collect', keep })).toMatchObject({
      done: true,
      toast: { key: keep === '1' ? 'kept' : 'letGo' },
    })
    expect(kept).toBe(keep === '1')
  }
  expect(mall.inputsOf('addOrCancelCollection')).toEqual(['101', '101', '101'])
})

it('asks for a notice when a size is back in stock, and withdraws it', async () => {
  const mall = testMall({ watchStock: null, unwatchStock: null })
  expect(await post(mall, { intent: 'watch', skuId: '11', wish: '1' })).toMatchObject({ toast: { key: 'watched' } })
  expect(await post(mall, { intent: 'watch', skuId: '11', wish: '0' })).toMatchObject({ toast: { key: 'unwatched' } })
  expect([mall.inputsOf('watchStock'), mall.inputsOf('unwatchStock')]).toEqual([[{ skuId: '11' }], [{ skuId: '11' }]])
  expect(await post(mall, { intent: 'watch', skuId: 'x', wish: '1' })).toMatchObject({
    problem: { key: 'badArgument' },
  })
  const gone = testMall({ watchStock: () => refusal('A01000') })
  expect(await post(gone, { intent: 'watch', skuId: '11', wish: '1' })).toMatchObject({
    problem: { key: 'productGone' },
  })
})

it('redirects visitors to sign in and back, and does not record their views [R3.03]', async () => {
  const visitor = { ...here, user: undefined }
  expect(await redirectTarget(post(testMall({}), { intent: 'collect', keep: '1' }, visitor))).toBe(
    '/login?back=%2Fdetail%2F101',
  )
  expect(await redirectTarget(post(testMall({}), { intent: 'addAll', shopId: '1', 'count.1': '1' }, visitor))).toBe(
    '/login?back=%2Fdetail%2F101',
  )
  expect(await post(testMall({}), { intent: 'seen' }, visitor)).toEqual({ done: true })
})

it('records a buyer’s view, and ignores a failure to record it [R5.20]', async () => {
  const mall = testMall({ recentBrowse: null })
  await post(mall, { intent: 'seen' })
  expect(mall.inputsOf('recentBrowse')).toEqual([{ prodId: '101' }])
  expect(await post(testMall({ recentBrowse: new Error('down') }), { intent: 'seen' })).toEqual({ done: true })
})

it('adds several SKUs to the cart, and returns the reason for each refused one [R5.06]', async () => {
  const changeItem = ({ skuId }: { skuId: string }) =>
    skuId === '12' ? refusal('A03010') : skuId === '13' ? refusal('A00001', '最少 10 件起订') : null
  const mall = testMall({ changeItem })
  expect(
    await post(mall, { intent: 'addAll', shopId: '1', 'count.11': '3', 'count.14': '', 'count.15': '0' }),
  ).toMatchObject({ done: true, toast: { key: 'sizesAdded', values: { count: 1 } } })
  expect(mall.inputsOf('changeItem')).toEqual([{ prodId: '101', skuId: '11', shopId: '1', count: 3 }])
  expect(
    await post(mall, {
      intent: 'addAll',
      shopId: '1',
      'count.11': '1',
      'count.12': '5',
      'count.13': '1',
      'count.16': 'x',
    }),
  ).toMatchObject({
    done: false,
    data: { added: ['11'] },
    fields: {
      'count.12': { key: 'insufficientInventory' },
      'count.13': { message: '最少 10 件起订' },
      'count.16': { key: expect.any(String) },
    },
  })
})

it.each([
  { shopId: '1' },
  { shopId: 'x', 'count.1': '1' },
  { shopId: '1', ...Object.fromEntries(Array.from({ length: 61 }, (_, index) => [`count.${index}`, '1'])) },
])('adds nothing to the cart for %j [R8.05]', async (fields) => {
  expect(await post(testMall({}), { intent: 'addAll', ...fields } as Record<string, string>)).toMatchObject({
    done: false,
  })
})

it('claims a coupon, shows the mall’s refusal, and redirects visitors to sign in [R2.07]', async () => {
  const received = { intent: 'receive', couponId: '801' }
  const mall = testMall({ couponReceive: null })
  expect(await post(mall, received)).toMatchObject({ done: true, toast: { namespace: 'deals', key: 'receivedDone' } })
  expect(mall.inputsOf('couponReceive')).toEqual(['801'])
  expect(await post(testMall({ couponReceive: refusal('A00001', '该优惠券已领完') }), received)).toMatchObject({
    done: false,
    problem: { message: '该优惠券已领完' },
    form: received,
  })
  expect(await redirectTarget(post(testMall({}), received, { ...here, user: undefined }))).toBe(
    '/login?back=%2Fdetail%2F101',
  )
  expect(await post(testMall({}), { intent: 'receive', couponId: 'x' })).toMatchObject({
    problem: { key: 'badArgument' },
  })
})
