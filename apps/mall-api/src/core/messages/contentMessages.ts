import type { Sentences } from './sentences.ts'

export const contentMessages = {
  regulationGone: ['该规则不存在', 'There is no such rule'],
  feedbackGone: ['反馈不存在', 'There is no such feedback'],
  feedbackShort: ['请至少写 {least} 个字，最多 {most} 个字', 'Write {least} to {most} characters'],
  feedbackPictures: ['最多上传 {limit} 张图片', 'At most {limit} pictures'],
  complaintGone: ['投诉不存在', 'There is no such complaint'],
  complaintIncomplete: [
    '投诉信息不完整或有误，请核对',
    'Details of the complaint are missing or wrong; please check them',
  ],
  complaintGoods: ['以下商品不存在或已下架：{ids}', 'These goods do not exist or are no longer on sale: {ids}'],
  complaintProofs: ['请上传 1 至 {limit} 个证明文件', 'Attach 1 to {limit} files as proof'],
} as const satisfies Sentences
