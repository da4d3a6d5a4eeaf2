import { passwordFields } from '../../packages/api-client/src/passwordCodec.ts'
import type { CallSpec } from '../../packages/contract/src/call.ts'
import type * as Values from '../../packages/contract/src/values.ts'
import { contentName, hoisted } from './hoisted.ts'
import { answersAs, defaultsOf, isEmptyList, isOptional, pickedBy } from './schemas.ts'
import type { Def, Schema } from './schemas.ts'

/** Source text of a shape, or `undefined` if the value passes unchanged. */
type Text = string | undefined

const listOf = (item: Text): Text => item && `[${item}]`

/** Hand-written shapes of responses, by call. They replace the shape of the schema. */
const answersByCall: Record<string, string> = { brandsByCategory: "[[namedBrand], [], 'brandList']" }

const leaves = 'anything booleanValue count digits flag id moment money namedBrand percent words'.split(' ')

/**
 * Writes `api-client/src/calls.ts`: the contract's calls without schemas, so that browsers convert values without zod
 * and decimal.js. Throws on a schema that cannot be expressed, so that no value is misread.
 */
export function callsText(contract: { readonly [call: string]: CallSpec }, values: typeof Values): string {
  const writer = new ShapeWriter(values)
  const calls = Object.entries(contract).map(([call, spec]) => {
    try {
      return `/** ${spec.summary} */\nexport const ${call}: Wire<'${call}'> = { ${fieldsOf(call, spec, writer).join(', ')} }\n`
    } catch (error) {
      throw new Error(`tools/generators/calls.ts cannot describe ${call} without zod: ${(error as Error).message}`, {
        cause: error,
      })
    }
  })
  const trees = [...writer.trees].map(([name, text]) => `const ${name}: Shape = ${text}\n`)
  const all = hoisted(writer.objects, [...trees, ...calls].join('\n'))
  const used = leaves.filter((leaf) => new RegExp(`[^.\\w'"]${leaf}\\b(?!['":])`).test(all))
  return `// Written by tools/generateCode.ts, from the contract.
import { fileOf } from './internal/fileOf.ts'
import type { Shape } from './internal/shapes.ts'
import { ${used.join(', ')} } from './internal/shapes.ts'
import type { Wire } from './wire.ts'

${all}`
}

function fieldsOf(call: string, spec: CallSpec, writer: ShapeWriter): string[] {
  const { method, path, base, encoding, raw, ours } = spec
  const input = writer.inputOf(spec.input as never, `${call}'s input`)
  const answer = answersByCall[call] ?? (raw ? undefined : writer.shapeOf(spec.answer as never, call))
  const secrets = Object.hasOwn(passwordFields, call) ? passwordFields[call] : undefined
  const lacking = answer && isOptional(spec.answer as never) && !answer.startsWith('[')
  return [
    `call: '${call}'`,
    ...Object.entries({ method, path, base, encoding, raw }).flatMap(([key, value]) =>
      value ? [`${key}: '${value}'`] : [],
    ),
    ...(raw ? ['file: fileOf'] : []),
    ...(ours ? ['ours: true'] : []),
    ...(secrets ? [`secrets: ${JSON.stringify(secrets)}`] : []),
    ...(input ? [`input: ${input}`] : []),
    ...(answer ? [`answer: ${lacking ? `[${answer}, undefined]` : answer}`] : []),
  ]
}

class ShapeWriter {
  /** The shapes that contain themselves, by name. */
  readonly trees = new Map<string, string>()
  /** The text of every object. */
  readonly objects = new Set<string>()
  readonly #known: Map<unknown, Text>
  readonly #named = new Map<Schema, string>()
  readonly #open = new Set<Schema>()
  #writing = false

  constructor({ id, idIn, money, flag, booleanValue, moment, text, count }: typeof Values) {
    this.#known = new Map(
      Object.entries({ id, digits: idIn, money, flag, booleanValue, moment, count }).map(([k, v]) => [v, k]),
    )
    this.#known.set(text, undefined)
  }

  inputOf(schema: Schema, at: string): Text {
    this.#writing = true
    const text = this.shapeOf(schema, at)
    this.#writing = false
    return text
  }

  shapeOf(schema: Schema, at: string): Text {
    if (this.#known.has(schema)) return this.#known.get(schema)
    if (this.#open.has(schema)) {
      if (!this.#named.has(schema)) this.#named.set(schema, contentName(Object.keys(schema.shape ?? {}), 'Tree'))
      return this.#named.get(schema)
    }
    this.#open.add(schema)
    const text = this.#read(schema, at)
    this.#open.delete(schema)
    const name = this.#named.get(schema)
    if (!name || !text) return text
    this.trees.set(name, text)
    this.#known.set(schema, name)
    return name
  }

  #read(schema: Schema, at: string): Text {
    const { def } = schema
    if (/^(string|boolean|enum|literal|custom)$/.test(def.type)) return undefined
    switch (def.type) {
      case 'unknown':
        return 'anything'
      case 'number':
        // The server parses numbers from text.
        return def.coerce && !this.#writing ? 'count' : undefined
      case 'optional':
        return this.shapeOf(def.innerType.def.type === 'nullable' ? def.innerType.def.innerType : def.innerType, at)
      case 'readonly':
      case 'nonoptional':
        return this.shapeOf(def.innerType, at)
      case 'default':
        return this.#withDefault(def.innerType, at, def.defaultValue)
      case 'catch':
        return this.#withDefault(def.innerType, at, def.catchValue({ error: {}, input: undefined }))
      case 'lazy':
        return this.shapeOf(def.getter(), at)
      case 'array':
        return listOf(this.shapeOf(def.element, at))
      case 'object':
        return this.#fields(schema)
      case 'union':
        return this.#oneOf(def.options, at)
      case 'pipe':
        return this.#piped(def, at)
      case 'nullable':
        throw new Error(`${at}: a nullable schema is supported only inside of optional()`)
      default:
        throw new Error(`${at}: the type ${def.type} is not supported`)
    }
  }

  #withDefault(schema: Schema, at: string, value: unknown): string {
    return `[${this.shapeOf(schema, at) ?? 'undefined'}, ${JSON.stringify(value)}]`
  }

  #fields({ shape }: Schema): Text {
    const fields = Object.entries(shape).flatMap(([name, inner]) => {
      const text = this.shapeOf(inner, name)
      if (name.endsWith('Id') ? text === 'id' || text === 'digits' : !text) return []
      if (!text) return [`${name}: anything`]
      const lacking = isOptional(inner) && text.startsWith('[') && !text.includes(', undefined]')
      const whole = lacking ? `[${text}, undefined]` : text
      // A shape that is still being built is referenced through a getter.
      const isOpen = [...this.#named].some(([one, its]) => this.#open.has(one) && new RegExp(`\\b${its}\\b`).test(text))
      return [isOpen ? `get ${name}(): Shape { return ${whole} }` : `${name}: ${whole}`]
    })
    if (!fields.length) return undefined
    const text = `{ ${fields.join(', ')} }`
    this.objects.add(text)
    return text
  }

  #oneOf(options: Schema[], at: string): Text {
    const [first, last] = [options[0]!, options.at(-1)!]
    // A list, or an object that wraps the same list under a name.
    if (last.def.type === 'pipe' && last.def.in.def.type === 'object') {
      const name = pickedBy(last.def)
      if (name) return `[${this.shapeOf(first, at)}, [], '${name}']`
    }
    if (options.some(({ def }) => def.type === 'pipe' && answersAs(def, 'true', true))) return 'booleanValue'
    const texts = options.map((one) => this.shapeOf(one, at))
    if (texts.every((text) => text === undefined || text === 'count')) return undefined
    if (texts.includes('anything')) return 'id'
    if (texts.includes('digits')) return 'digits'
    if (!options.every(({ def }) => def.type === 'object'))
      throw new Error(`${at}: a union of ${texts.join(' and ')} is not supported`)
    return this.#objectOf(options.flatMap(({ shape }) => Object.entries(shape)))
  }

  #piped(def: Def, at: string): Text {
    const own = def.out.def
    if (own.type !== 'transform') {
      if (def.in.def.type === 'transform' || this.shapeOf(def.out, at))
        throw new Error(`${at}: a preprocess is not supported`)
      return this.shapeOf(def.in, at)
    }
    const mark = {}
    if (answersAs(own, mark, mark)) {
      if (answersAs(own, null, undefined)) return this.shapeOf(def.in, at)
      if (def.in.def.type === 'optional' && isEmptyList(own)) return this.shapeOf(def.in, at) ?? '[undefined]'
    }
    if (answersAs(own, undefined, '') && answersAs(own, 'x', 'x')) return 'words'
    if (answersAs(own, 1, '1')) return 'id'
    if (answersAs(own, 8.8, 88)) return 'percent'
    const filled = defaultsOf(own)
    if (!filled) throw new Error(`${at}: a transform is not supported`)
    return this.#objectOf(Object.entries(def.in.def.type === 'object' ? def.in.shape : {}), filled)
  }

  /** Returns an object of the fields that have a shape, or a default in `filled`. */
  #objectOf(fields: readonly [string, Schema][], filled: Record<string, unknown> = {}): string {
    const parts = new Map<string, Text>(fields.map(([name, inner]) => [name, this.shapeOf(inner, name)]))
    for (const [name, value] of Object.entries(filled))
      parts.set(name, `[${parts.get(name) ?? 'undefined'}, ${JSON.stringify(value)}]`)
    return `{ ${[...parts].flatMap(([name, text]) => (text ? [`${name}: ${text}`] : [])).join(', ')} }`
  }
}
