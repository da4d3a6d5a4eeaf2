import { isDeepStrictEqual } from 'node:util'
import { passwordFields } from '../../packages/api-client/src/passwordCodec.ts'
import type { CallSpec } from '../../packages/contract/src/call.ts'
import type * as Values from '../../packages/contract/src/values.ts'

type Schema = { def: Def; shape: Record<string, Schema> }
type Def = {
  type: string
  innerType: Schema
  element: Schema
  options: Schema[]
  in: Schema
  out: Schema
  defaultValue: unknown
  coerce?: boolean
  catchValue: (context: object) => unknown
  getter: () => Schema
  transform: (value: unknown, context: object) => unknown
}

/** Source text of a shape, or `undefined` if the value passes unchanged. */
type Text = string | undefined

/** Responses with a reader of their own. */
const leavesByCall: Record<string, { answer?: string }> = {
  brandsByCategory: { answer: "[[namedBrand], [], 'brandList']" },
}

/**
 * Writes `api-client/src/calls.ts`: the contract's calls without schemas, so that browsers convert values without zod
 * and decimal.js. Throws on a schema that cannot be expressed, so that no value is misread.
 */
export function callsText(contract: { readonly [call: string]: CallSpec }, values: typeof Values): string {
  const { inputOf, shapeOf, recursive, objects } = writer(values)
  const told = Object.entries(contract).map(([call, spec]) => {
    const { method, path, base, encoding, raw, ours } = spec as CallSpec
    const parts = Object.entries({ method, path, base, encoding, raw }).flatMap(([key, value]) =>
      value ? [`${key}: '${value}'`] : [],
    )
    try {
      const input = inputOf(spec.input as never, `${call}Input`)
      const answer = leavesByCall[call]?.answer ?? (raw ? undefined : shapeOf(spec.answer as never, call))
      const secrets = Object.hasOwn(passwordFields, call) ? passwordFields[call] : undefined
      return {
        call,
        fields: [
          ...parts,
          ...(raw ? ['file: fileOf'] : []),
          ...(ours ? ['ours: true'] : []),
          ...(secrets ? [`secrets: ${JSON.stringify(secrets)}`] : []),
          ...(input ? [`input: ${input}`] : []),
          ...(answer
            ? [
                `answer: ${isOptional(spec.answer as never) && !answer.startsWith('[') ? `[${answer}, undefined]` : answer}`,
              ]
            : []),
        ],
      }
    } catch (error) {
      throw new Error(`tools/generators/calls.ts cannot describe ${call} without zod: ${(error as Error).message}`, {
        cause: error,
      })
    }
  })
  const calls = told.map(
    ({ call, fields }) =>
      `/** ${contract[call]!.summary} */\nexport const ${call}: Wire<'${call}'> = { call: '${call}', ${fields.join(', ')} }\n`,
  )
  const all = hoisted(
    objects,
    [...[...recursive].map(([name, text]) => `const ${name}: Shape = ${text}\n`), ...calls].join('\n'),
  )
  const used = leaves.filter((leaf) => new RegExp(`[^.\\w'"]${leaf}\\b(?!['":])`).test(all))
  return `// Written by npm run generate, from the contract.
import { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import { ${used.join(', ')} } from './internal/shapes.ts'
import type { Wire } from './wire.ts'

${all}`
}

const leaves = ['anything', 'count', 'digits', 'flag', 'id', 'moment', 'money', 'namedBrand', 'percent', 'words', 'yes']

function writer(values: typeof Values) {
  let writing = false
  const known = new Map<unknown, Text>([
    [values.id, 'id'],
    [values.idIn, 'digits'],
    [values.money, 'money'],
    [values.flag, 'flag'],
    [values.yes, 'yes'],
    [values.moment, 'moment'],
    [values.text, undefined],
    [values.count, 'count'],
  ] as [unknown, Text][])
  const named = new Map<Schema, string>()
  const recursive = new Map<string, string>()
  const open = new Set<Schema>()
  const objects = new Map<string, { name: string; times: number }>()

  function shapeOf(schema: Schema, at: string): Text {
    if (known.has(schema)) return known.get(schema)
    if (open.has(schema)) {
      if (!named.has(schema)) named.set(schema, `${at}Tree`)
      return named.get(schema)
    }
    open.add(schema)
    const text = read(schema, at)
    open.delete(schema)
    const name = named.get(schema)
    if (!name || !text) return text
    recursive.set(name, text)
    known.set(schema, name)
    return name
  }

  function read(schema: Schema, at: string): Text {
    const { def } = schema
    switch (def.type) {
      case 'string':
      case 'boolean':
      case 'enum':
      case 'literal':
      case 'custom':
        return undefined
      case 'unknown':
        return 'anything'
      case 'number':
        // The server parses numbers from text.
        return def.coerce && !writing ? 'count' : undefined
      case 'optional': {
        const { innerType } = def
        return shapeOf(innerType.def.type === 'nullable' ? innerType.def.innerType : innerType, at)
      }
      case 'readonly':
      case 'nonoptional':
        return shapeOf(def.innerType, at)
      case 'nullable':
        throw new Error(`${at}: a nullable schema is supported only inside of optional()`)
      case 'default':
        return `[${shapeOf(def.innerType, at) ?? 'undefined'}, ${JSON.stringify(def.defaultValue)}]`
      case 'catch':
        return `[${shapeOf(def.innerType, at) ?? 'undefined'}, ${JSON.stringify(def.catchValue({ error: {}, input: undefined }))}]`
      case 'lazy':
        return shapeOf(def.getter(), at)
      case 'array': {
        const item = shapeOf(def.element, at)
        return item && `[${item}]`
      }
      case 'record':
        throw new Error(`${at}: a record is not supported`)
      case 'object':
        return fields(schema, at)
      case 'union':
        return oneOf(def.options, at)
      case 'pipe':
        return piped(def, at)
      default:
        throw new Error(`${at}: the type ${def.type} is not supported`)
    }
  }

  function fields(schema: Schema, at: string): Text {
    const told = Object.entries(schema.shape).flatMap(([name, inner]) => {
      const text = shapeOf(inner, name)
      if (name.endsWith('Id') ? text === 'id' || text === 'digits' : !text) return []
      if (!text) return [`${name}: anything`]
      const shape =
        isOptional(inner) && text.startsWith('[') && !text.includes(', undefined]') ? `[${text}, undefined]` : text
      // A shape that is still being built is referenced through a getter.
      const isOpen = [...named].some(([one, its]) => open.has(one) && new RegExp(`\\b${its}\\b`).test(text))
      return [isOpen ? `get ${name}(): Shape { return ${shape} }` : `${name}: ${shape}`]
    })
    return told.length ? object(at, told) : undefined
  }

  function object(at: string, fields: string[]): string {
    const text = `{ ${fields.join(', ')} }`
    const before = objects.get(text)
    objects.set(text, { name: before?.name ?? at.replace(/s$/, ''), times: (before?.times ?? 0) + 1 })
    return text
  }

  function oneOf(options: Schema[], at: string): Text {
    const [first, last] = [options[0]!, options.at(-1)!]
    // A list, or an object that wraps the same list under a name.
    if (last.def.type === 'pipe' && last.def.in.def.type === 'object') {
      const name = pickedBy(last.def)
      if (name) return `[${shapeOf(first, at)}, [], '${name}']`
    }
    if (options.some(({ def }) => def.type === 'pipe' && answersAs(def, 'true', true))) return 'yes'
    const told = options.map((one) => shapeOf(one, at))
    if (told.every((text) => text === undefined || text === 'count')) return undefined
    if (told.includes('anything')) return 'id'
    if (told.includes('digits')) return 'digits'
    if (options.every(({ def }) => def.type === 'object')) {
      const all = options.flatMap((one) => Object.entries(one.shape))
      const parts = new Map(
        all.map(([name, inner]) => [name, shapeOf(inner, name)] as const).filter(([, text]) => text),
      )
      return `{ ${[...parts].map(([name, text]) => `${name}: ${text}`).join(', ')} }`
    }
    throw new Error(`${at}: a union of ${told.join(' and ')} is not supported`)
  }

  function piped(def: Def, at: string): Text {
    if (def.out.def.type !== 'transform') {
      if (def.in.def.type === 'transform' || shapeOf(def.out, at))
        throw new Error(`${at}: a preprocess is not supported`)
      return shapeOf(def.in, at)
    }
    const inner = () => shapeOf(def.in, at)
    const own = def.out.def
    const mark = {}
    if (answersAs(own, null, undefined) && answersAs(own, mark, mark)) return inner()
    if (def.in.def.type === 'optional' && isEmptyList(own) && answersAs(own, mark, mark)) {
      const text = inner()
      return text ?? '[undefined]'
    }
    if (answersAs(own, undefined, '') && answersAs(own, 'x', 'x')) return 'words'
    if (answersAs(own, 1, '1')) return 'id'
    if (answersAs(own, 8.8, 88)) return 'percent'
    const filled = defaultsOf(own)
    if (!filled) throw new Error(`${at}: a transform is not supported`)
    const base = def.in.def.type === 'object' ? def.in.shape : {}
    const parts = new Map(
      [...new Set([...Object.keys(base), ...Object.keys(filled)])].flatMap((name) => {
        const text = base[name] && shapeOf(base[name], name)
        if (Object.hasOwn(filled, name)) return [[name, `[${text ?? 'undefined'}, ${JSON.stringify(filled[name])}]`]]
        return text ? [[name, text]] : []
      }),
    )
    return `{ ${[...parts].map(([name, text]) => `${name}: ${text}`).join(', ')} }`
  }

  function inputOf(schema: Schema, at: string): Text {
    writing = true
    const text = shapeOf(schema, at)
    writing = false
    return text
  }

  return { inputOf, shapeOf, recursive, objects }
}

/** Whether the response may be absent. The caller decides on a substitute. */
function isOptional({ def }: Schema): boolean {
  if (def.type === 'optional') return true
  if (def.type === 'readonly' || def.type === 'nullable') return isOptional(def.innerType)
  if (def.type === 'lazy') return isOptional(def.getter())
  return (
    def.type === 'pipe' &&
    def.out.def.type === 'transform' &&
    isOptional(def.in) &&
    answersAs(def.out.def, null, undefined)
  )
}

function answersAs(def: Def, given: unknown, wanted: unknown): boolean {
  const transform = def.type === 'pipe' ? def.out.def.transform : def.transform
  try {
    return transform?.(given, { addIssue() {} }) === wanted
  } catch {
    return false
  }
}

function isEmptyList(def: Def): boolean {
  try {
    const empty = def.transform(null, {})
    return Array.isArray(empty) && empty.length === 0
  } catch {
    return false
  }
}

/** Returns the property from which a transform takes its result. */
function pickedBy({ in: schema, out }: Def): string | undefined {
  const mark = {}
  return Object.keys(schema.shape).find((name) => out.def.transform({ [name]: mark }, {}) === mark)
}

/** Returns the defaults that a transform adds to an object. */
function defaultsOf({ transform }: Def): Record<string, unknown> | undefined {
  try {
    const empty = transform({}, {}) as Record<string, unknown>
    const other = transform({ other: 1 }, {}) as Record<string, unknown>
    return isDeepStrictEqual(other, { ...empty, other: 1 }) ? empty : undefined
  } catch {
    return undefined
  }
}

/** Hoists objects that occur several times into constants. Longer objects refer to shorter ones. */
function hoisted(objects: Map<string, { name: string; times: number }>, body: string): string {
  const shared = [...objects]
    .filter(([text, { times }]) => times > 1 && text.length > 40)
    .toSorted(([a], [b]) => a.length - b.length)
  const names = new Map<string, string>()
  for (const [text, { name }] of shared) {
    const like = [...names.values()].filter((one) => one.replace(/\d+$/, '') === `${name}Shape`).length
    names.set(text, `${name}Shape${like ? like + 1 : ''}`)
  }
  const byLength = [...names].toReversed()
  const withNames = (text: string, own?: string) =>
    byLength.reduce((all, [one, name]) => (one === own ? all : all.replaceAll(one, name)), text)
  return [
    ...[...names].map(([text, name]) => `const ${name}: Shape = ${withNames(text, text)}\n`),
    withNames(body),
  ].join('\n')
}
