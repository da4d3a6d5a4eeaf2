import type { Sentences } from './sentences.ts'

export const reasonMessages = {
  reasonNotNeeded: ['采购计划变更，不再需要', 'No longer needed'],
  reasonOrderedWrong: ['型号或数量拍错', 'Wrong model or quantity ordered'],
  reasonLate: ['商家未按约定时间发货', 'Not shipped by the agreed date'],
  reasonNotReceived: ['一直未收到货', 'The goods have not arrived'],
  reasonShort: ['少发、漏发', 'Pieces are missing'],
  reasonDifference: ['与商家协商退差价', 'Price difference agreed with the shop'],
  reasonSevenDays: ['七天无理由退货', 'Return within 7 days, no reason needed'],
  reasonWrongSent: ['商家发错货', 'Wrong goods sent'],
  reasonNotAsDescribed: ['型号、参数与描述不符', 'Model or data differ from the description'],
  reasonDamaged: ['运输破损、锈蚀', 'Damaged or rusted in transit'],
  reasonQuality: ['质量问题', 'Quality defect'],
  reasonPapers: ['缺少合格证或检验报告', 'Certificate or inspection report missing'],
  reasonOtherSize: ['需换其他规格', 'Another size is needed'],
  reasonOther: ['其他', 'Other'],
} as const satisfies Sentences
