import type { Sentences } from '../sentences.ts'

export const zh = {
  points: '积分',
  pointsOwned: '{{score}} 积分',
  pointsExpiring: '{{score}} 积分将于 {{date}} 到期',
  pointsNone: '暂无积分',
  pointsUnknown: '积分加载中',
  level: '会员等级',
  levelNumber: '{{level}} 级',
  levelPaid: '付费会员',
  levelUnknown: '会员等级加载中',
  growth: '成长值 {{growth}} / {{needed}}',
  growthAlone: '成长值 {{growth}}',
  growthMissing: '再得 {{missing}} 成长值升至{{name}}',
  growthMissingNext: '再得 {{missing}} 成长值升至下一级',
  levelHighest: '已是最高等级',
  levelUntil: '有效期至 {{date}}',
  levelEnded: '已于 {{date}} 到期',
}

export const en: Sentences<typeof zh> = {
  points: 'Points',
  pointsOwned: '{{score}} points',
  pointsExpiring: '{{score}} points expire on {{date}}',
  pointsNone: 'No points yet',
  pointsUnknown: 'Points are loading',
  level: 'Member level',
  levelNumber: 'Level {{level}}',
  levelPaid: 'Paid member',
  levelUnknown: 'The member level is loading',
  growth: 'Growth points {{growth}} of {{needed}}',
  growthAlone: 'Growth points {{growth}}',
  growthMissing: '{{missing}} growth points to {{name}}',
  growthMissingNext: '{{missing}} growth points to the next level',
  levelHighest: 'You have reached the top level',
  levelUntil: 'Valid until {{date}}',
  levelEnded: 'Expired on {{date}}',
}
