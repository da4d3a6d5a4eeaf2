import { messages } from '../packages/ui/src/messages.ts'
import { pseudo, pseudoAll } from '../.storybook/pseudo.ts'

describe('pseudo', () => {
  it('lengthens any text by two fifths', () => {
    for (const sentence of [
      'Add to cart',
      'Ask the supplier for a quotation on all marked items',
      'OK',
      'Show password',
      'Rhythm',
    ]) {
      expect(pseudo(sentence).length).toBe(Math.max(sentence.length + 2, Math.ceil(sentence.length * 1.4)))
    }
  })
  it('marks both ends and accents every letter that has an accented form', () => {
    expect(pseudo('Add to cart')).toBe('[Ááđđ ţöö çáářţ]')
  })
  it('keeps placeholders', () => {
    expect(pseudo('Page {{page}} of <b>{{pages}}</b>')).toContain('{{page}}')
    expect(pseudo('Page {{page}} of <b>{{pages}}</b>')).toContain('<b>{{pages}}</b>')
    expect(pseudo('')).toBe('')
  })
  it('keeps the keys of a table', () => {
    expect(Object.keys(pseudoAll(messages.en))).toEqual(Object.keys(messages.en))
    expect(pseudoAll({ cart: { empty: 'Empty' } }).cart.empty).toMatch(/^\[É/)
  })
})
