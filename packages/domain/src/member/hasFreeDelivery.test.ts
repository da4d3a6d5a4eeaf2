import { expect, it } from 'vitest'
import { hasFreeDelivery } from './hasFreeDelivery.ts'

it('grants free delivery only in the mall’s own shops, to levels with free delivery [R3.10]', () => {
  expect([hasFreeDelivery(true, 1), hasFreeDelivery(true, 2), hasFreeDelivery(true, undefined)]).toEqual([
    true,
    false,
    false,
  ])
  expect([hasFreeDelivery(false, 1), hasFreeDelivery(undefined, 1)]).toEqual([false, false])
})
