/**
 * The API's response codes (api.md 1.1): the meaning of each, and an example of a response with the code. `00000` is
 * success. Every response has HTTP status 200, except where the example names another.
 */
export const codeMeanings = {
  A00001: {
    meaning: 'The call is refused. `msg` is the reason, in the language of the request.',
    example: '`/login` with a wrong password.',
  },
  A00002: {
    meaning: 'mall4j: the call succeeded and `msg` is shown. mall4cloud: an argument is not valid.',
    example: 'The reference mall never answers it; the client rejects it unless told otherwise.',
  },
  A00004: {
    meaning: 'The call needs an access token, and the request has none or an expired one.',
    example: '`/p/shopCart/info` without `Authorization`.',
  },
  A00005: {
    meaning: 'The server failed, or with HTTP status 503 has more calls than it can answer.',
    example: 'The database does not answer within its time limit.',
  },
  A00006: { meaning: 'The SMS code is wrong, used or expired.', example: '`/smsLogin` with the code of yesterday.' },
  A00010: {
    meaning: 'A required field is missing or empty.',
    example: '`/p/orderInvoice` for a company without its tax number.',
  },
  A00012: {
    meaning: 'The user id is temporary, so the account must be registered or bound first.',
    example: 'A server with social sign-in; the reference mall never answers it.',
  },
  A00013: { meaning: 'The API has no such call.', example: '`/no/such/call`, with HTTP status 404.' },
  A00014: {
    meaning: 'A field has a wrong type or form. `data` names the field.',
    example: '`/search/page` with `current: -1`.',
  },
  A01000: {
    meaning: 'The product or SKU does not exist or is not on sale.',
    example: '`/p/shopCart/changeItem` with the SKU of a delisted product.',
  },
  A02000: {
    meaning: 'A cart line of the request no longer exists.',
    example: '`/p/order/confirm` after another tab removed the line.',
  },
  A03000: {
    meaning: 'The buyer has no such order, refund, invoice or list.',
    example: '`/p/myOrder/orderDetail` with the number of another buyer’s order.',
  },
  A03001: {
    meaning: 'A shop of the order does not offer the delivery method.',
    example: '`/p/order/confirm` with `dvyType` 2 in `dvyTypes`.',
  },
  A03002: {
    meaning: 'The order has expired, is closed, or was submitted before.',
    example: '`/p/order/submit` a second time for the same confirmation.',
  },
  A03003: {
    meaning: 'The chosen coupons cannot be combined.',
    example: '`/p/order/confirm` with two coupons of a shop.',
  },
  A03007: { meaning: 'The order is paid already.', example: '`/p/order/pay` after another tab paid the order.' },
  A03008: {
    meaning: 'The order is not shipped yet.',
    example: '`/p/myOrder/receipt/{orderNumber}` before the shop ships.',
  },
  A03010: {
    meaning: 'The stock does not suffice. `data` is the SKU id.',
    example: '`/p/order/submit` for 5 pieces when 2 are left.',
  },
  A03011: {
    meaning: 'The order is neither completed nor closed.',
    example: '`/p/myOrder/{orderNumber}` for an order on its way.',
  },
  A03012: { meaning: 'The order is not paid.', example: '`/p/orderInvoice` for an unpaid order.' },
  A03013: {
    meaning: 'The payment failed.',
    example: '`/p/order/normalPay`, which completes orders of ¥0.00, for an order that costs money.',
  },
  A03024: {
    meaning: 'The order does not permit the refund.',
    example: '`/p/orderRefund/apply` after the last day of returns.',
  },
  A03034: {
    meaning: 'The refund or inquiry has changed, so the step is no longer possible.',
    example: '`/p/orderRefund/cancel` after the seller paid the refund.',
  },
  A04001: {
    meaning: 'The social account is not bound to an account of the mall.',
    example: 'A server with social sign-in; the reference mall never answers it.',
  },
  A04003: { meaning: 'No account has the mobile number.', example: '`/user/updatePwd` with an unregistered number.' },
  A07001: {
    meaning: 'The address lies outside the delivery range of some items. `data` lists their SKU ids.',
    example: '`/p/order/submit` with an address in a region that a shop excludes.',
  },
} as const satisfies Record<string, { meaning: string; example: string }>

export type Code = keyof typeof codeMeanings
export const OK = '00000'
