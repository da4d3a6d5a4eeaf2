import type { Sentences } from './sentences.ts'

export const commentMessages = {
  commentGone: ['评价不存在或已删除', 'The review is not there, or was deleted'],
  commentItemGone: ['该商品不存在，或订单尚未确认收货', 'There is no such product, or the order is not received yet'],
  commentTwice: ['该商品已经评价过了', 'This product has been reviewed already'],
  commentLate: ['已超过 {days} 天的评价期限', 'The {days} days for a review are over'],
  commentEmpty: ['请填写评价内容', 'Write a few words'],
  commentTooLong: ['评价内容不能超过 {limit} 字', 'A review may have {limit} characters at most'],
  commentPictures: ['最多上传 {limit} 张图片', '{limit} pictures at most'],
  followUpTwice: ['已经追评过了', 'A follow-up was written already'],
  followUpLate: ['已超过 {days} 天的追评期限', 'The {days} days for a follow-up are over'],
} as const satisfies Sentences
