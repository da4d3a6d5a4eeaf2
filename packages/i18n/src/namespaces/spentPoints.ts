import type { Sentences } from '../sentences.ts'

/** Points spent on an order. */
export const zh = {
  spend: '积分抵扣',
  spendField: '使用积分',
  spendHint: '您有 {{has}} 积分，本单最多可用 {{most}}，须为 10 的整数倍。',
  spendNone: '您有 {{has}} 积分，本单暂不能使用。',
  spendMost: '用满 {{most}} 积分',
  spendApply: '使用',
  spendClear: '不使用',
  spendNow: '已用 {{score}} 积分，抵 {{amount}}',
}

export const en: Sentences<typeof zh> = {
  spend: 'Pay with points',
  spendField: 'Points to use',
  spendHint: 'You have {{has}} points; this order takes up to {{most}}, in multiples of 10.',
  spendNone: 'You have {{has}} points; none can be used on this order.',
  spendMost: 'Use {{most}} points',
  spendApply: 'Apply',
  spendClear: 'Use none',
  spendNow: '{{score}} points used: {{amount}} off',
}
