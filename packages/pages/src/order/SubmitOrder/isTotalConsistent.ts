import type { OrderConfirm } from '@millwright/contract/order/entities'
import { centsOf } from '@millwright/domain/money/wholeMoney'
import { linesOfShop } from '../checkout/linesOfShop.ts'

/**
 * Whether the browser's sum of lines, deductions and freight equals the mall's total. True if the mall omits a line's
 * deduction.
 */
export function isTotalConsistent({ shopCartOrders, actualTotal }: OrderConfirm): boolean {
  const lines = shopCartOrders.flatMap(linesOfShop)
  let goods = 0n
  for (const { productTotalAmount, shareReduce } of lines) {
    if (shareReduce === undefined) return true
    goods += centsOf(productTotalAmount) - centsOf(shareReduce)
  }
  return shopCartOrders.reduce((sum, { transFee }) => sum + centsOf(transFee), goods) === centsOf(actualTotal)
}
