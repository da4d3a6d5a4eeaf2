import type { HostBlocks } from '@millwright/contract/blocks/block'
import { mobileTypes } from '@millwright/contract/blocks/blocks'
import type { BlockData, BlockType } from '@millwright/contract/blocks/blocks'
import { bool } from '@millwright/contract/blocks/decoder'
import type { Decoded, Report } from '@millwright/contract/blocks/decoder'
import { isRecord } from '@millwright/domain/isRecord'
import { diagnostic } from './diagnostic.ts'
import type { Diagnostic } from './diagnostic.ts'
import { blockOf } from './internal/blockOf.ts'
import { boundBlock } from './internal/boundBlock.ts'
import { isReadable, weakestContrast } from './internal/contrast.ts'
import { openPage } from './internal/openPage.ts'
import type { DecorationSource, ReportDiagnostic } from './internal/openPage.ts'
import { limits } from './limits.ts'
import { migrateBlocks, newestOf, versionOf } from './migrate.ts'
import type { MigrationStep } from './migrate.ts'

export type { DecorationSource }

declare const made: unique symbol
/**
 * A page that is safe to render. Only `readDecoration` creates it. It is plain data and may be sent to the browser.
 * `Own` are the host's blocks with which it was read. Every document is an `AnyDocument`.
 */
export type DecorationDocument<Own extends HostBlocks = NoBlocks> = {
  readonly blocks: readonly ReadBlock<Own>[]
  readonly [made]: true
}
export type AnyDocument = { readonly blocks: readonly AnyReadBlock[]; readonly [made]: true }

/** `index` is the block's place in the merchant's list; `id` is the merchant's own unique name for the block. */
export type ReadBlock<Own extends HostBlocks = NoBlocks> =
  | { [T in Exclude<BlockType, keyof Own>]: Read<T, BlockData<T>> }[Exclude<BlockType, keyof Own>]
  | { [T in keyof Own & string]: Read<T, Decoded<Own[T]['data']>> }[keyof Own & string]
export type AnyReadBlock = Read<string, unknown>
export type NoBlocks = Readonly<Record<never, never>>
type Read<T, Data> = { type: T; index: number; id?: string; data: Data }

export type DecorationReading<Own extends HostBlocks = NoBlocks> = {
  document: DecorationDocument<Own>
  diagnostics: Diagnostic[]
  /**
   * The original page. `source.blocks` is the merchant's list, with unknown blocks and keys: an editor changes it and
   * calls `writeDecoration`.
   */
  source: DecorationSource
}

/**
 * Reads an untrusted page: JSON text, its bytes, or the parsed value. Never throws: every input gives a page with a
 * list of repairs. The result cannot run scripts or leave the page's frame. `blocks` are the host's own blocks by type:
 * they add to the mall's blocks or replace them.
 */
export function readDecoration<Own extends HostBlocks = NoBlocks>(
  input: unknown,
  {
    blocks = {} as Own,
    steps = [],
  }: {
    blocks?: Own
    /** Migrations from older versions of the page and of its blocks (`migrate`). */
    steps?: readonly MigrationStep[]
  } = {},
): DecorationReading<Own> {
  const diagnostics: Diagnostic[] = []
  const say: ReportDiagnostic = (code, path, values) => {
    if (diagnostics.length < limits.diagnostics) diagnostics.push(diagnostic(code, path, values))
  }
  const source = openPage(input, say)
  const { version } = source
  const known = newestOf(undefined, steps)
  if (version > known) say('newerVersion', '$', { version, known })
  const list = migrated(source, steps)
  if (list.length > limits.blocks) say('tooManyBlocks', '$', { max: limits.blocks, given: list.length })
  const ids = new Set<string>()
  const read = list
    .slice(0, limits.blocks)
    .map((one, index) => readBlock(one, index, { own: blocks, steps, ids, say }))
    .filter((block) => block !== undefined)
  return { document: { blocks: withOneSign(read, say) } as unknown as DecorationDocument<Own>, diagnostics, source }
}

/** Migrates a page. A step is the host's code, and a failing step must not lose the page. */
function migrated(source: DecorationSource, steps: readonly MigrationStep[]): readonly unknown[] {
  try {
    return migrateBlocks(source, steps).blocks
  } catch {
    return source.blocks
  }
}

const hidden = bool(false)

type Reader = { own: HostBlocks; steps: readonly MigrationStep[]; ids: Set<string>; say: ReportDiagnostic }

function readBlock(given: unknown, index: number, { own, steps, ids, say }: Reader): AnyReadBlock | undefined {
  const path = `$[${index}]`
  const input = boundBlock(given, path, say)
  if (!isRecord(input) || typeof input.type !== 'string') {
    say('notABlock', path)
    return undefined
  }
  const { type } = input
  const block = blockOf(type, own)
  if (!block) {
    say(mobileTypes.has(type) ? 'mobileOnly' : 'unknownType', path, { type })
    return undefined
  }
  const [version, known] = [versionOf(input), newestOf(type, steps)]
  if (version > known) say('newerVersion', path, { version, known })
  const report: Report = (problem, at, values) => say(problem, at, values)
  if (hidden.read(input.hidden, `${path}.hidden`, report)) return undefined
  try {
    const data = block.data.read(input.dataField, `${path}.dataField`, report)
    // The compiler does not know that the block's own decoder created the data.
    for (const { field, ink, ground } of block.inks(data as never)) {
      const ratio = ink ? weakestContrast(ink, ground) : Infinity
      if (!isReadable(ratio)) say('lowContrast', `${path}.dataField.${field}`, { ratio: ratio.toFixed(1) })
    }
    const id =
      typeof input.id === 'string' && /^[\w.:-]{1,64}$/.test(input.id) && !ids.has(input.id) ? input.id : undefined
    if (id) ids.add(id)
    return { type, index, ...(id && { id }), data }
  } catch {
    // A host's own decoder may throw; the mall's decoders do not.
    say('blockFailed', path, { type })
    return undefined
  }
}

function withOneSign(read: readonly AnyReadBlock[], say: ReportDiagnostic): AnyReadBlock[] {
  const [sign, ...further] = read.filter(({ type }) => type === 'shop_signs')
  if (sign && sign !== read[0]) say('signNotFirst', `$[${sign.index}]`)
  for (const { index } of further) say('secondSign', `$[${index}]`)
  return read.filter((block) => !further.includes(block))
}
