import { resourcesOf } from '@millwright/i18n/resources'
import { expect, it } from 'vitest'
import { withShopNameInTexts } from './withShopNameInTexts.ts'

it('replaces the mall’s name with the shop’s, and keeps the other texts', () => {
  const texts = resourcesOf('en', ['common', 'errors'])
  const named = withShopNameInTexts('Schmidt Antriebe', texts)
  expect(named.common?.mallName).toBe('Schmidt Antriebe')
  expect([named.common?.login, named.errors]).toEqual([texts.common?.login, texts.errors])
  expect(withShopNameInTexts(undefined, texts)).toBe(texts)
})
