import { expect, it } from 'vitest'
import { excerptOf } from './excerptOf.ts'

it('shows a text’s words around the first that was sought, else its beginning, and where it was cut [R2.22]', () => {
  const text = `${'a '.repeat(100)}Invoice ${'b '.repeat(100)}`
  const found = excerptOf(text, ['invoice'])
  expect(found).toMatch(/^….*Invoice.*…$/)
  expect(found.length).toBeLessThan(125)
  expect(excerptOf(text, ['nothing'])).toMatch(/^a a .*…$/)
  expect(excerptOf('  short \n text ', ['text'])).toBe('short text')
  expect(excerptOf('轴'.repeat(200), [])).toBe(`${'轴'.repeat(120)}…`)
})
