import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import { root } from '../children.ts'

/** Patterns that CONTRIBUTING, "How we write", forbids, as far as a program finds them. */
const forbidden: { pattern: RegExp; advice: string }[] = [
  {
    pattern: /(?:^|[.;] )(?:What|Who|Whoever|Whatever) [^.?!]*[.;!]/,
    advice: 'the sentence starts with "what" or "who": name the thing or the person',
  },
  {
    pattern: /(?<!\bthere )\b(?:is|are|was|were) (?:none|nobody)\b(?=[.;:,]|$)/,
    advice: 'the sentence says what something is not: say what it is',
  },
  {
    pattern: /\bnobody['’]s\b|\bnone['’]s\b/,
    advice: '"nobody’s" and "none’s": name the owner, or say that there is none',
  },
  { pattern: /\bsuch a one\b|\bbe there\b/, advice: 'an inversion: subject first, then the verb' },
  {
    pattern: /\b(?:anew|whence|thereof|heed(?:s|ed)?)\b/,
    advice: 'an old word: write "again", "from where", "of it" or "follow"',
  },
]

const prose = [
  '*.md',
  'docs/*.md',
  'docs/adr/*.md',
  'packages/*/README.md',
  'packages/*/guides/*.en.md',
  '.storybook/*.mdx',
]
const code = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'tools/**/*.ts', 'tests/**/*.ts']

/** Returns the sentences of a file's comments, or of its paragraphs, that match a forbidden pattern. */
export function wordProblems(file: string, text: string): string[] {
  const parts = file.endsWith('.md') || file.endsWith('.mdx') ? paragraphsOf(text) : commentsOf(text)
  return parts.flatMap(({ line, words }) =>
    forbidden.filter(({ pattern }) => pattern.test(words)).map(({ advice }) => `${file}:${line}: ${advice}: ${words}`),
  )
}

function commentsOf(text: string): { line: number; words: string }[] {
  const comments = text.matchAll(/\/\*\*?[^]*?\*\/|(?<=^|\s)\/\/ [^\n]*(?:\n\s*\/\/ [^\n]*)*/g)
  return [...comments].map(({ 0: comment, index }) => ({
    line: lineAt(text, index),
    words: comment
      .replace(/^\/\*+|\*\/$/g, '')
      .replace(/^\s*(?:\*|\/\/) ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

/** Returns paragraphs and list items. Tables, code and headings hold no sentences. */
function paragraphsOf(text: string): { line: number; words: string }[] {
  const prose = text.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, ''))
  return [...prose.matchAll(/^(?![|#<]).+$/gm)].map(({ 0: words, index }) => ({
    line: lineAt(text, index),
    words: words.replace(/^\s*(?:[-*]|\d+\.) /, '').trim(),
  }))
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

if (import.meta.main) {
  const files = await glob([...prose, ...code], {
    cwd: root,
    ignore: ['**/dist/**', '**/node_modules/**', '**/words*.ts'],
  })
  const problems = files
    .toSorted()
    .filter((file) => file !== 'CONTRIBUTING.md')
    .flatMap((file) => wordProblems(file, readFileSync(join(root, file), 'utf8')))
  for (const problem of problems) console.log(problem)
  console.log(`${files.length} files: ${problems.length} sentences to rewrite`)
  process.exit(problems.length ? 1 : 0)
}
