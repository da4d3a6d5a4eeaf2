import type { Sentences } from './sentences.ts'

export const distributionMessages = {
  partnerIncomplete: [
    '申请信息不完整或有误，请核对标出的各项',
    'Details are missing or wrong; please check what is marked',
  ],
  partnerInReview: ['您的申请正在审核，请勿重复提交', 'Your application is under review already'],
  partnerAlready: ['您已是分销员', 'You are a distributor already'],
  partnerStopped: ['您的分销资格已停用', 'Your distributor account is stopped'],
  partnerNoShop: [
    '您名下没有营业中的店铺，请选择个人或企业',
    'You have no open shop; apply as an individual or a company',
  ],
  partnerInviterUnknown: [
    '没有这个分销员编号，请向邀请人核对',
    'No distributor has this number; ask the person who invited you',
  ],
  partnerInviterSelf: ['不能填写自己的分销员编号', 'You cannot invite yourself'],
  partnerPaperTwice: ['三张证件照须各不相同', 'Send a different picture for each document'],
  partnerNot: ['您还不是分销员', 'You are not a distributor'],
  withdrawAmount: ['请输入提现金额，最多两位小数', 'Enter an amount with at most two decimals'],
  withdrawTooLittle: ['每次至少提现 ¥{least}', 'Withdraw at least ¥{least} at a time'],
  withdrawTooMuch: ['每次最多提现 ¥{most}', 'Withdraw at most ¥{most} at a time'],
  withdrawOverBalance: ['可提现金额为 ¥{settled}', 'You can withdraw at most ¥{settled}'],
  withdrawTooMany: ['每天最多提现 {times} 次，请明天再试', 'At most {times} withdrawals a day; try again tomorrow'],
} as const satisfies Sentences
