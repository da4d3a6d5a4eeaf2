import type { Sentences } from './sentences.ts'

export const accountMessages = {
  recordGone: ['该记录不存在', 'There is no such record'],
  addressNeeded: ['请选择收货地址', 'Choose a delivery address'],
  addressGone: ['收货地址不存在', 'The address does not exist'],
  addressLimit: ['收货地址最多 {limit} 个', 'At most {limit} addresses can be kept'],
  addressTwice: [
    '这个收货地址已经保存过，无需重复添加',
    'This address is saved already; there is no need to add it again',
  ],
  addressReceiver: ['请填写收货人', 'Enter the receiver’s name'],
  addressMobile: ['请输入正确的手机号', 'Enter a correct mobile number'],
  addressArea: ['请选择完整的省、市、区', 'Choose province, city and district'],
  addressStreet: ['详细地址至少 5 个字', 'The street address needs at least 5 characters'],
  addressDefaultKept: [
    '默认地址不能删除，请先设置其他默认地址',
    'The default address cannot be deleted; make another one the default first',
  ],
  badMobile: ['请输入正确的手机号', 'Enter a correct mobile number'],
  smsTooSoon: ['验证码发送过于频繁，请 {seconds} 秒后再试', 'A code was just sent; try again in {seconds} seconds'],
  smsTooMany: [
    '验证码发送次数过多，请 {minutes} 分钟后再试',
    'Too many codes were sent; try again in {minutes} minutes',
  ],
  smsDayCode: [
    '请输入今天已发送到该手机的 10 位验证码，当天有效',
    'Enter the 10-digit code that was sent to this number today; it is valid all day',
  ],
  smsOff: ['商城暂未开通短信服务，无法发送验证码', 'This mall cannot send codes by SMS yet'],
  smsUnsent: ['验证码未能发出，请稍后重试', 'The code could not be sent. Try again in a moment.'],
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
  nickEmpty: ['昵称不能为空', 'The nickname cannot be empty'],
  nickTooLong: ['昵称最多 15 个汉字或 30 个字符', 'A nickname has at most 30 characters, or 15 Chinese ones'],
  creditCodeWrong: [
    '统一社会信用代码不正确，请与营业执照核对',
    'This credit code is not valid; check it against the licence',
  ],
  mailWrong: ['请输入正确的邮箱地址', 'Enter a correct mail address'],
  birthDateWrong: ['请输入正确的出生日期', 'Enter a correct date of birth'],
  mobileSame: ['新手机号与当前手机号相同', 'This is the number that the account has already'],
  mobileInUse: ['该手机号已被其他账号使用', 'Another account uses this mobile number'],
  payPasswordRule: ['支付密码为 6-12 位数字', 'The pay password needs 6-12 digits'],
  payPasswordUnset: ['尚未设置支付密码', 'No pay password has been set'],
  payPasswordWrong: ['支付密码错误，还可尝试 {left} 次', 'Wrong pay password; tries left: {left}'],
  payPasswordLocked: [
    '支付密码错误次数过多，请 {minutes} 分钟后再试，或通过短信验证码重置',
    'Too many wrong pay passwords; try again in {minutes} minutes, or set a new one by a code',
  ],
  payProofNeeded: [
    '请先验证手机号或输入原支付密码',
    'Verify your mobile number first, or enter the pay password so far',
  ],
  sessionGone: ['该登录已退出', 'This session has ended already'],
  closingBlocked: [
    '还有 {count} 笔未完成的订单或售后，暂不能注销账号',
    'The account cannot be closed: orders or returns under way: {count}',
  ],
  closedBuyer: ['已注销用户', 'Closed account'],
  newBuyer: ['买家{tail}', 'Buyer {tail}'],
} as const satisfies Sentences
