import tokens from '@millwright/ui/tokens.json'
import fc from 'fast-check'
import { canvas, contrast, isReadable, readableInk } from './contrast.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

it('uses the canvas colours of both themes', () => {
  expect(canvas).toEqual({ light: tokens.color.light.canvas.$value.hex, dark: tokens.color.dark.canvas.$value.hex })
})

it('accepts a contrast of 4.5 and refuses anything below', () => {
  expect([4.5, 4.5 - Number.EPSILON * 4].map(isReadable)).toEqual([true, false])
  expect(readableInk('#767676', '#ffffff')).toEqual({ light: '#767676', dark: '#767676' })
  expect(readableInk('#777777', '#ffffff')).toEqual({ light: '#000000', dark: '#000000' })
})

it('never returns unreadable text for any two colours', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, (ink, ground) => {
      const both = readableInk(ink, ground)
      expect(contrast(both.light!, ground)).toBeGreaterThanOrEqual(4.5)
      const free = readableInk(ink, undefined)
      for (const theme of ['light', 'dark'] as const)
        if (free[theme]) expect(contrast(free[theme], canvas[theme])).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
