import type { FormResult } from '../useActionResult/useActionResult.tsx'

/**
 * What a callback in a form's place may answer: nothing where all went well, or what came of it, which the part then says
 * in its place. A promise keeps the form busy until it is settled.
 */
export type FormAnswer = void | FormResult | Promise<void | FormResult>

/** What the widgets' forms ask for, by the name under which `CommerceProvider` takes it. */
export type CommerceHandlers = {
  addToCart: (wanted: { prodId: string; skuId: string; shopId: string; quantity: number }) => FormAnswer
  changeQuantity: (wanted: { basketId: string; quantity: number }) => FormAnswer
  /** One line, all of a shop, or all there are. */
  check: (wanted: {
    checked: boolean
    basketId?: string | undefined
    shopId?: string | undefined
    all?: string | undefined
  }) => FormAnswer
  /** The threshold discount that a line takes part in: its id, `''` for the best there is, `'0'` for none. */
  chooseDiscount: (wanted: { basketId: string; discountId: string }) => FormAnswer
  /** One line, or all that are ticked. */
  remove: (wanted: { basketId: string; selected?: undefined } | { selected: true; basketId?: undefined }) => FormAnswer
  clearExpired: (wanted: { basketIds: readonly string[] }) => FormAnswer
  checkout: (wanted: { basketIds: readonly string[] }) => FormAnswer
  receiveCoupon: (wanted: { couponId: string }) => FormAnswer
  joinTeam: (wanted: { groupTeamId: string }) => FormAnswer
  orderAction: (wanted: { action: 'cancel' | 'receive' | 'delete' | 'rebuy'; orderNumber: string }) => FormAnswer
  compare: (wanted: { ids: readonly string[] }) => FormAnswer
  search: (wanted: { keyword: string; kind: 'goods' | 'shop' }) => FormAnswer
}
