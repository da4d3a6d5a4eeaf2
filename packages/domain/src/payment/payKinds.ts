import { keysOf } from '../table.ts'

/** The `payType` in the API of each payment kind that a buyer can choose (api.md 1.2). */
export const payTypes = { weixin: 3, alipay: 2, balance: 9, paypal: 10, period: 20, transfer: 21 } as const
export type PayKind = keyof typeof payTypes
export const payKinds = keysOf(payTypes)
/** The `payType` in the API of an order paid entirely by points or coupons. */
export const PAID_WITHOUT_MONEY = 0

export function payKindOf(payType: number): PayKind | undefined {
  return payKinds.find((kind) => payTypes[kind] === payType)
}

/** The payment kinds with a QR code. The buyer scans the code, or opens it if the page is on the phone itself. */
export const scanKinds = ['weixin', 'alipay'] as const satisfies readonly PayKind[]
export type ScanKind = (typeof scanKinds)[number]
export const isScanKind = (kind: PayKind | undefined): kind is ScanKind => scanKinds.some((one) => one === kind)

/** The reasons in the API why a payment kind cannot be used. */
export const payRefusals = [
  /** The mall does not offer the kind. */
  'off',
  /** The kind does not apply to this payment: a statement cannot be paid by the credit account. */
  'notForThis',
  /** Only for orders from abroad. */
  'abroad',
  /** The buyer must set it up first: a balance needs a pay password. */
  'notSetUp',
  /** The kind is locked after too many failed tries. */
  'locked',
  /** The remaining amount (`left`) is less than the amount due. */
  'tooLittle',
  /** The buyer has no credit account, and can apply for a credit account. */
  'apply',
  /** The application for a credit account is in review. */
  'review',
  /** The application for a credit account was refused. */
  'refused',
  /** The mall stopped the credit account. */
  'stopped',
  /** A statement (`billNumber`) is overdue. */
  'overdue',
] as const
export type PayRefusal = (typeof payRefusals)[number]
