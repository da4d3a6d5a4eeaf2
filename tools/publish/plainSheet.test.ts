import { describe, expect, it } from 'vitest'
import { plainSheet } from './plainSheet.ts'

const order = '@layer mw.theme,mw.components;'

describe('plainSheet', () => {
  it('orders the rules as their layers would', () => {
    expect(
      plainSheet(
        `${order}@layer mw.components{.a{color:red}@media print{.a{color:#000}}}@layer mw.theme{a{color:inherit}}`,
      ),
    ).toBe('a{color:inherit}.a{color:red}@media print{.a{color:#000}}')
  })
  it('keeps rules without a layer before layered rules, and leaves strings with braces intact', () => {
    expect(plainSheet(`${order}@layer mw.theme{a:after{content:"}"}}@keyframes turn{to{rotate:1turn}}`)).toBe(
      '@keyframes turn{to{rotate:1turn}}a:after{content:"}"}',
    )
  })
  it('refuses a layer with an unknown place', () => {
    expect(() => plainSheet(`${order}@layer other{a{color:red}}`)).toThrow('other')
    expect(() => plainSheet(`${order}@media print{@layer mw.theme{a{color:red}}}`)).toThrow('@media print')
  })
})
