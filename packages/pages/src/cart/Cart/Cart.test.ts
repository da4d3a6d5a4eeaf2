import { cartItems, manyItems, shopsOf } from '@millwright/fixtures/cart'
import { loaderContextAt, formOf, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { action } from './Cart.action.ts'
import { load } from './Cart.load.ts'
import { screen } from './Cart.route.ts'

const cart = { cartInfo: shopsOf(cartItems.zh, 'zh'), expiryProdList: [] }
const total = { totalMoney: '2.00', finalMoney: '2.00', subtractMoney: '0.00', count: 1 }

describe('the cart', () => {
  it('redirects visitors to sign in and back to the cart [R2.04]', async () => {
    expect(screen.auth).toBe('buyer')
    expect(
      await redirectTarget(
        action(testMall({}).api, loaderContextAt('/cart', { user: undefined }), formOf({ intent: 'add' })),
      ),
    ).toBe('/login?back=%2Fcart')
  })

  it.each([0, 3])(
    'prices only the checked lines that can be ordered, not one with %d in stock',
    async (actualStock) => {
      const items = cartItems.zh.map((item, index) => (index === 1 ? { ...item, actualStock } : item))
      const mall = testMall({ cartInfo: shopsOf(items, 'zh'), expiryProdList: [], totalPay: total })
      expect((await load(mall.api, loaderContextAt('/cart'))).pay).toEqual(total)
      expect(mall.inputsOf('totalPay')).toEqual([['501', '503']])
    },
  )

  it('shows the lines even if pricing fails', async () => {
    const { shops, pay } = await load(testMall({ ...cart, totalPay: refusal('A00005') }).api, loaderContextAt('/cart'))
    expect([shops, pay]).toEqual([cart.cartInfo, undefined])
  })

  it('shows a total of zero, without a request, if no line is checked', async () => {
    const mall = testMall({ ...cart, cartInfo: [] })
    expect((await load(mall.api, loaderContextAt('/cart'))).pay?.finalMoney).toBe('0.00')
  })

  it.each(['emptySelection', 'tooManyLines'])(
    'shows why the checkout redirected to the cart: %s [R5.19]',
    async (key) => {
      const mall = testMall({ ...cart, totalPay: total })
      expect((await load(mall.api, loaderContextAt(`/cart?problem=${key}`))).problem).toMatchObject({ key })
      expect((await load(mall.api, loaderContextAt('/cart?problem=<script>'))).problem).toBeUndefined()
    },
  )

  it('selects a discount for a line, none, or the best one [R6.06]', async () => {
    const offered = [{ discountId: '7', discountName: '满减' }]
    const items = cartItems.zh.map((item) => ({ ...item, discounts: offered }))
    const mall = testMall({ ...cart, cartInfo: shopsOf(items, 'zh'), changeItem: {} })
    const choose = (discountId: string) =>
      action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'discount', basketId: '501', discountId }))
    for (const wanted of ['7', '0', '']) expect(await choose(wanted)).toMatchObject({ done: true })
    const line = { basketId: '501', prodId: '1001', skuId: '2001', shopId: '11', count: 0 }
    expect(mall.inputsOf('changeItem')).toEqual(['7', '0', -1].map((discountId) => ({ ...line, discountId })))
    expect(await choose('9')).toMatchObject({ done: false, problem: { key: 'badArgument' } })
    expect(
      await action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'discount', basketId: '1', discountId: '7' })),
    ).toMatchObject({ problem: { key: 'cartLineGone' } })
  })

  it('sends the difference from the current quantity, and makes no request if it is zero', async () => {
    const mall = testMall({ ...cart, changeItem: {} })
    await action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'change', basketId: '501', count: '130' }))
    expect(mall.inputsOf('changeItem')).toEqual([
      { basketId: '501', prodId: '1001', skuId: '2001', shopId: '11', count: 30 },
    ])
    await action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'change', basketId: '501', count: '100' }))
    expect(mall.inputsOf('changeItem')).toHaveLength(1)
  })

  it.each([
    ['0', 'tooFew'],
    ['-1', 'tooFew'],
    ['1.5', 'notWhole'],
    ['abc', 'notWhole'],
    ['', 'notWhole'],
    ['1e9', 'notWhole'],
    ['1000000000', 'tooMany'],
    ['15', 'notInPacks'],
  ])('refuses the quantity %j for the reason %s and keeps it as typed [R8.06]', async (count, key) => {
    const mall = testMall(cart)
    const outcome = await action(
      mall.api,
      loaderContextAt('/cart'),
      formOf({ intent: 'change', basketId: '501', count }),
    )
    expect(outcome).toMatchObject({ done: false, problem: { key }, form: { basketId: '501', count } })
  })

  it('reports insufficient stock at the quantity [R8.06]', async () => {
    const mall = testMall({ ...cart, changeItem: refusal('A03010') })
    const outcome = await action(
      mall.api,
      loaderContextAt('/cart'),
      formOf({ intent: 'change', basketId: '501', count: '200' }),
    )
    expect(outcome).toMatchObject({ done: false, problem: { key: 'insufficientInventory' }, fields: { count: {} } })
  })

  it('rethrows errors that are not refusals', async () => {
    const mall = testMall({ ...cart, changeItem: Object.assign(new Error(), { name: 'ApiError', kind: 'timeout' }) })
    await expect(
      action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'change', basketId: '501', count: '200' })),
    ).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('adds a product, and refuses invalid ids', async () => {
    const mall = testMall({ changeItem: {} })
    expect(
      await action(
        mall.api,
        loaderContextAt('/cart'),
        formOf({ intent: 'add', prodId: '1', skuId: '2', shopId: '3', count: '4' }),
      ),
    ).toMatchObject({ done: true, toast: { key: 'added' } })
    expect(mall.inputsOf('changeItem')).toEqual([{ prodId: '1', skuId: '2', shopId: '3', count: 4 }])
    expect(
      await action(
        mall.api,
        loaderContextAt('/cart'),
        formOf({ intent: 'add', prodId: '1;drop', skuId: '2', shopId: '3' }),
      ),
    ).toMatchObject({ done: false })
  })

  it('unchecks the lines of one shop only', async () => {
    const mall = testMall({ ...cart, checkItems: {} })
    await action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'check', shopId: '11', isChecked: '0' }))
    expect(mall.inputsOf('checkItems')).toEqual([
      [
        { basketId: '501', isChecked: 0 },
        { basketId: '502', isChecked: 0 },
      ],
    ])
  })

  it('removes the checked lines in one request', async () => {
    const mall = testMall({ ...cart, cartInfo: shopsOf(manyItems('zh').slice(0, 3), 'zh'), deleteItem: {} })
    await action(mall.api, loaderContextAt('/cart'), formOf({ intent: 'remove', selected: '1' }))
    expect(mall.inputsOf('deleteItem')).toEqual([['600', '601', '602']])
  })

  it('adds the rows of a file, keeps the reasons of the others, and says if no file was chosen [R5.19]', async () => {
    const failList = [{ row: 2, partyCode: 'X', reason: '没有这个型号' }]
    const mall = testMall({ ...cart, importCart: { successCount: 3, failList } })
    const send = (file?: File) => {
      const form = formOf({ intent: 'import' })
      if (file) form.set('file', file)
      return action(mall.api, loaderContextAt('/cart?import=1'), form)
    }
    const file = new File(['6205;1'], 'list.csv')
    expect(await send(file)).toMatchObject({
      done: true,
      data: { successCount: 3, failList },
      toast: { key: 'imported' },
    })
    expect(mall.inputsOf('importCart')).toEqual([{ file }])
    expect(await send()).toMatchObject({ done: false, problem: { key: 'noFile' } })
    expect(await send(new File([], ''))).toMatchObject({ done: false, problem: { key: 'noFile' } })
    const refusing = testMall({ ...cart, importCart: refusal('A00001', '文件是空的') })
    const form = formOf({ intent: 'import' })
    form.set('file', file)
    expect(await action(refusing.api, loaderContextAt('/cart'), form)).toMatchObject({ done: false })
  })
})
