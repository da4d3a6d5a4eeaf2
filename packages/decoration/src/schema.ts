import type { HostBlocks } from '@millwright/contract/blocks/block'
import { blocks as mallBlocks } from '@millwright/contract/blocks/blocks'
import type { BlockType } from '@millwright/contract/blocks/blocks'
import { isRecord } from '@millwright/contract/blocks/decoder'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { dataSchema, decorationSchema } from '@millwright/contract/blocks/schema'
import { en, zh } from '@millwright/i18n/namespaces/decorationFields'
import { blockOf } from './internal/blockOf.ts'

/** The types of the mall's blocks, as an editor offers them. */
export const blockTypes = Object.keys(mallBlocks) as readonly BlockType[]

type Wish = { locale?: 'zh' | 'en'; blocks?: HostBlocks }

/**
 * The JSON Schema (2020-12) of a whole page, with titles in one language. `x-kind` says which field a form needs:
 * text (in both languages), colour, picture, link, product, shelf, shop, area; `x-titles` has the words of an `enum`, in
 * its order.
 */
export function pageSchema({ locale = 'en', blocks = {} }: Wish = {}): JsonSchema {
  const { $defs, ...page } = decorationSchema(blocks)
  const words = locale === 'zh' ? zh : en
  const defs = Object.entries($defs as Record<string, JsonSchema>).map(([type, one]) => [
    type,
    { ...titleOf(type, words), ...(titled(one, words) as JsonSchema) },
  ])
  return { ...(titled(page, words) as JsonSchema), $defs: Object.fromEntries(defs) as JsonSchema }
}

/** The same of what one type of block holds in its `dataField`; `undefined` for a type that nobody knows. */
export function blockSchema(
  type: BlockType | (string & {}),
  { locale = 'en', blocks = {} }: Wish = {},
): JsonSchema | undefined {
  const block = blockOf(type, blocks)
  const words = locale === 'zh' ? zh : en
  return block && { ...titleOf(type, words), ...(titled(dataSchema(block), words) as JsonSchema) }
}

/** A new block of a type, all its fields at their defaults: valid as soon as what it must have is filled in. */
export function defaultBlock(
  type: BlockType | (string & {}),
  { blocks = {} }: Pick<Wish, 'blocks'> = {},
): { type: string; dataField: Record<string, unknown> } {
  const properties = blockOf(type, blocks)?.data.schema.properties ?? {}
  const fields = Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => [
    name,
    emptyOf(schema),
  ])
  return {
    type,
    dataField: Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Record<string, unknown>,
  }
}

function emptyOf(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (schema.type === 'array') return []
  if (schema['x-kind'] === 'text') return { zh: '', en: '' }
  if (Array.isArray(schema.anyOf)) return emptyOf(schema.anyOf[0] as JsonSchema)
  return schema['x-kind'] === 'picture' ? '' : undefined
}

/** A schema with a title at each field that has a name in `words` and no title of its own. */
function titled(schema: unknown, words: Readonly<Record<string, string>>, of = ''): unknown {
  if (Array.isArray(schema)) return schema.map((one) => titled(one, words, of))
  if (!isRecord(schema)) return schema
  const entries = Object.entries(schema).map(([keyword, value]) => [
    keyword,
    keyword === 'properties' && isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([name, field]) => [
            name,
            { ...titleOf(name, words), ...(titled(field, words, name) as object) },
          ]),
        )
      : keyword === 'default' || keyword === 'enum'
        ? value
        : titled(value, words, of),
  ])
  return { ...Object.fromEntries(entries), ...titlesOf(schema, words, of) }
}

/** The words of what may be chosen, where all of it has one: `fit.cover`. */
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
