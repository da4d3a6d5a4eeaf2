import type { AnyBlock, HostBlocks } from './block.ts'
import { blocks } from './blocks.ts'
import type { JsonSchema } from './decoder.ts'
import { linkSchema } from './linkSchema.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

/** Returns the self-contained JSON Schema (2020-12) of a block type's data. */
export function dataSchema({ data }: AnyBlock): JsonSchema {
  return { $schema: dialect, ...data.schema, $defs: { link: linkSchema } }
}

/**
 * Returns the JSON Schema (2020-12) of a page, for editors' forms and validation. Unknown types and keys are allowed
 * and kept.
 */
export function decorationSchema(own: HostBlocks = {}): JsonSchema {
  const known: HostBlocks = { ...blocks, ...own }
  return {
    $schema: dialect,
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      properties: {
        type: { type: 'string', examples: Object.keys(known) },
        dataField: { type: 'object' },
        id: { type: 'string', pattern: '^[\\w.:-]{1,64}$' },
        v: { type: 'integer', minimum: 1 },
        hidden: { type: 'boolean', default: false },
      },
      required: ['type', 'dataField'],
      allOf: Object.keys(known).map((type) => ({
        if: { properties: { type: { const: type } }, required: ['type'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema, never awaited
        then: { properties: { dataField: { $ref: `#/$defs/${type}` } } },
      })),
    },
    $defs: {
      link: linkSchema,
      ...Object.fromEntries(Object.entries(known).map(([type, { data }]) => [type, data.schema])),
    },
  }
}
