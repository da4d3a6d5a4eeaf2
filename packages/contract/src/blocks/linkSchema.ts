import { pageKeys } from '@millwright/domain/link/link'
import { idSchema } from './decoder.ts'
import type { JsonSchema } from './decoder.ts'

const orWithin = (...names: string[]): JsonSchema => ({
  anyOf: [
    idSchema,
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, idSchema])),
      required: names.slice(0, 1),
    },
  ],
})
const inside = { type: 'string', maxLength: 2000, pattern: '^/([^/\\\\].*)?$' }
const outside = { type: 'string', maxLength: 2000, pattern: '^(https?://|mailto:|tel:|/)' }

/** The content of `link` for each of the six types, in order: product, category, shop, page, saved page, address. */
const held: JsonSchema[] = [
  orWithin('prodId', 'seckillId'),
  {
    anyOf: [
      { type: 'array', minItems: 1, maxItems: 3, items: idSchema },
      { type: 'object', properties: { shopId: idSchema, categoryId: idSchema }, required: ['shopId', 'categoryId'] },
    ],
  },
  orWithin('shopId'),
  { anyOf: [{ enum: Object.keys(pageKeys) }, inside] },
  orWithin('renovationId'),
  {
    anyOf: [outside, { type: 'object', properties: { url: outside, newTab: { type: 'boolean' } }, required: ['url'] }],
  },
]

/** A link of any of the six types. */
export const linkSchema: JsonSchema = {
  oneOf: held.map((link, index) => ({
    type: 'object',
    properties: {
      type: { const: index + 1 },
      link,
      ...(index === 5 && { newTab: { type: 'boolean', default: false } }),
    },
    required: ['type', 'link'],
  })),
}
