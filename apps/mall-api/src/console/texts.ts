import type { Locale } from '@millwright/domain/locale'
import { commonTexts } from '../core/console/commonTexts.ts'
import type { Texts } from '../core/console/commonTexts.ts'

const texts = {
  ...commonTexts,
  title: ['卖家工作台', 'Seller console'],
  intro: [
    '在这里扮演商城的另一方：查看发出的短信验证码、确认扫码付款、发货、改价、改库存。这里的一切都是演示。',
    'Be the other side of the mall here: read the codes that were “sent”, confirm scanned payments, ship orders, change prices and stock. Everything here is for demonstration.',
  ],
  everyShop: ['全部店铺', 'All shops'],
  choose: ['切换', 'Show'],
  sellerTitle: ['卖家工作台', 'Seller console'],
  queues: ['待处理', 'To do'],
  soldToday: ['今日成交订单', 'Orders sold today'],
  soldInMonth: ['近 30 天成交订单', 'Orders sold in 30 days'],
  nothingWaits: ['没有待处理的事项', 'Nothing to do at the moment'],
  other: ['English', '中文'],
  menu: ['菜单', 'Menu'],
  waiting: ['条待处理', 'waiting'],
  phoneTitle: ['模拟手机付款', 'Simulated payment on a phone'],
  phonePaid: ['付款成功，请回到商城页面', 'Paid. Go back to the mall'],
  phoneClosed: ['订单已关闭，无法付款', 'The order is closed and cannot be paid'],
  chats: ['买家会话', 'Conversations with buyers'],
  unread: ['未读', 'Unread'],
  answer: ['回复', 'Reply'],
  back: ['返回', 'Back'],
  done: ['已完成', 'Done'],
  colon: ['：', ': '],
  failed: [
    '未能完成：状态已改变或内容不正确',
    'Not done. Someone may have dealt with it already, or an entry is not valid.',
  ],
  wechat: ['微信', 'WeChat'],
  alipay: ['支付宝', 'Alipay'],
  confirmPayment: ['确认已付款', 'Confirm payment'],
  staffTitle: ['商城管理台', 'Mall console'],
  staffIntro: [
    '以下操作会立即生效并记入操作记录。',
    'Actions take effect at once and are recorded in the audit trail.',
  ],
  signIn: ['登录', 'Sign in'],
  signOut: ['退出登录', 'Sign out'],
  name: ['用户名', 'Name'],
  password: ['密码', 'Password'],
  newPassword: ['新密码', 'New password'],
  wrongPassword: ['用户名或密码不正确', 'The name or the password is wrong'],
  tooManyTries: ['尝试次数过多，请 {minutes} 分钟后再试', 'Too many attempts. Try again in {minutes} minutes'],
  choosePassword: ['设置密码', 'Choose a password'],
  initialPassword: ['初始密码只能用于首次登录。', 'The first password is for the first sign-in only.'],
  passwordRule: ['新密码至少 12 个字符', 'The new password needs at least 12 characters'],
} as const satisfies Texts

export type ConsoleTextKey = keyof typeof texts

export function consoleText(locale: Locale, key: ConsoleTextKey): string {
  return texts[key][locale === 'zh' ? 0 : 1]
}
