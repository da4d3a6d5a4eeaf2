import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { isRecord } from '@millwright/domain/isRecord'
import fc from 'fast-check'
import { schemasIn } from '../schemasIn.ts'

/** Generates values that a schema accepts. Supports only the keywords that our schemas use. */
export function schemaValues(root: JsonSchema): fc.Arbitrary<unknown> {
  const defs = schemasIn(root.$defs)
  const { link: _, ...blocks } = defs
  const items = Object.entries(blocks).map(([type, schema]) =>
    fc.record(
      { type: fc.constant(type), dataField: of(schema), hidden: fc.boolean() },
      { requiredKeys: ['type', 'dataField'] },
    ),
  )
  return fc.array(fc.oneof(...items), { maxLength: 4 })

  function of(schema: JsonSchema): fc.Arbitrary<unknown> {
    const { $ref, ...own } = schema
    const properties = schemasIn(own.properties)
    const required: string[] = Array.isArray(own.required) ? own.required : []
    if ($ref !== undefined) {
      const base = defs[String($ref).replace('#/$defs/', '')]
      if (!base) throw new TypeError(`The schema has no ${String($ref)}`)
      return fc.tuple(of(base), fields(properties, required)).map((both) => Object.assign({}, ...both))
    }
    if (own.const !== undefined) return fc.constant(own.const)
    if (Array.isArray(own.enum)) return fc.constantFrom(...own.enum)
    const options = [own.oneOf, own.anyOf].find((ways): ways is JsonSchema[] => Array.isArray(ways))
    if (options && own.type === 'object')
      return fc
        .tuple(fields(properties, required), fc.oneof(...options.map((option) => of({ type: 'object', ...option }))))
        .map(([base, more]) => Object.assign({}, base, more))
    if (options) return fc.oneof(...options.map(of))
    switch (own.type) {
      case 'boolean':
        return fc.boolean()
      case 'integer':
        return fc.integer({ min: Number(own.minimum), max: Number(own.maximum) })
      case 'number':
        return fc.double({ min: Number(own.minimum), max: Number(own.maximum), noNaN: true })
      case 'string':
        return text(own)
      case 'array':
        return fc.array(isRecord(own.items) ? of(own.items) : fc.constant(1), {
          minLength: Number(own.minItems ?? 0),
          maxLength: Math.min(4, Number(own.maxItems)),
        })
      default:
        return fields(properties, required)
    }
  }

  function fields(properties: Record<string, JsonSchema>, required: readonly string[]) {
    return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, of(one)])), {
      requiredKeys: [...required] as never[],
    })
  }
}

function text({ pattern, minLength = 0, maxLength = 50 }: JsonSchema): fc.Arbitrary<string> {
  const bound = { minLength: Number(minLength), maxLength: Number(maxLength) }
  if (!pattern)
    return fc.oneof(
      fc.string({ ...bound, unit: 'grapheme' }).filter((one) => [...one].length <= bound.maxLength),
      fc.constant('x'.repeat(bound.maxLength)),
    )
  return fc.stringMatching(new RegExp(String(pattern), 'u')).filter((one) => one.length <= 2000)
}
