/** The wire's `payType` of each kind of payment that a buyer chooses (api.md 1.2). */
export const payTypes = { weixin: 3, alipay: 2, balance: 9, paypal: 10, period: 20, transfer: 21 } as const
export type PayKind = keyof typeof payTypes
export const payKinds = Object.keys(payTypes) as PayKind[]
/** The wire's `payType` of an order for which no money was due: points or coupons paid for all of it. */
export const PAID_WITHOUT_MONEY = 0

export function payKindOf(payType: number): PayKind | undefined {
  return payKinds.find((kind) => payTypes[kind] === payType)
}

/** Their code is scanned, or opened on the phone itself. */
export const scanKinds = ['weixin', 'alipay'] as const satisfies readonly PayKind[]
export type ScanKind = (typeof scanKinds)[number]
export const isScanKind = (kind: PayKind | undefined): kind is ScanKind => scanKinds.some((one) => one === kind)

/** Why a kind of payment cannot be used, as the wire says it. */
export const payRefusals = [
  /** The mall does not have it. */
  'off',
  /** Not for what is paid here: no statement is paid on account. */
  'notForThis',
  /** For orders from abroad alone. */
  'abroad',
  /** The buyer has yet to set it up: a balance without a pay password. */
  'notSetUp',
  /** Too many wrong tries. */
  'locked',
  /** What is left (`left`) is less than what is due. */
  'tooLittle',
  /** No account period yet: it can be applied for, */
  'apply',
  /** was applied for, */
  'review',
  /** was turned down, */
  'refused',
  /** or was stopped by the mall. */
  'stopped',
  /** A statement (`billNumber`) is overdue. */
  'overdue',
] as const
export type PayRefusal = (typeof payRefusals)[number]
