import type { HostBlocks } from '@millwright/contract/blocks/block'
import { localised } from '@millwright/contract/blocks/decoder'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { isRecord } from '@millwright/domain/isRecord'
import { readLink } from '@millwright/domain/link/link'
import { diagnostic } from './diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'
import { lintAreas } from './internal/lintAreas.ts'
import { blockOf } from './internal/blockOf.ts'
import type { ReportDiagnostic } from './internal/openPage.ts'
import { own } from './internal/own.ts'
import { schemasIn } from './internal/schemasIn.ts'
import { limits } from './limits.ts'
import { readDecoration } from './read.ts'

/** Facts from outside the page: dead links, and the sizes of pictures, or that one does not load. The keys are URLs as the page writes them. */
export type LintFacts = {
  deadLinks?: ReadonlySet<string> | undefined
  pictures?: Readonly<Record<string, PictureFacts>> | undefined
}

type PictureFacts = { bytes?: number | undefined; width?: number | undefined; missing?: boolean | undefined }

/** The picture size in bytes above which loading is slow. */
const BYTES_OF_A_PICTURE = 500_000
/** The minimum picture width in pixels by block type. Blocks outside this list have no minimum. */
const widths: Readonly<Record<string, number>> = {
  picture_by: 1200,
  universal_hotspot: 1200,
  goods_module4: 1200,
  goods_module5: 232,
}

/**
 * Returns possible improvements of a valid page: contrast, pictures without alternative text, areas that are too small
 * or overlap, lists without a heading; and from `facts`, dead links and missing, heavy or small pictures.
 */
export function lint(
  input: unknown,
  { facts = {}, blocks = {} }: { facts?: LintFacts; blocks?: HostBlocks } = {},
): Diagnostic[] {
  const { source, diagnostics } = readDecoration(input, { blocks })
  const found = diagnostics.filter(({ code }) => code === 'lowContrast')
  const say: ReportDiagnostic = (code, path, values) => {
    if (found.length < limits.diagnostics) found.push(diagnostic(code, path, values))
  }
  source.blocks.slice(0, limits.blocks).forEach((block, index) => {
    if (!isRecord(block) || typeof block.type !== 'string') return
    const { type } = block
    const schema = blockOf(type, blocks)?.data.schema
    if (!schema) return
    const data = isRecord(block.dataField) ? block.dataField : {}
    const path = `$[${index}].dataField`
    visit(data, schema, path, (kind, value, at, beside) => {
      if (kind === 'picture') lintPicture(type, value, at, beside, facts, say)
      if (kind === 'link') {
        const href = readLink(value).target?.href
        if (href && facts.deadLinks?.has(href)) say('deadLink', at, { href })
      }
    })
    if (
      isRecord(schema.properties) &&
      schema.properties.title &&
      !(Array.isArray(schema.required) && schema.required.includes('title')) &&
      isEmpty(data.title)
    )
      say('noHeading', `${path}.title`)
    if (type === 'universal_hotspot') lintAreas(data, path, say)
  })
  return found
}

function lintPicture(
  type: string,
  url: unknown,
  path: string,
  beside: Readonly<Record<string, unknown>>,
  facts: LintFacts,
  say: ReportDiagnostic,
): void {
  if (typeof url !== 'string' || !url) return
  // A sign's background is decorative, and a picture with a title needs no alternative text.
  if (type !== 'shop_signs' && isEmpty(beside.alt) && isEmpty(type === 'picture_by' ? beside.title : undefined))
    say('noAlt', `${path.replace(/\.\w+$/, '')}.alt`)
  const { bytes = 0, width = Infinity, missing } = own(facts.pictures ?? {}, url) ?? {}
  if (missing) say('missingPicture', path)
  if (bytes > BYTES_OF_A_PICTURE)
    say('heavyPicture', path, { kilobytes: Math.round(bytes / 1000), max: BYTES_OF_A_PICTURE / 1000 })
  const min = widths[type] ?? 0
  if (width < min) say('smallPicture', path, { width, min })
}

type Seen = (kind: unknown, value: unknown, path: string, beside: Readonly<Record<string, unknown>>) => void

/** Visits each field of a block that has an `x-kind` in the schema, at any depth. */
function visit(value: unknown, schema: JsonSchema, path: string, seen: Seen): void {
  if (Array.isArray(schema.anyOf)) return schema.anyOf.forEach((way: JsonSchema) => visit(value, way, path, seen))
  const { items: item } = schema
  if (Array.isArray(value) && isRecord(item)) {
    value.slice(0, Number(schema.maxItems)).forEach((one, index) => {
      if (item['x-kind']) seen(item['x-kind'], one, `${path}[${index}]`, {})
      visit(one, item, `${path}[${index}]`, seen)
    })
  }
  if (!isRecord(value)) return
  for (const [name, field] of Object.entries(schemasIn(schema.properties))) {
    const held = own(value, name)
    if (held === undefined) continue
    if (field['x-kind']) seen(field['x-kind'], held, `${path}.${name}`, value)
    visit(held, field, `${path}.${name}`, seen)
  }
}

const words = localised()
const isEmpty = (text: unknown) => words.read(text, '', () => {}).zh === ''
