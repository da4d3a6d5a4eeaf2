import { expect, it } from 'vitest'
import { ownShop } from './ownShop.ts'

it('links the buyer’s own shop only if it is approved and open [R3.02]', () => {
  expect(ownShop(undefined)).toBe('none')
  expect(ownShop({ shopAuditStatus: 1, shopStatus: 1 })).toBe('none')
  expect(ownShop({ shopId: '7', shopAuditStatus: 1, shopStatus: 1 })).toBe('open')
})

it('distinguishes a shop in review, a refused shop and an offline shop [R3.04]', () => {
  expect(ownShop({ shopId: '7', shopAuditStatus: 0, shopStatus: 4 })).toBe('inReview')
  expect(ownShop({ shopId: '7', shopAuditStatus: -1, shopStatus: 4 })).toBe('refused')
  expect(ownShop({ shopId: '7', shopAuditStatus: 1, shopStatus: 2 })).toBe('offline')
  expect(ownShop({ shopId: '7', shopAuditStatus: 1, shopStatus: 0 })).toBe('offline')
})

it('considers the audit first, then the status of the shop [R3.04]', () => {
  expect(ownShop({ shopId: '7', shopAuditStatus: 0, shopStatus: 1 })).toBe('inReview')
  for (const shopStatus of [4, 5]) expect(ownShop({ shopId: '7', shopAuditStatus: 1, shopStatus })).toBe('inReview')
})
