import { expect, it } from 'vitest'
import { orderConfirm } from '@millwright/fixtures/cart'
import { money } from '@millwright/domain/money/money'
import { isTotalConsistent } from './isTotalConsistent.ts'

it('compares the mall’s total with the sum of its parts, to the cent [R8.03]', () => {
  const confirm = orderConfirm('zh')
  expect(isTotalConsistent(confirm)).toBe(true)
  const shared = {
    ...confirm,
    shopCartOrders: confirm.shopCartOrders.map((shop) => ({
      ...shop,
      shopCartItemDiscounts: shop.shopCartItemDiscounts.map((group) => ({
        ...group,
        shopCartItems: group.shopCartItems.map((item) => ({ ...item, shareReduce: money('1.00') })),
      })),
    })),
  }
  expect(isTotalConsistent(shared)).toBe(false)
  expect(isTotalConsistent({ ...shared, actualTotal: money((Number(confirm.actualTotal) - 3).toFixed(2)) })).toBe(true)
  expect(isTotalConsistent({ ...shared, actualTotal: money((Number(confirm.actualTotal) - 2.99).toFixed(2)) })).toBe(
    false,
  )
})
