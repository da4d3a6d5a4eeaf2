import { parseSync, Visitor } from 'vite'

/** A mutation of a file's SQL: the text `was` at offset `start` of the file becomes `now`. */
export type SqlMutant = { start: number; was: string; now: string }

/** Matches strings and templates that are SQL. A fragment begins with `and`, `where` or `having`. */
const SQL = /\b(select|update|delete from|insert into)\b|^\s*(and|where|having)\b/
/** Matches the end of a condition outside parentheses. */
const END =
  /^(and|or|order by|group by|having|limit|returning|for|union|on conflict|then|when|end|left|join|where|offset)\b/
const SWAPS: readonly [RegExp, string][] = [
  [/<=/g, '<'],
  [/>=/g, '>'],
  [/(?<![<>=-])<(?![=>@-])/g, '<='],
  [/(?<![<>=-])>(?![=>])/g, '>='],
  [/<>/g, '='],
  [/(?<=[\w)] )\+(?= [\w($])/g, '-'],
  [/(?<=[\w)] )-(?= [\w($])/g, '+'],
  [/\bnot exists\b/g, 'exists'],
  [/\bis not null\b/g, 'is null'],
  [/\bleast\(/g, 'greatest('],
  [/\bgreatest\(/g, 'least('],
]

/**
 * Returns the mutants of the SQL in a TypeScript file: conditions that always hold, bounds moved by one, changed signs.
 */
export function sqlMutants(file: string, source: string): SqlMutant[] {
  const { program, errors } = parseSync(file, source)
  for (const { message } of errors) throw new SyntaxError(`${file}: ${message}`)
  const found: SqlMutant[] = []
  new Visitor({
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') take(start + 1, end - 1)
    },
    TemplateLiteral: ({ start, end, quasis }) => {
      if (!SQL.test(source.slice(start + 1, end - 1))) return
      // A quasi's range includes its delimiters: a backtick or brace before, a backtick or `${` after.
      for (const part of quasis) mutate(part.start + 1, part.end - (part.tail ? 1 : 2))
    },
  }).visit(program)
  return found.sort((a, b) => a.start - b.start)

  function take(start: number, end: number) {
    if (SQL.test(source.slice(start, end))) mutate(start, end)
  }
  function mutate(start: number, end: number) {
    const text = source.slice(start, end)
    for (const [from, to] of conditionsOf(text)) {
      const was = text.slice(from, to)
      // `or true` keeps the condition's parameters in use.
      found.push({ start: start + from, was, now: `(${was} or true)` })
    }
    for (const [pattern, now] of SWAPS)
      for (const { 0: was, index } of text.matchAll(pattern)) found.push({ start: start + index, was, now })
  }
}

/** Returns the ranges of the conditions after `where`, `and` or `having` that end within the text. */
function conditionsOf(text: string): [number, number][] {
  return [...text.matchAll(/\b(where|and|having)\s+/g)].flatMap(({ 0: word, index }): [number, number][] => {
    if (/\bbetween\s+\S+\s*$/.test(text.slice(0, index))) return []
    const from = index + word.length
    let depth = 0
    let at = from
    for (; at < text.length; at++) {
      if (text[at] === '(') depth++
      else if (text[at] === ')' && --depth < 0) break
      else if (depth === 0 && (text[at] === ';' || text[at] === ',')) break
      else if (depth === 0 && /\W/.test(text.charAt(at - 1)) && END.test(text.slice(at))) break
    }
    const to = from + text.slice(from, at).trimEnd().length
    return depth <= 0 && to > from && !/\bbetween\s+\S+$/.test(text.slice(from, to)) ? [[from, to]] : []
  })
}
