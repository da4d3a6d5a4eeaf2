import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { isRecord } from '@millwright/domain/isRecord'
import { schemasIn } from '../schemasIn.ts'

type Frame = { kind: '[' | '{'; key: string; values: Record<string, string> }
/** `from` is the start of the word that a suggestion replaces. */
export type Completions = { from: number; suggestions: string[] }

/**
 * Returns the completions at a position of a page's JSON text, from its schema: field names, options, types of blocks.
 */
export function completions(text: string, caret: number, schema: JsonSchema): Completions {
  const frames: Frame[] = []
  let before = ''
  let from = caret
  for (const { 0: token, index } of text.slice(0, caret).matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}:,]|[^\s"[\]{}:,]+/g)) {
    const frame = frames.at(-1)
    const open =
      index + token.length === caret &&
      !/^[[\]{}:,]$/.test(token) &&
      (token[0] !== '"' || token.length === 1 || !/[^\\]"$/.test(token))
    if (open) {
      from = index
      break
    }
    if (token === '[' || token === '{') frames.push({ kind: token, key: '', values: {} })
    else if (token === ']' || token === '}') frames.pop()
    else if (token === ',' && frame) frame.key = ''
    else if (frame?.kind === '{' && token !== ':' && before !== ':') frame.key = token.replaceAll('"', '')
    else if (frame && before === ':') frame.values[frame.key] = token.replaceAll('"', '')
    before = token
  }
  const frame = frames.at(-1)
  const here = fieldOf(frames, schema)
  const typed = text.slice(from, caret).replaceAll('"', '').toLowerCase()
  const naming = frame?.kind === '{' && before !== ':'
  const all = naming
    ? namesOf(here, schema).map((name) => `"${name}": `)
    : valuesOf(frame?.kind === '{' ? propertyOf(here, frame.key, schema) : itemOf(here, schema), schema)
  return {
    from,
    suggestions: all.filter((one) => one.toLowerCase().replaceAll('"', '').startsWith(typed)).slice(0, 24),
  }
}

/** Returns the schema of the innermost list or object. */
function fieldOf(frames: readonly Frame[], schema: JsonSchema): JsonSchema | undefined {
  let at: JsonSchema | undefined = schema
  let above: Frame | undefined
  for (const [depth, frame] of frames.entries()) {
    if (above?.kind === '[') at = itemOf(at, schema)
    else if (above && depth === 2 && above.key === 'dataField') at = schemasIn(schema.$defs)[above.values.type ?? '']
    else if (above) at = propertyOf(at, above.key, schema)
    above = frame
  }
  return at
}

const resolved = (one: unknown, schema: JsonSchema): JsonSchema[] => {
  if (!isRecord(one)) return []
  if (typeof one.$ref === 'string') return resolved(schemasIn(schema.$defs)[one.$ref.replace('#/$defs/', '')], schema)
  return [one, ...[one.anyOf, one.oneOf, one.allOf].flat().flatMap((way) => resolved(way, schema))]
}
const propertyOf = (at: JsonSchema | undefined, key: string, schema: JsonSchema) =>
  resolved(at, schema)
    .map((way) => schemasIn(way.properties)[key])
    .find(Boolean)
const itemOf = (at: JsonSchema | undefined, schema: JsonSchema) =>
  resolved(at, schema)
    .map((way) => way.items)
    .find(isRecord)
const namesOf = (at: JsonSchema | undefined, schema: JsonSchema) => [
  ...new Set(resolved(at, schema).flatMap((way) => Object.keys(schemasIn(way.properties)))),
]

function valuesOf(at: JsonSchema | undefined, schema: JsonSchema): string[] {
  const ways = resolved(at, schema)
  const words = ways.flatMap((way) =>
    [
      way.enum,
      way.examples,
      way.type === 'boolean' ? [true, false] : [],
      way.const === undefined ? [] : [way.const],
      way.default === undefined || typeof way.default === 'object' ? [] : [way.default],
    ].flat(),
  )
  const starts = ways.flatMap(({ type }) => (type === 'array' ? ['[]'] : type === 'object' ? ['{}'] : []))
  return [...new Set([...words.filter((word) => word !== undefined).map((word) => JSON.stringify(word)), ...starts])]
}
