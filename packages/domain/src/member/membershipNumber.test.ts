import { expect, it } from 'vitest'
import { isMembershipNumber } from './membershipNumber.ts'

it('tells the number of a membership from those of orders and top-ups', () => {
  expect(['V20261121093012', '20261121093012', 'T20261121093012', 'V', 'XV1', 'V1x'].map(isMembershipNumber)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
