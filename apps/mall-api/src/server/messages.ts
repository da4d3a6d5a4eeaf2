import type { Locale } from '@millwright/domain/locale'

/** What the server says to people. `{name}` is filled in. */
const sentences = {
  ok: ['成功', 'OK'],
  badField: ['“{field}”的内容不正确', 'The value of “{field}” is not right'],
  bodyTooLarge: ['提交的内容过大', 'What was sent is too large'],
  noSuchCall: ['没有这个接口', 'There is no such call'],
  serverFault: ['服务器出了点小差', 'The server has a small problem'],
  searchTooLong: ['搜索用时过长，请缩小范围后再试', 'The search took too long; narrow it and try again'],
  notLoggedIn: ['请先登录', 'Please log in first'],

  productGone: ['商品不存在或已下架', 'The product does not exist or is off the shelf'],
  cartLineGone: ['购物车中的商品已不存在', 'This cart line no longer exists'],
  notWhole: ['请输入正确的商品数量', 'Enter a correct item count'],
  tooFew: ['最少 {bound} 件起订', 'The minimum order is {bound}'],
  tooMany: ['库存不足，最多可买 {bound} 件', 'Insufficient inventory: at most {bound} can be bought'],
  overLimit: ['单次最多可买 {bound} 件', 'At most {bound} can be bought at a time'],
  notInPacks: ['请按 {bound} 的倍数购买', 'Buy in multiples of {bound}'],
  outOfStock: ['“{name}”库存不足', 'Insufficient inventory of “{name}”'],
  soldOut: ['“{name}”已售罄', '“{name}” is out of stock'],
  cartFull: ['购物车最多容纳 {limit} 种商品', 'The cart holds at most {limit} items'],
  nothingChosen: ['请选择要结算的商品', 'Choose at least one item to settle'],
  overSettleLimit: [
    '一次最多结算 {limit} 种商品，请分批提交',
    'At most {limit} items can be settled together; split the order',
  ],

  addressNeeded: ['请选择收货地址', 'Choose a delivery address'],
  addressGone: ['收货地址不存在', 'The address does not exist'],
  addressLimit: ['收货地址最多 {limit} 个', 'At most {limit} addresses can be kept'],
  addressReceiver: ['请填写收货人', 'Enter the receiver’s name'],
  addressMobile: ['请输入正确的手机号', 'Enter a correct mobile number'],
  addressArea: ['请选择完整的省、市、区', 'Choose province, city and district'],
  addressStreet: ['详细地址至少 5 个字', 'The street address needs at least 5 characters'],
  addressDefaultKept: [
    '默认地址不能删除，请先设置其他默认地址',
    'The default address cannot be deleted; make another one the default first',
  ],

  deliveryNotSupported: ['所选地区暂不支持配送', 'Delivery is not supported in this region'],
  deliveryMethod: ['不支持所选的配送方式', 'This delivery method is not supported'],
  orderExpired: ['订单已过期，请重新下单', 'The order has expired; please order again'],
  orderGone: ['订单不存在', 'There is no such order'],
  orderPaid: ['订单已支付', 'The order has been paid'],
  orderNotShipped: ['订单尚未发货', 'The order has not been shipped'],
  orderNotDone: ['订单未完成或未关闭，不能删除', 'The order is neither finished nor closed and cannot be deleted'],
  orderNotFree: ['订单需要支付，不能免付', 'The order has to be paid for'],
  payTypeOff: ['暂不支持该支付方式', 'This kind of payment is not available'],

  badMobile: ['请输入正确的手机号', 'Enter a correct mobile number'],
  smsTooSoon: ['验证码发送过于频繁，请 {seconds} 秒后再试', 'A code was just sent; try again in {seconds} seconds'],
  smsTooMany: [
    '验证码发送次数过多，请 {minutes} 分钟后再试',
    'Too many codes were sent; try again in {minutes} minutes',
  ],
  smsWrong: ['验证码错误或已过期', 'The code is wrong or has expired'],
  smsTriedTooOften: [
    '验证码输入次数过多，请 {minutes} 分钟后再试',
    'Too many wrong codes; try again in {minutes} minutes',
  ],
  loginWrong: ['账号或密码错误', 'Wrong account or password'],
  loginTooMany: ['登录失败次数过多，请 {minutes} 分钟后再试', 'Too many failed logins; try again in {minutes} minutes'],
  passwordRule: [
    '密码为 6-20 位，且至少包含字母、数字、符号中的两种',
    'The password needs 6-20 characters and two of letters, digits and symbols',
  ],
  proofGone: [
    '手机验证已过期，请重新获取验证码',
    'The verification of the mobile number has expired; ask for a new code',
  ],
  mobileTaken: ['该手机号已注册，请直接登录', 'This mobile number is registered already; please log in'],
  mobileUnknown: ['该手机号尚未注册', 'This mobile number is not registered'],
  accountRule: [
    '账号为 4-16 位字母、数字或下划线，且不能是手机号',
    'The account needs 4-16 letters, digits or underscores, and cannot be a mobile number',
  ],
  accountTaken: ['该账号已被使用，请换一个', 'This account is taken; choose another one'],
  inquiryEmpty: ['请填写询价内容', 'Write what you want quoted'],
  tooOften: ['提交次数过多，请 {minutes} 分钟后再试', 'Sent too often; try again in {minutes} minutes'],
  noticeGone: ['公告不存在', 'The announcement does not exist'],
  fileFormat: ['文件格式不正确', 'The file format is not right'],
  fileTooLarge: ['文件不能超过 {limit} MB', 'The file may not exceed {limit} MB'],

  shopGone: ['店铺不存在或已关闭', 'The shop does not exist or has closed'],
  chatBlank: ['请先输入内容', 'Write something first'],
  chatTooLong: ['一条消息最多 {limit} 字', 'A message holds at most {limit} characters'],
  chatPictureGone: ['图片不存在，请重新发送', 'The picture is not there; send it again'],
  chatKind: ['暂不支持此类消息', 'This kind of message cannot be sent'],
  chatNobody: ['账号已离线，请重新登录', 'Your account is offline; please log in again'],
  chatElsewhere: ['账号已在其他地方打开客服，请刷新', 'The chat was opened elsewhere; refresh to continue here'],
  chatOffline: ['店铺客服暂时不在线，上线后会回复您', 'Nobody of the shop is online; it will answer when somebody is'],
  chatForeign: ['您不在该会话中，消息未发送', 'This chat is not yours to answer; the message was not sent'],
  chatGreeting: [
    '您好，这里是{shop}。消息已收到，客服工作时间为周一至周六 8:30-17:30，会尽快回复您。',
    'Hello, this is {shop}. Your message has arrived; we answer Monday to Saturday, 8:30-17:30, as soon as we can.',
  ],
  chatStock: [
    '“{name}”现有库存 {stock}，¥{price} 起，{days} 天内发货。',
    '“{name}”: {stock} in stock, from ¥{price}, shipped within {days} day(s).',
  ],
  chatNoStock: [
    '“{name}”暂时无货，¥{price} 起，需要时我们可以为您查询到货时间。',
    '“{name}” is out of stock at the moment, from ¥{price}; we can find out when it arrives.',
  ],
  chatEnough: ['充足', 'plenty'],
  chatOrder: [
    '订单 {number} 已收到，我们查看后回复您。',
    'We have got order {number} before us and will answer shortly.',
  ],

  parcelPicked: ['包裹已揽收', 'The parcel has been collected'],
  parcelSigned: ['买家已签收', 'The buyer has received the parcel'],
  newBuyer: ['买家{tail}', 'Buyer {tail}'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type MessageKey = keyof typeof sentences
export type MessageValues = Record<string, string | number>

export function say(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return sentences[key][locale === 'zh' ? 0 : 1].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** A sentence in both languages, for what is kept. */
export function both(key: MessageKey, values?: MessageValues): { zh: string; en: string } {
  return { zh: say('zh', key, values), en: say('en', key, values) }
}
