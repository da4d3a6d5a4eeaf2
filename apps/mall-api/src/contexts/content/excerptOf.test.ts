import { expect, it } from 'vitest'
import { excerptOf, readable } from './excerptOf.ts'

it('shows the text around the first match, or the beginning, with marks where it was cut [R2.22]', () => {
  const text = `${'a '.repeat(100)}Invoice ${'b '.repeat(100)}`
  const found = excerptOf(text, ['invoice'])
  expect(found).toMatch(/^….*Invoice.*…$/)
  expect(found.length).toBeLessThan(125)
  expect(excerptOf(text, ['nothing'])).toMatch(/^a a .*…$/)
  expect(excerptOf('  short \n text ', ['text'])).toBe('short text')
  const sentence = 'The statement lists every invoice that was issued, and each of them can be downloaded as PDF'
  expect(excerptOf(sentence, ['downloaded'])).toBe('…and each of them can be downloaded as PDF')
  expect(excerptOf('轴'.repeat(200), [])).toBe(`${'轴'.repeat(120)}…`)
})

it('leaves headings and tables out of an excerpt unless only they match [R2.22]', () => {
  const rule =
    '<h2>Which there are</h2><table><tr><th>Kind</th><td>Special VAT</td></tr></table><p>Ask once it is paid.</p>'
  expect(readable(rule, [])).toBe('Ask once it is paid.')
  expect(readable(rule, ['paid'])).toBe('Ask once it is paid.')
  expect(readable(rule, ['vat'])).toContain('Special VAT')
  expect(readable('<h2>Nothing else</h2>', [])).toBe('Nothing else')
})
