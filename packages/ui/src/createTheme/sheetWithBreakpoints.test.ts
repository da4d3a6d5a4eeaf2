import { media } from '../theme/media.ts'
import { sheetWithBreakpoints } from './sheetWithBreakpoints.ts'

const sheet = `.a{}@media ${media.medium}{.a{}}@media ${media.wide}{.a{}}@media screen and (max-width:47.99em){.a{}}@media screen and (min-width:600px){.b{}}`

it('moves the breakpoints of a sheet and nothing else', () => {
  expect(sheetWithBreakpoints(sheet, { medium: 900, wide: 1300 })).toBe(
    '.a{}@media screen and (min-width: 56.25em){.a{}}@media screen and (min-width: 81.25em){.a{}}@media screen and (max-width:56.24em){.a{}}@media screen and (min-width:600px){.b{}}',
  )
  expect(sheetWithBreakpoints(sheet, {})).toBe(sheet)
})

it('refuses widths that do not rise, and a sheet that is not of the kit', () => {
  expect(() => sheetWithBreakpoints(sheet, { medium: 1300 })).toThrow('two rising widths')
  expect(() => sheetWithBreakpoints('.a{}', { medium: 900 })).toThrow('no media query of the kit')
})
