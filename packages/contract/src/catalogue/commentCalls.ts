import { COMMENT_LIMIT, COMMENT_PICTURES } from '@millwright/domain/order/commentProblems'
import * as z from 'zod'
import { call } from '../call.ts'
import { orderItem } from '../order/orderItem.ts'
import { id, idIn, page, paging, maybe, text, booleanValue } from '../values.ts'
import { comment } from './entities.ts'

const stars = z.coerce.number<number | string>().int().min(1).max(5)
/** Longer than the form's limit, so that the mall can refuse an overlong text with a message. */
const words = z.string().max(COMMENT_LIMIT * 10)

/** A line of a received order, with its review. */
export const commentLine = orderItem.extend({
  orderItemId: id,
  orderNumber: z.string(),
  shopId: id,
  shopName: z.string(),
  /** When the order was received. */
  finallyTime: text,
  /** Extension: whether the buyer can review the line now. */
  mayComment: booleanValue,
  comment: maybe(
    comment.extend({ mayFollowUp: booleanValue, serviceScore: maybe(z.number()), logisticsScore: maybe(z.number()) }),
  ),
})
export type CommentLine = z.output<typeof commentLine>

/** Buyers' reviews of their purchases (api.md M). */
export const comments = {
  writeComment: call({
    method: 'POST',
    path: '/p/prodComm',
    auth: 'user',
    summary: 'Reviews a line of a received order, once',
    input: z.object({
      orderItemId: idIn,
      prodId: idIn.optional(),
      score: stars,
      serviceScore: stars.optional(),
      logisticsScore: stars.optional(),
      content: words,
      /** Comma-separated paths of uploads of the kind `comment`. */
      pics: z
        .string()
        .max((COMMENT_PICTURES + 11) * 50)
        .default(''),
      isAnonymous: z.union([z.literal(0), z.literal(1)]).default(0),
    }),
    answer: z.object({ prodCommId: id }),
    codes: ['A00010'],
  }),
  followUpComment: call({
    method: 'POST',
    path: '/p/prodComm/followUp',
    auth: 'user',
    summary: 'Adds a text to a review, once, within 180 days',
    input: z.object({ prodCommId: idIn, content: words }),
    answer: z.unknown(),
    codes: ['A00010'],
    ours: true,
  }),
  deleteComment: call({
    method: 'DELETE',
    path: '/p/prodComm/{prodCommId}',
    auth: 'user',
    summary: 'Deletes a review; its order line cannot be reviewed again',
    input: z.object({ prodCommId: idIn }),
    answer: z.unknown(),
    codes: [],
  }),
  myComments: call({
    method: 'GET',
    path: '/p/prodComm/page',
    auth: 'user',
    summary: 'Lists the buyer’s reviews, newest first',
    input: paging,
    answer: page(commentLine),
    codes: [],
  }),
  myOrderItemsComment: call({
    method: 'GET',
    path: '/p/myOrder/myOrderItemsComment',
    auth: 'user',
    summary: 'Lists the lines of received orders; commStatus: 0 without a review, 1 with a review',
    input: paging.extend({ commStatus: z.coerce.number<number | string>().int().min(0).max(1).default(0) }),
    answer: page(commentLine),
    codes: [],
  }),
  commentOfItem: call({
    method: 'GET',
    path: '/p/prodComm/byOrderItem',
    auth: 'user',
    summary: 'Returns a line of a received order with its review, if any',
    input: z.object({ orderItemId: idIn }),
    answer: commentLine,
    codes: [],
  }),
}
