/** The wire's `payType` of each kind of payment that the cashier offers (api.md 1.2). */
export const payTypes = { weixin: 3, alipay: 2, balance: 9, paypal: 10, period: 20, transfer: 21 } as const
export type PayKind = keyof typeof payTypes
export const payKinds = Object.keys(payTypes) as PayKind[]
