import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTokens, normalise, normaliseModel, queryTokens, QUERY_TOKENS } from './tokens.ts'

describe('tokens', () => {
  const finds = (keyword: string, texts: string[], models: string[] = []) => {
    const index = new Set(indexTokens(texts, models))
    const wanted = queryTokens(keyword)
    return wanted.length > 0 && wanted.every((token) => index.has(token))
  }

  it.each([
    ['轴承', '深沟球轴承'],
    ['沟球', '深沟球轴承'],
    ['钉', '内六角螺钉'],
    ['M8×40', '螺钉 M8x40'],
    ['m8 * 40', '螺钉 M8×40'],
    ['Ｍ８', '螺钉 M8x40'],
    ['bearings', 'Ball Bearing'],
    ['304不锈钢', '不锈钢 304 螺钉'],
    ['ball 6205', 'Ball bearing 6205-2RS'],
  ])('finds %s in %s [R5.04]', (keyword, text) => expect(finds(keyword, [text])).toBe(true))

  it.each([
    ['6205-2rs', '6205-2RS'],
    ['62052RS', '6205-2RS'],
    ['6205 2RS', '6205-2RS'],
    ['6205', '6205-2RS/C3'],
    ['2rs', '6205-2RS'],
    ['6205–2RS', '6205-2RS'],
    ['din912', 'DIN 912-M8'],
  ])('finds the model %s as %s', (keyword, model) => expect(finds(keyword, [], [model])).toBe(true))

  it.each([
    ['6305', '6205-2RS'],
    ['承轴', '轴承'],
    ['M8x45', 'M8x40'],
  ])('does not find %s in %s', (keyword, text) => expect(finds(keyword, [text], [text])).toBe(false))

  it('normalises different spellings of a model to one', () => {
    expect(normaliseModel(' 6205‑2RS / C3 ')).toBe('62052rsc3')
    expect(normalise('M8 × 40')).toBe('m8x40')
  })

  it('returns the same model for a plain word as for the same word among other signs', () => {
    const word = fc.string({ unit: fc.constantFrom(...'m8x1-./a'), maxLength: 12 })
    fc.assert(
      fc.property(word, (text) => {
        expect(normaliseModel(text)).toBe(normalise(text).replace(/[^\p{L}\p{N}.]/gu, ''))
      }),
      { numRuns: 2000 },
    )
  })

  it('turns any text into a limited number of tokens, and finds everything it indexed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const tokens = queryTokens(text)
        expect(tokens.length).toBeLessThanOrEqual(QUERY_TOKENS)
        const index = new Set(indexTokens([text], []))
        for (const token of tokens) expect(index).toContain(token)
      }),
    )
  })
})
