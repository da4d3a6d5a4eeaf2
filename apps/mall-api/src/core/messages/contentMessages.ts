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
  pageGone: ['该页面不存在，或不属于您的店铺', 'This page does not exist or does not belong to your shop'],
  pageVersionGone: ['该版本不存在', 'There is no such version'],
  pageRefused: [
    '页面有 {count} 处问题，未发布。请修改后重新发布',
    'The page was not published. Problems: {count}. Correct them and publish again',
  ],
  pageTooLarge: ['页面内容超过 1 MB，请减少模块', 'The page holds more than 1 MB. Remove some blocks'],
  pageChanged: [
    '其他人刚发布了这个页面。请重新打开后再发布',
    'Somebody else has just published this page. Open it again before you publish',
  ],
  draftMissing: ['该页面没有草稿', 'This page has no draft'],
  personWrong: ['账号或密码不正确', 'The name or password is not correct'],
  personInitial: ['请先在商家工作台修改初始密码', 'Choose a password of your own in the seller console first'],
} as const satisfies Sentences
