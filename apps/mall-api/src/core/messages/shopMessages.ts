import type { Sentences } from './sentences.ts'

export const shopMessages = {
  shopGone: ['店铺不存在或已关闭', 'The shop does not exist or has closed'],
  shopInReview: ['开店申请正在审核，暂时不能修改', 'The application is under review and cannot be changed now'],
  shopOpenAlready: ['您已经有一家店铺', 'You have a shop already'],
  shopNothingSent: ['还没有提交过开店申请', 'No application has been sent yet'],
  shopApplicationWrong: [
    '申请资料还不完整，请按提示修改',
    'The application is not complete yet; please mend what is marked',
  ],
  licenceEnd: ['有效期须晚于今天', 'The licence must end after today'],
  shopNotApproved: ['店铺通过审核后才能设置', 'This can be set once the shop is approved'],
  storePasswordShape: ['店铺密码须为 6-12 位数字', 'The store password has 6 to 12 digits'],
  storePasswordWrong: ['原店铺密码不正确，还可尝试 {left} 次', 'The present password is not right; tries left: {left}'],
  storePasswordChanged: [
    '店铺密码刚刚已被修改，请用新密码重试',
    'The store password has just been changed; use the new one',
  ],
  storePasswordLocked: [
    '密码错误次数过多，请 {minutes} 分钟后再试',
    'Too many wrong tries; try again in {minutes} minutes',
  ],
} as const satisfies Sentences
