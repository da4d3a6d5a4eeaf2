import { webConfig } from '@millwright/fixtures/site'
import { expect, it } from 'vitest'
import { withShopName } from './withShopName.ts'

it('replaces the mall’s name with the shop’s, removes the mall’s welcome and keeps the rest', () => {
  const named = withShopName('Schmidt Antriebe', webConfig)
  expect([named.pcTitleContentCn, named.pcTitleContentEn]).toEqual(['Schmidt Antriebe', 'Schmidt Antriebe'])
  expect([named.pcWelcomeCn, named.pcWelcomeEn]).toEqual([undefined, undefined])
  expect(named.servicePhone).toBe(webConfig.servicePhone)
  expect(withShopName(undefined, webConfig)).toBe(webConfig)
})
