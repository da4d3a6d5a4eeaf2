import { describe, expect, it } from 'vitest'
import { linkedText } from './linkedText.ts'

describe('a web address in a typed text', () => {
  it('becomes a link, and the text around it stays', () => {
    expect(linkedText('see https://www.example.com/a?b=1 for it')).toEqual([
      { text: 'see ' },
      { text: 'https://www.example.com/a?b=1', href: 'https://www.example.com/a?b=1' },
      { text: ' for it' },
    ])
  })

  it('ends before Chinese and English punctuation', () => {
    expect(linkedText('资料在https://a.example/x.pdf，请查收')[1]).toEqual({
      text: 'https://a.example/x.pdf',
      href: 'https://a.example/x.pdf',
    })
    expect(linkedText('(https://a.example/x).').map(({ text }) => text)).toEqual(['(', 'https://a.example/x', ').'])
  })

  it('stays text if it is not a safe link', () => {
    for (const text of [
      'javascript:alert(1)',
      'https://user:secret@a.example/',
      'https://',
      'data:text/html,x',
      '<a href="x">',
      '',
    ]) {
      expect(linkedText(text)).toEqual([{ text }])
    }
  })

  it('keeps every character of the text', () => {
    const text = 'a https://a.example, https://b:c@d.example 与 http://e.example！\nend'
    expect(
      linkedText(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
