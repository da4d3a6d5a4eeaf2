import { blocks } from './blocks.ts'
import type { JsonSchema } from './decoder.ts'

/** The JSON Schema (2020-12) of a page, for editors' forms and checks. Unknown types and keys are allowed: they are kept. */
export function decorationSchema(): JsonSchema {
  const defs = Object.fromEntries(Object.entries(blocks).map(([type, { data }]) => [type, data.schema]))
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'array',
    items: {
      type: 'object',
      properties: { type: { type: 'string' }, dataField: { type: 'object' }, id: { type: 'string' }, v: { type: 'number' }, hidden: {} },
      required: ['type', 'dataField'],
      allOf: Object.keys(defs).map((type) => ({
        if: { properties: { type: { const: type } } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, never awaited
        then: { properties: { dataField: { $ref: `#/$defs/${type}` } } },
      })),
    },
    $defs: defs,
  }
}
