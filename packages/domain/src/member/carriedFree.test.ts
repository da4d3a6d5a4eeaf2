import { expect, it } from 'vitest'
import { carriedFree } from './carriedFree.ts'

it('carries for nothing what the mall itself sells, for levels that have it [R3.10]', () => {
  expect([carriedFree(true, 1), carriedFree(true, 2), carriedFree(true, undefined)]).toEqual([true, false, false])
  expect([carriedFree(false, 1), carriedFree(undefined, 1)]).toEqual([false, false])
})
