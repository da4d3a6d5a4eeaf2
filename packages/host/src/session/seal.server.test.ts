import { expect, it } from 'vitest'
import { createSeal } from './seal.server.ts'

it('opens in every instance with the same secret, and in no other, until it expires', () => {
  const [one, other, stranger] = [createSeal('a'), createSeal('a'), createSeal('b')]
  const sealed = one.close('steps', '13800000001', 1000)
  expect(sealed).not.toContain('1380')
  expect([
    one.open('steps', sealed, 999),
    other.open('steps', sealed, 999),
    stranger.open('steps', sealed, 999),
    one.open('steps', sealed, 1000),
  ]).toEqual(['13800000001', '13800000001', undefined, undefined])
  expect(createSeal(undefined).open('steps', createSeal(undefined).close('steps', 'x', 1000), 0)).toBeUndefined()
})

it('does not open after a change of a single letter', () => {
  const seal = createSeal('a')
  const sealed = seal.close('steps', 'flow', 1000)
  for (let at = 0; at < sealed.length - 1; at++) {
    const letter = sealed[at] === 'A' ? 'B' : 'A'
    expect(seal.open('steps', sealed.slice(0, at) + letter + sealed.slice(at + 1), 0)).toBeUndefined()
  }
  for (const broken of [undefined, '', 'x', 'ä'.repeat(100)]) expect(seal.open('steps', broken, 0)).toBeUndefined()
})

it('does not open for another purpose', () => {
  const seal = createSeal('a')
  const sealed = seal.close('pending 1', 'text', 1000)
  expect(['pending 1', 'pending 2', 'steps', ''].map((purpose) => seal.open(purpose, sealed, 0))).toEqual([
    'text',
    undefined,
    undefined,
    undefined,
  ])
})
