import type { Sentences } from '../server/sentences.ts'

export const searchMessages = {
  searchTooLong: ['搜索用时过长，请缩小范围后再试', 'The search took too long; narrow it and try again'],
} as const satisfies Sentences
