import { expect, it } from 'vitest'
import { foreignTag, writtenIn } from './writtenIn.ts'

it('recognises the language of a review by its letters, and returns undefined for a text without letters', () => {
  expect(['尺寸准，6205 OK', 'Runs quiet', '6205-2RS', '!!!', ''].map(writtenIn)).toEqual([
    'zh',
    'en',
    'en',
    undefined,
    undefined,
  ])
})

it('returns a language tag for a text in another language than the page', () => {
  expect(foreignTag('请尽快报价', 'en')).toBe('zh-CN')
  expect(foreignTag('Please quote soon', 'zh')).toBe('en')
  expect(foreignTag('请尽快报价 6205', 'zh')).toBeUndefined()
  expect(foreignTag('25 × 52', 'en')).toBeUndefined()
})
