import type { Sentences } from '../sentences.ts'

/** Overload, the warning before a link to another site, and an order whose response was lost. */
export const zh = {
  overloadTitle: '商城现在很忙',
  overloadText: '同时访问的人太多，这一页暂时打不开。您的购物车和订单都在，请过几秒再试。',
  retry: '重试',
  home: '返回首页',
  leavingTitle: '即将离开本商城',
  leavingText: '下面的链接通向其他网站。那里的内容、价格和付款不由本商城负责，请勿在那里输入商城的密码或验证码。',
  leavingHost: '目标网站',
  leavingAddress: '完整地址',
  leavingForeign: '这个网址含有非拉丁字母，可能与您熟悉的网址只是外形相似。',
  leavingPlain: '这个网站没有加密，传输的内容可能被他人看到。',
  leavingGo: '继续前往 {{host}}',
  leavingStay: '留在商城',
  leavingUnknownTitle: '无法打开此链接',
  leavingUnknownText: '商城当前的页面都不通向这个地址，所以我们不提供跳转。如果是别人发给您的链接，请小心。',
  orderTitle: '正在确认订单结果',
  orderText: '提交时没有收到商城的回应。我们在您的订单里查找了 {{from}} 之后生成的订单。',
  orderFound_one: '找到了 {{count}} 笔新订单，提交已经成功，请不要再次提交。',
  orderFound_other: '找到了 {{count}} 笔新订单，提交已经成功，请不要再次提交。',
  orderNone: '没有找到新订单，提交没有成功。可以放心地再次提交。',
  orderStill: '商城仍然没有回应，现在还不能确定。请先不要重新下单，稍后再查。',
  orderPay: '去付款',
  orderSee: '查看订单',
  orderAgain: '再查一次',
  orderReturn: '返回下单页',
  orderAll: '我的订单',
  orderNumber: '订单号',
}

export const en: Sentences<typeof zh> = {
  overloadTitle: 'The mall is very busy',
  overloadText:
    'Too many people are visiting at once, so this page cannot be opened yet. Your cart and orders are safe. Please try again in a few seconds.',
  retry: 'Try again',
  home: 'Back to home',
  leavingTitle: 'You are about to leave the mall',
  leavingText:
    'The link below leads to another site. We are not responsible for its content, prices or payments. Never enter your mall password or verification codes there.',
  leavingHost: 'Site',
  leavingAddress: 'Full address',
  leavingForeign: 'This address contains non-Latin letters and may only look like one you know.',
  leavingPlain: 'This site is not encrypted; others may read what you send.',
  leavingGo: 'Continue to {{host}}',
  leavingStay: 'Stay in the mall',
  leavingUnknownTitle: 'Link not recognised',
  leavingUnknownText:
    'No page of this mall links to this address, so we do not forward you. If someone sent you this link, be careful.',
  orderTitle: 'Did your order go through?',
  orderText: 'The mall did not answer when you placed it. We looked for orders of yours made after {{from}}.',
  orderFound_one: 'Yes, we found {{count}} new order. Please do not place it again.',
  orderFound_other: 'Yes, we found {{count}} new orders. Please do not place them again.',
  orderNone: 'No new order was found: yours did not go through. You can safely place it again.',
  orderStill:
    'The mall is still not responding, so we cannot tell yet. Please do not place the order again for now; check again shortly.',
  orderPay: 'Go to payment',
  orderSee: 'See the order',
  orderAgain: 'Check again',
  orderReturn: 'Back to the order form',
  orderAll: 'My orders',
  orderNumber: 'Order number',
}
