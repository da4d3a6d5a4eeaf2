import type { Sentences } from './sentences.ts'

export const fileMessages = {
  fileFormat: [
    '文件格式不正确，仅支持 {types}，且按文件内容判断',
    'The file format is not right: {types} are taken, judged by what is in the file',
  ],
  fileTooLarge: ['文件不能超过 {limit} MB', 'The file may not exceed {limit} MB'],
  fileEmpty: ['文件是空的，请重新选择', 'The file is empty; choose another'],
  fileCut: ['文件已损坏或不完整，请重新选择', 'The file is damaged or cut off; choose another'],
  filePixels: [
    '图片尺寸过大，请缩小到 {limit} 万像素以内',
    'The picture has too many pixels; make it smaller than {millions} megapixels',
  ],
  fileActive: [
    '文件包含脚本、宏、外部链接或嵌入的文件，请去除后重新保存再上传',
    'The file contains scripts, macros, links to other files or embedded files; save it without them and upload it again',
  ],
  fileLocked: [
    '文件有密码保护，请取消保护后重新上传',
    'The file is protected; save it without a password and upload it again',
  ],
  fileHeavy: [
    '文件解压后过大或结构过于复杂，请精简后重新上传',
    'The file unpacks to too much or is too complex; make it simpler and upload it again',
  ],
  fileQuotaDay: [
    '24 小时内最多上传 {limit} MB，已上传 {used} MB，请稍后再传或压缩文件',
    'You can upload {limit} MB in 24 hours and have uploaded {used} MB; try again later or send a smaller file',
  ],
  fileQuotaTotal: [
    '账号文件空间共 {limit} MB，已用 {used} MB，无法再上传，请联系客服',
    'Your account can store {limit} MB of files and stores {used} MB; contact customer service for more',
  ],
  fileBusy: ['正在处理的图片较多，请稍后重试', 'Many pictures are being received; try again in a moment'],
  fileGone: ['文件已失效，请重新上传', 'The file is no longer there; upload it again'],
} as const satisfies Sentences
