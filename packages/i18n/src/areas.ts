import * as account from './areas/account.ts'
import * as cart from './areas/cart.ts'
import * as chat from './areas/chat.ts'
import * as comment from './areas/comment.ts'
import * as commerce from './areas/commerce.ts'
import * as common from './areas/common.ts'
import * as compare from './areas/compare.ts'
import * as deals from './areas/deals.ts'
import * as decoration from './areas/decoration.ts'
import * as decorationPreview from './areas/decorationPreview.ts'
import * as decorationProblems from './areas/decorationProblems.ts'
import * as detail from './areas/detail.ts'
import * as edge from './areas/edge.ts'
import * as errors from './areas/errors.ts'
import * as home from './areas/home.ts'
import * as invoice from './areas/invoice.ts'
import * as list from './areas/list.ts'
import * as member from './areas/member.ts'
import * as offline from './areas/offline.ts'
import * as order from './areas/order.ts'
import * as pay from './areas/pay.ts'
import * as refund from './areas/refund.ts'
import * as shop from './areas/shop.ts'
import * as session from './areas/session.ts'

/** Every area of text, both languages. An area is what one kind of screen needs, so that a page carries no other's. */
export const areas = { account, cart, chat, comment, commerce, common, compare, deals, decoration, decorationPreview, decorationProblems, detail, edge, errors, home, invoice, list, member, offline, order, pay, refund, shop, session }

export type Area = keyof typeof areas
export type KeyOf<A extends Area> = Extract<keyof (typeof areas)[A]['zh'], string>
