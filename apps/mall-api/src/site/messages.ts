import type { Sentences } from '../server/sentences.ts'

export const siteMessages = {
  inquiryEmpty: ['请填写询价内容', 'Write what you want quoted'],
  noticeGone: ['公告不存在', 'The announcement does not exist'],
  fileFormat: ['文件格式不正确', 'The file format is not right'],
  fileTooLarge: ['文件不能超过 {limit} MB', 'The file may not exceed {limit} MB'],
} as const satisfies Sentences
