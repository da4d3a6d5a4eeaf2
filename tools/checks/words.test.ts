import { expect, it } from 'vitest'
import { wordProblems } from './words.ts'

it.each([
  '/** What is not among them is waited for by none. */',
  '// A number that is nobody’s.',
  '/** The text; what is no UTF-8 is none. */',
  '/** Opens the line anew. */',
  '  // Be it read,\n  // or be there none.',
])('finds the forbidden wording in %s', (comment) => {
  expect(wordProblems('a.ts', `const a = 1\n${comment}\n`)).not.toEqual([])
})

it.each([
  '/** Returns what the caller asked for. */',
  '/** Returns the first row. Throws if there is none. */',
  "const text = 'What is this? Who is there.'",
  '// https://example.com/what is this.',
  '/** What does a cart hold? Lines. */',
])('accepts %s', (comment) => {
  expect(wordProblems('a.ts', `${comment}\n`)).toEqual([])
})

it('reads the paragraphs of a guide, and neither its code nor its tables', () => {
  expect(
    wordProblems(
      'a.md',
      'What is sold is gone.\n\n```ts\n// What is sold is gone.\n```\n\n| What is sold is gone. |\n',
    ),
  ).toEqual([expect.stringContaining('a.md:1: ')])
})
