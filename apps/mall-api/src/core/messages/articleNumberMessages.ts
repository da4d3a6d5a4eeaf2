import type { Sentences } from './sentences.ts'

/** Why an article number was not saved. */
export const articleNumberMessages = {
  articleNumberEmpty: ['料号需要包含字母或数字', 'The number needs letters or digits'],
  articleNumberUnknownPart: [
    '没有型号“{code}”，请核对商城的型号',
    'The mall sells no part number {code}. Check the part number',
  ],
  articleNumbersFull: [
    '最多保存 {limit} 个料号，请删除不用的料号',
    'At most {limit} article numbers are kept. Delete numbers that are no longer used',
  ],
} as const satisfies Sentences
