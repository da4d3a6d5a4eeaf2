import type { Sentences } from '../server/sentences.ts'

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
  fileBusy: ['正在处理的图片较多，请稍后重试', 'Many pictures are being received; try again in a moment'],
  fileGone: ['文件已失效，请重新上传', 'The file is no longer there; upload it again'],
} as const satisfies Sentences
