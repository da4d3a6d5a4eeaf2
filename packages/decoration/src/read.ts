import { blocks, isBlockType, mobileTypes } from '@millwright/contract/blocks/blocks'
import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import type { Block } from '@millwright/contract/blocks/block'
import { bool, isRecord } from '@millwright/contract/blocks/decoder'
import type { Report } from '@millwright/contract/blocks/decoder'
import { diagnostic } from './diagnostic.ts'
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts'
import { boundedCopy } from './internal/boundedCopy.ts'
import { weakestContrast } from './internal/contrast.ts'

export const BYTES_LIMIT = 1_048_576
export const BLOCKS_LIMIT = 200
export const DIAGNOSTICS_LIMIT = 500

declare const made: unique symbol
/** A page that is safe to draw. Only `readDecoration` makes one; it is plain data and may cross to the browser. */
export type DecorationDocument = { readonly blocks: readonly ReadBlock[]; readonly [made]: true }
/** `index` is the block's place in the merchant's list. */
export type ReadBlock = { [T in BlockType]: { type: T; index: number; data: BlockData<T> } }[BlockType]

export type DecorationReading = {
  document: DecorationDocument
  diagnostics: Diagnostic[]
  /** The merchant's list as it came, unknown blocks and keys included: what an editor changes and writes back. */
  source: readonly unknown[]
}

/**
 * Reads a page of any origin: JSON text, or what was parsed of it. It is total: whatever comes in, a page comes out,
 * with a list of what had to be mended. Nothing that it answers can run a script or leave the page's frame.
 */
export function readDecoration(input: unknown): DecorationReading {
  const diagnostics: Diagnostic[] = []
  const say = (code: DiagnosticCode, path: string, values?: Readonly<Record<string, string | number>>) => {
    if (diagnostics.length < DIAGNOSTICS_LIMIT) diagnostics.push(diagnostic(code, path, values))
  }
  const source = readSource(input, say)
  if (source.length > BLOCKS_LIMIT) say('tooManyBlocks', '$', { max: BLOCKS_LIMIT, given: source.length })
  const read = source.slice(0, BLOCKS_LIMIT).map((one, index) => readBlock(one, index, say)).filter((block) => block !== undefined)
  return { document: { blocks: withOneSign(read, say) } as unknown as DecorationDocument, diagnostics, source }
}

type Say = (code: DiagnosticCode, path: string, values?: Readonly<Record<string, string | number>>) => void

/** The list of blocks: parsed, copied within bounds, and taken out of what editors wrap it in. */
function readSource(input: unknown, say: Say): readonly unknown[] {
  let value = typeof input === 'string' ? input : boundedCopy(input, () => say('tooDeep', '$'))
  // Some servers answer the text within an object, or the text of a text.
  for (let step = 0; step < 4; step++) {
    if (value === undefined || value === null || value === '') break
    if (Array.isArray(value)) {
      if (value.length === 0) break
      return value
    }
    if (typeof value === 'string') {
      if (value.length > BYTES_LIMIT || new TextEncoder().encode(value).length > BYTES_LIMIT) return refuse('tooLarge')
      try {
        value = boundedCopy(JSON.parse(value), () => say('tooDeep', '$'))
      } catch {
        return refuse('notJson')
      }
    } else if (isRecord(value)) value = value.components ?? value.list ?? value.content ?? NaN
    else return refuse('notAList')
  }
  return refuse('empty')

  function refuse(code: DiagnosticCode): [] {
    say(code, '$')
    return []
  }
}

const hidden = bool(false)

function readBlock(input: unknown, index: number, say: Say): ReadBlock | undefined {
  const path = `$[${index}]`
  if (!isRecord(input) || typeof input.type !== 'string') {
    say('notABlock', path)
    return undefined
  }
  const { type } = input
  if (!isBlockType(type)) {
    say(mobileTypes.has(type) ? 'mobileOnly' : 'unknownType', path, { type })
    return undefined
  }
  const report: Report = (problem, at, values) => say(problem, at, values)
  if (hidden.read(input.hidden, `${path}.hidden`, report)) return undefined
  // The compiler cannot see that the schema and the data of one type belong together; the registry's own types say it.
  const block = blocks[type] as Block<unknown>
  const data = block.data.read(input.dataField, `${path}.dataField`, report)
  for (const { field, ink, ground } of block.inks(data)) {
    const ratio = ink ? weakestContrast(ink, ground) : Infinity
    if (ratio < 4.5) say('lowContrast', `${path}.dataField.${field}`, { ratio: ratio.toFixed(1) })
  }
  return { type, index, data } as ReadBlock
}

function withOneSign(read: readonly ReadBlock[], say: Say): ReadBlock[] {
  const [sign, ...further] = read.filter(({ type }) => type === 'shop_signs')
  if (sign && sign !== read[0]) say('signNotFirst', `$[${sign.index}]`)
  for (const { index } of further) say('secondSign', `$[${index}]`)
  return read.filter((block) => !further.includes(block))
}
