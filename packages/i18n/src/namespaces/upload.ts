import type { Sentences } from '../sentences.ts'

export const zh = {
  hint_one: '最多 {{count}} 个文件，每个不超过 {{size}} MB',
  hint_other: '最多 {{count}} 个文件，每个不超过 {{size}} MB',
  stored: '已上传的文件 {{n}}',
  login: '登录已失效，请重新登录后重试',
  lost: '上传中断，请检查网络后重试',
  tooLarge: '文件太大，无法上传',
}

export const en: Sentences<typeof zh> = {
  hint_one: 'One file, up to {{size}} MB',
  hint_other: 'Up to {{count}} files, {{size}} MB each',
  stored: 'Uploaded file {{n}}',
  login: 'You are no longer logged in. Log in and try again.',
  lost: 'The upload was interrupted. Check the connection and try again.',
  tooLarge: 'The file is too large to upload',
}
