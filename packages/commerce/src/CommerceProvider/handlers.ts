import type { FormResult } from '../useActionResult/useActionResult.tsx'

/**
 * The return value of a form handler: nothing on success, or a result that the component shows. A promise keeps the
 * form busy until it settles.
 */
export type FormAnswer = void | FormResult | Promise<void | FormResult>

/** The form handlers, by the names that `CommerceProvider` accepts. */
export type CommerceHandlers = {
  addToCart: (wanted: { prodId: string; skuId: string; shopId: string; quantity: number }) => FormAnswer
  changeQuantity: (wanted: { basketId: string; quantity: number }) => FormAnswer
  /** Ticks one line, all lines of a shop, or all lines. */
  check: (wanted: {
    checked: boolean
    basketId?: string | undefined
    shopId?: string | undefined
    all?: string | undefined
  }) => FormAnswer
  /** Selects the threshold discount of a line: an id, `''` for the best discount, `'0'` for no discount. */
  chooseDiscount: (wanted: { basketId: string; discountId: string }) => FormAnswer
  /** Removes one line, or all ticked lines. */
  remove: (wanted: { basketId: string; selected?: undefined } | { selected: true; basketId?: undefined }) => FormAnswer
  clearExpired: (wanted: { basketIds: readonly string[] }) => FormAnswer
  checkout: (wanted: { basketIds: readonly string[] }) => FormAnswer
  receiveCoupon: (wanted: { couponId: string }) => FormAnswer
  joinTeam: (wanted: { groupTeamId: string }) => FormAnswer
  orderAction: (wanted: { action: 'cancel' | 'receive' | 'delete' | 'rebuy'; orderNumber: string }) => FormAnswer
  compare: (wanted: { ids: readonly string[] }) => FormAnswer
  search: (wanted: { keyword: string; kind: 'goods' | 'shop' }) => FormAnswer
}
