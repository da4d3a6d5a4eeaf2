import { expect, it } from 'vitest'
import { carriedFree } from './carriedFree.ts'

it('grants free delivery only for the mall’s own shops and levels that include it [R3.10]', () => {
  expect([carriedFree(true, 1), carriedFree(true, 2), carriedFree(true, undefined)]).toEqual([true, false, false])
  expect([carriedFree(false, 1), carriedFree(undefined, 1)]).toEqual([false, false])
})
