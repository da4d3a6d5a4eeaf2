import type { Sentences } from './sentences.ts'

/** The messages to buyers, in their inbox and by mail. */
export const toldMessages = {
  toldShipped: ['订单 {orderNumber} 已发货', 'Order {orderNumber} has been shipped'],
  toldShippedText: [
    '{company} 已揽收一个包裹，运单号 {flowNumber}。可在“我的订单”中查看物流进度。',
    'A parcel is on its way with {company}, tracking number {flowNumber}. Follow it in My orders.',
  ],
  toldDelivered: ['订单 {orderNumber} 的包裹已签收', 'A parcel of order {orderNumber} was delivered'],
  toldDeliveredText: [
    '运单号 {flowNumber}。请验货后确认收货；如有破损或短少，请在“退换货”中提交照片。',
    'Tracking number {flowNumber}. Check the goods, then confirm receipt. If anything is damaged or missing, send photos in Returns.',
  ],
  toldTimedOut: ['订单 {orderNumber} 已取消', 'Order {orderNumber} was cancelled'],
  toldTimedOutText: [
    '未在规定时间内付款，订单已自动取消，占用的库存已释放。可在订单中再次购买。',
    'It was not paid in time, so the goods are no longer reserved. You can buy them again from the order.',
  ],
  toldRefunded: ['订单 {orderNumber} 已退款 {amount}', 'Order {orderNumber}: {amount} refunded'],
  toldRefundedText: [
    '拼团未成团，货款已按原支付方式退回。',
    'The group did not fill up. The money goes back the way you paid.',
  ],
  toldAgreed: ['商家已同意退换货 {refundSn}', 'Return {refundSn} was approved'],
  toldAgreedText: [
    '订单 {orderNumber} 的退款 {amount} 已获同意，等待商家付款。',
    'The shop will refund {amount} of order {orderNumber}.',
  ],
  toldAwaitedText: [
    '请在 7 天内寄回订单 {orderNumber} 的商品并填写运单号，逾期申请将关闭。',
    'Send the goods of order {orderNumber} back within 7 days and enter the tracking number, or the request is closed.',
  ],
  toldRefused: ['商家拒绝了退换货 {refundSn}', 'Return {refundSn} was declined'],
  toldRefusedText: [
    '订单 {orderNumber}。{reason}如不认可，可在 7 天内申请平台介入。',
    'Order {orderNumber}. {reason}If you disagree, ask the mall to review it within 7 days.',
  ],
  toldReason: ['理由：{reason}。', 'Reason: {reason}. '],
  toldDismissed: ['平台未支持退换货 {refundSn}', 'The mall did not uphold return {refundSn}'],
  toldDismissedText: ['订单 {orderNumber}。{reason}', 'Order {orderNumber}. {reason}'],
  toldPaid: ['退款 {amount} 已退回', '{amount} refunded'],
  toldPaidText: [
    '退换货 {refundSn}（订单 {orderNumber}）已退款，按原支付方式退回。',
    'Return {refundSn} of order {orderNumber} is settled. The money goes back the way you paid.',
  ],
  toldReturnClosed: ['退换货 {refundSn} 已关闭', 'Return {refundSn} was closed'],
  toldReturnClosedText: [
    '未在 7 天内填写寄回的运单号，订单 {orderNumber} 的申请已关闭。',
    'No tracking number was entered within 7 days, so the request for order {orderNumber} was closed.',
  ],
  toldExchangeSent: ['换货 {refundSn} 已发出', 'The replacement of {refundSn} has been shipped'],
  toldExchangeSentText: [
    '订单 {orderNumber} 的换货商品已发出，运单号 {flowNumber}，收到后请确认。',
    'The replacement for order {orderNumber} is on its way, tracking number {flowNumber}. Confirm once it arrives.',
  ],
  toldMoneyOffered: ['换货 {refundSn} 可改为退款', 'Return {refundSn}: a refund instead of the replacement'],
  toldMoneyOfferedText: [
    '商家无法换货，提出退款 {amount}。请在 7 天内选择接受退款或继续等待换货。',
    'The shop cannot send the replacement and offers {amount}. Take the money or keep waiting for the goods: choose within 7 days.',
  ],
  toldQuoted: ['询价 {inquiryNumber} 已有报价', 'Inquiry {inquiryNumber} has been quoted'],
  toldQuotedText: [
    '{shop}已报价，有效期至 {until}。可在“我的询价”中比较并接受。',
    '{shop} has quoted, valid until {until}. Compare and accept it in My inquiries.',
  ],
  toldExpiring: ['询价 {inquiryNumber} 的报价即将到期', 'A quote for inquiry {inquiryNumber} expires soon'],
  toldExpiringText: [
    '{shop}的报价有效期至 {until}，到期后不能再按报价下单。',
    'The quote of {shop} is valid until {until}. After that it can no longer be ordered at.',
  ],
  toldInquiryFailed: ['询价 {inquiryNumber} 没有报价', 'Inquiry {inquiryNumber} got no quote'],
  toldInquiryFailedText: [
    '截止时间已过，没有店铺的有效报价。可延长期限或重新询价。',
    'The time for quotes is over and no shop has a valid quote. Ask again, perhaps with more time.',
  ],
  toldBilled: ['{month} 账单已出', 'Your statement of {month}'],
  toldBilledText: [
    '账单 {billNumber} 金额 {amount}，最迟 {due} 付款。可在“账期账单”中查看并付款。',
    'Statement {billNumber} comes to {amount} and is due by {due}. See and pay it in Statements.',
  ],
  toldBillDue: ['{month} 账单 {due} 到期', 'Your statement of {month} is due by {due}'],
  toldBillDueText: [
    '账单 {billNumber} 待付 {amount}。逾期后账期额度将被冻结。',
    '{amount} of statement {billNumber} is open. Once it is overdue, you cannot buy on account.',
  ],
  toldBillOverdue: ['{month} 账单已逾期', 'Your statement of {month} is overdue'],
  toldBillOverdueText: [
    '账单 {billNumber} 待付 {amount}，付清前不能使用账期下单。',
    '{amount} of statement {billNumber} is open. Pay it to buy on account again.',
  ],
  toldTransferReceived: ['对公转账已到账 {amount}', 'Your bank transfer of {amount} has arrived'],
  toldTransferReceivedText: [
    '参考号 {reference}，用于“{title}”，已生效。',
    'Transfer {reference} paid for {title}, which is now active.',
  ],
  toldTransferOwed: ['对公转账 {amount} 未能入账，将退回', 'Your bank transfer of {amount} will be returned'],
  toldTransferOwedText: [
    '参考号 {reference}，“{title}”已支付，或到账金额不足，款项将全额退回付款账户。',
    'Transfer {reference}: {title} was already paid, or the amount is too small. The mall returns all of it to your account.',
  ],
  toldTransferRefused: ['未查到您的对公转账 {amount}', 'We did not find your bank transfer of {amount}'],
  toldTransferRefusedText: [
    '参考号 {reference}，用于“{title}”。{reason} 请核对后重新上传回单。',
    'Transfer {reference} for {title}. {reason} Please check it and upload the receipt again.',
  ],
  toldPriceFell: ['您收藏的 {goods} 降价了', '{goods} costs less'],
  toldPriceFellText: [
    '由 {before} 降至 {price}（公开价；您的协议价、会员价以商品页为准）。',
    'A favourite of yours went from {before} to {price}. This is the list price; your own price is on the product page.',
  ],
  toldPriceReached: ['{goods} 已到您设定的价格', '{goods} is at your price'],
  toldPriceReachedText: [
    '现价 {price}，您设定的是 {watched}（公开价；您的协议价、会员价以商品页为准）。',
    'It now costs {price}; you asked to be told at {watched}. This is the list price; your own price is on the product page.',
  ],
  toldListDue: ['采购清单到期', 'An order list is due'],
  toldListDueText: [
    '清单“{list}”的采购日是 {day}。打开清单可查看当前价格和库存，确认后再加入购物车；系统不会自动下单。',
    'You planned to order “{list}” on {day}. Open the list to see today’s prices and stock, then put it into the cart. Nothing is ordered by itself.',
  ],
  toldRestocked: ['{goods} 已到货', '{goods} is back in stock'],
  toldRestockedText: [
    '您订阅的商品现在可以下单。数量有限，先到先得。',
    'You asked to be told. You can order it now; we cannot reserve it for you.',
  ],
  toldLicence: ['您的营业执照已通过审核', 'Your renewed licence is approved'],
  toldLicenceText: ['新执照已生效。', 'The new licence is now on file.'],
  toldLicenceOpenText: ['新执照已生效，店铺已重新上线。', 'The new licence is on file, and your shop is online again.'],
  toldLicenceRefused: ['您的营业执照未通过审核', 'Your renewed licence was turned down'],
  toldLicenceRefusedText: ['{reason} 请在商家账号中重新上传。', '{reason} Upload it again in the merchant account.'],
  toldFeedback: ['您的反馈已有回复', 'We have replied to your feedback'],
  toldFeedbackText: ['{reply}', '{reply}'],
  toldPassword: ['登录密码已修改', 'Your password was changed'],
  toldPasswordText: [
    '如非本人操作，请立即通过“忘记密码”重设，并联系客服。',
    'If this was not you, reset it at once with Forgot password and call us.',
  ],
} as const satisfies Sentences
