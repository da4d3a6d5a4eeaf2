import type { HostBlocks } from '@millwright/contract/blocks/block'
import { blocks as mallBlocks } from '@millwright/contract/blocks/blocks'
import type { BlockType } from '@millwright/contract/blocks/blocks'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { dataSchema, decorationSchema } from '@millwright/contract/blocks/schema'
import { isRecord } from '@millwright/domain/isRecord'
import { keysOf } from '@millwright/domain/table'
import { en, zh } from '@millwright/i18n/namespaces/decorationFields'
import { blockOf } from './internal/blockOf.ts'
import { schemasIn } from './internal/schemasIn.ts'

/** The types of the mall's blocks, for editors. */
export const blockTypes: readonly BlockType[] = keysOf(mallBlocks)

type Wish = { locale?: 'zh' | 'en'; blocks?: HostBlocks }

/**
 * Returns the JSON Schema (2020-12) of a whole page, with titles in one language. `x-kind` names the form field: text
 * (in both languages), colour, picture, link, product, shelf, shop, area. `x-titles` has the labels of an `enum`, in
 * its order.
 */
export function pageSchema({ locale = 'en', blocks = {} }: Wish = {}): JsonSchema {
  const { $defs, ...page } = decorationSchema(blocks)
  const words = locale === 'zh' ? zh : en
  const defs = Object.entries(schemasIn($defs)).map(([type, one]) => [
    type,
    { ...titleOf(type, words), ...titled(one, words) },
  ])
  return { ...titled(page, words), $defs: Object.fromEntries(defs) }
}

/** Returns the JSON Schema of a block's `dataField`, or `undefined` for an unknown type. */
export function blockSchema(
  type: BlockType | (string & {}),
  { locale = 'en', blocks = {} }: Wish = {},
): JsonSchema | undefined {
  const block = blockOf(type, blocks)
  const words = locale === 'zh' ? zh : en
  return block && { ...titleOf(type, words), ...titled(dataSchema(block), words) }
}

/** Creates a block of a type with all fields at their defaults. It is valid once its required fields are filled in. */
export function defaultBlock(
  type: BlockType | (string & {}),
  { blocks = {} }: Pick<Wish, 'blocks'> = {},
): { type: string; dataField: Record<string, unknown> } {
  const properties = blockOf(type, blocks)?.data.schema.properties ?? {}
  const fields = Object.entries(schemasIn(properties)).map(([name, schema]) => [name, emptyOf(schema)] as const)
  return { type, dataField: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) }
}

function emptyOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (schema.type === 'array') return []
  if (schema['x-kind'] === 'text') return { zh: '', en: '' }
  if (Array.isArray(schema.anyOf)) return emptyOf(schema.anyOf[0])
  return schema['x-kind'] === 'picture' ? '' : undefined
}

/** Adds titles from `words` to the fields of a schema that have none. */
function titled(schema: JsonSchema, words: Readonly<Record<string, string>>, of = ''): JsonSchema {
  const titledIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(titledIn)
    return isRecord(value) ? titled(value, words, of) : value
  }
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'properties' && isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, field]) => [
            name,
            { ...titleOf(name, words), ...(isRecord(field) && titled(field, words, name)) },
          ]),
        )
      : keyword === 'default' || keyword === 'enum'
        ? value
        : titledIn(value),
  ])
  return { ...Object.fromEntries(entries), ...titlesOf(schema, words, of) }
}

/** Returns the labels of an enum's options if all of them have one: `fit.cover`. */
function titlesOf(
  { enum: choices, const: only }: JsonSchema,
  words: Readonly<Record<string, string>>,
  of: string,
): { 'x-titles'?: string[]; title?: string | undefined } {
  if (only !== undefined) return titleOf(`${of}.${String(only)}`, words)
  const titles = Array.isArray(choices) ? choices.map((one) => titleOf(`${of}.${String(one)}`, words).title) : []
  return titles.length && titles.every((one) => one !== undefined) ? { 'x-titles': titles } : {}
}

function titleOf(name: string, words: Readonly<Record<string, string>>): { title?: string | undefined } {
  return Object.hasOwn(words, name) ? { title: words[name] } : {}
}
