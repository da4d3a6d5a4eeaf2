import { expect, it } from 'vitest'
import { chooseLocale, languageTag } from './locale.ts'

it("prefers the query's language, then the cookie's, then Chinese [R6.04, R1.02]", () => {
  expect(chooseLocale('en', 'zh')).toBe('en')
  expect(chooseLocale(undefined, 'en')).toBe('en')
  expect(chooseLocale('fr', 'en')).toBe('en')
  expect(chooseLocale('', undefined)).toBe('zh')
  expect(chooseLocale('fr', 'de')).toBe('zh')
  expect([languageTag('zh'), languageTag('en')]).toEqual(['zh-CN', 'en'])
})
