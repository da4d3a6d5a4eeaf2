import type { Sentences } from './sentences.ts'

export const memberMessages = {
  balanceShort: ['余额不足，当前余额 ¥{balance}', 'Not enough balance: you have ¥{balance}'],
  topUpRange: ['充值金额须为 0.01 至 100,000.00 元', 'A top-up is between ¥0.01 and ¥100,000.00'],
  topUpGone: ['该充值优惠已下架，请刷新后重选', 'This top-up offer has ended; choose another'],
  topUpByBalance: ['充值不能使用余额支付', 'A top-up cannot be paid from the balance'],
  levelGone: ['该会员等级暂不可购买', 'This level cannot be bought at present'],
  levelLower: [
    '您的“{name}”仍在有效期内，到期前不能购买更低的等级',
    'Your {name} is still running; a lower level cannot be bought before it ends',
  ],
  levelGrowth: ['还差 {missing} 成长值才能购买该等级', 'You need {missing} more growth to buy this level'],
  memberPayGone: ['支付单不存在', 'There is no such payment'],
  memberPaid: ['该笔已支付', 'This has been paid'],
  memberPayExpired: ['支付单已过期，请重新提交', 'This payment has expired; please start again'],
  topUpOf: ['余额充值', 'Balance top-up'],
  levelBack: ['未能开通的会员费已退回余额', 'The fee of a level that could not be opened'],
} as const satisfies Sentences
