import * as account from './namespaces/account.ts'
import * as cart from './namespaces/cart.ts'
import * as chat from './namespaces/chat.ts'
import * as comment from './namespaces/comment.ts'
import * as commerce from './namespaces/commerce.ts'
import * as common from './namespaces/common.ts'
import * as compare from './namespaces/compare.ts'
import * as deals from './namespaces/deals.ts'
import * as decoration from './namespaces/decoration.ts'
import * as decorationPreview from './namespaces/decorationPreview.ts'
import * as decorationProblems from './namespaces/decorationProblems.ts'
import * as detail from './namespaces/detail.ts'
import * as edge from './namespaces/edge.ts'
import * as errors from './namespaces/errors.ts'
import * as home from './namespaces/home.ts'
import * as invoice from './namespaces/invoice.ts'
import * as list from './namespaces/list.ts'
import * as member from './namespaces/member.ts'
import * as offline from './namespaces/offline.ts'
import * as order from './namespaces/order.ts'
import * as pay from './namespaces/pay.ts'
import * as refund from './namespaces/refund.ts'
import * as shop from './namespaces/shop.ts'
import * as session from './namespaces/session.ts'

/** Every area of text, both languages. An area is what one kind of screen needs, so that a page carries no other's. */
export const namespaces = {
  account,
  cart,
  chat,
  comment,
  commerce,
  common,
  compare,
  deals,
  decoration,
  decorationPreview,
  decorationProblems,
  detail,
  edge,
  errors,
  home,
  invoice,
  list,
  member,
  offline,
  order,
  pay,
  refund,
  shop,
  session,
}

export type Namespace = keyof typeof namespaces
export type KeyOf<A extends Namespace> = Extract<keyof (typeof namespaces)[A]['zh'], string>
