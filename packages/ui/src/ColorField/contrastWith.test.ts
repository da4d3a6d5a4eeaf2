import { expect, it } from 'vitest'
import { contrastWith } from './contrastWith.ts'

it('says what a contrast is enough for, rounded down', () => {
  expect(contrastWith('#000000', '#ffffff')).toEqual({ key: 'contrastText', ratio: 21 })
  expect(contrastWith('#767676', '#ffffff')).toEqual({ key: 'contrastText', ratio: 4.54 })
  // 4.48 is not 4.5.
  expect(contrastWith('#777777', '#ffffff')).toEqual({ key: 'contrastLarge', ratio: 4.47 })
  expect(contrastWith('#f0813e', '#ffffff')).toEqual({ key: 'contrastNone', ratio: 2.65 })
  expect(contrastWith('#f0813e', 'none')).toBeUndefined()
})
