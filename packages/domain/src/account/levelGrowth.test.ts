import { expect, it } from 'vitest'
import { levelGrowth } from './levelGrowth.ts'

it('returns the progress to the next level', () => {
  expect(levelGrowth({ growth: 2400, nextGrowth: 3000 })).toEqual({ share: 0.8, missing: 600 })
  expect(levelGrowth({ growth: 0, nextGrowth: 500 })).toEqual({ share: 0, missing: 500 })
})

it('stays between 0 and 1 for any growth that the server sends', () => {
  expect(levelGrowth({ growth: 3100, nextGrowth: 3000 })).toEqual({ share: 1, missing: 0 })
  expect(levelGrowth({ growth: -5, nextGrowth: 100 })).toEqual({ share: 0, missing: 100 })
})

it('returns undefined at the highest level', () => {
  expect(levelGrowth({ growth: 90_000 })).toBeUndefined()
  expect(levelGrowth({ growth: 90_000, nextGrowth: 0 })).toBeUndefined()
})
