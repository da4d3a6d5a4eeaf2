import { describe, expect, it } from 'vitest'
import { plainSheet } from './plainSheet.ts'

const order = '@layer mw.theme,mw.components;'

describe('plainSheet', () => {
  it('puts the rules where their layers would have won', () => {
    expect(
      plainSheet(
        `${order}@layer mw.components{.a{color:red}@media print{.a{color:#000}}}@layer mw.theme{a{color:inherit}}`,
      ),
    ).toBe('a{color:inherit}.a{color:red}@media print{.a{color:#000}}')
  })
  it('keeps what stands in no layer before them, strings with braces too', () => {
    expect(plainSheet(`${order}@layer mw.theme{a:after{content:"}"}}@keyframes turn{to{rotate:1turn}}`)).toBe(
      '@keyframes turn{to{rotate:1turn}}a:after{content:"}"}',
    )
  })
  it('refuses a layer that it would have to guess the place of', () => {
    expect(() => plainSheet(`${order}@layer other{a{color:red}}`)).toThrow('other')
    expect(() => plainSheet(`${order}@media print{@layer mw.theme{a{color:red}}}`)).toThrow('@media print')
  })
})
