import { useEffect, useRef, useState } from 'react'
import { en, zh } from '@millwright/i18n/namespaces/decorationFields'
import { useText } from '@millwright/i18n/Texts'
import type { DrawingDiagnostic } from '../drawing.ts'
import type { BlocksProps } from '../Blocks/Blocks.tsx'
import { drawBlock } from '../internal/Block.tsx'
import { groundStyle, readGround } from '../internal/ground.ts'
import { own } from '../internal/own.ts'
import { readyPage, shownBlocks } from '../internal/shownBlocks.ts'
import type { ShownBlock } from '../internal/shownBlocks.ts'
import { typesOf } from '../internal/typesOf.ts'
import { useProblems } from '../internal/useProblems.ts'
import { mergeLooks } from '../internal/mergeLooks.ts'
import { looks as mall } from '../looks.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { AnyDocument, DecorationSource } from '../read.ts'
import type { Look, Registry } from '../registry.ts'
import * as page from '../Blocks/Blocks.css.ts'
import * as styles from './Preview.css.ts'

export type PreviewProps = Omit<BlocksProps, 'document' | 'looks' | 'beside' | 'inPlace'> & {
  /**
   * The page as `readDecoration` returned it. Unreadable blocks are shown with the reason. Pass the same `reading` and
   * `data` objects on each render until the page or the data changes.
   */
  reading: { document: AnyDocument; diagnostics: readonly Diagnostic[]; source: Pick<DecorationSource, 'blocks'> }
  /** The host's additional blocks, or other looks for the mall's (`createRegistry`). */
  registry?: Registry | undefined
  /** The chosen block by its `id`, otherwise by its index in the merchant's list ("0" is the first). */
  selected?: string | undefined
  /** Called when a block is chosen by pointer or keyboard. */
  onSelect?: ((block: PreviewBlock) => void) | undefined
  /** Called when a pointer enters a block, or with `undefined` when it leaves. */
  onHover?: ((block: PreviewBlock | undefined) => void) | undefined
}
/**
 * `blockId` is the merchant's `id`, otherwise the index as text (`#0` if another block's id is `0`). The block's
 * element has the same value as `data-block-id`.
 */
export type PreviewBlock = { blockId: string; index: number; type: string }

/**
 * Renders a page for its editor: every block can be chosen, links are inactive, and a block that buyers would not see
 * shows the reason.
 *
 * When: merchants edit a page. Instead: `Decoration` where buyers see the page.
 *
 * Keys: `Tab` moves through the blocks, `Enter` or `Space` chooses the focused block.
 */
export function Preview({
  reading,
  locale,
  data,
  ground: colour,
  registry,
  selected,
  onSelect,
  onHover,
  onDiagnostic,
}: PreviewProps) {
  const text = useText('decorationPreview')
  const names: Readonly<Record<string, string>> = locale === 'zh' ? zh : en
  const root = useRef<HTMLDivElement>(null)
  const { heard, hear } = useHeard(reading, onDiagnostic)
  const ground = readGround(colour)
  const ready = readyPage(data)
  const blocks = shownBlocks(reading.document, mergeLooks<Look<never>>(mall, registry), data, ready)
  const shown = new Map(blocks.map((one) => [one.block.index, one]))
  useProblems([...shown.values()], onDiagnostic, reading, data)
  useEffect(() => {
    if (selected !== undefined)
      root.current?.querySelector(`[data-block-id="${CSS.escape(selected)}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  const named = new Set([...shown.values()].map(({ block }) => block.id))
  const listed = typesOf(reading.source.blocks)
  return (
    <div ref={root} className={page.page} style={groundStyle(ground)}>
      {listed.length === 0 && <p className={styles.problem}>{text('empty')}</p>}
      {listed.map((type, index) => {
        const one = shown.get(index)
        const what = one?.problem ?? heard[index]
        const found = reading.diagnostics.find(({ path }) => path === `$[${index}]`)
        const name = own(names, type) ?? type
        const place = named.has(String(index)) ? `#${index}` : String(index)
        const block: PreviewBlock = { blockId: one?.block.id ?? place, index, type }
        return (
          <div
            key={index}
            className={styles.block}
            data-block-id={block.blockId}
            data-state={what?.code ?? (one ? 'drawn' : (found?.code ?? 'hidden'))}
          >
            {one && (
              <div inert>
                {drawBlock({ shown: one, locale, data, page: ready, beside: false, ground, onDiagnostic: hear })}
              </div>
            )}
            {(what || !one) && (
              <Reason {...{ name, what, found, locale }} empty={emptinessOf(one, reading.diagnostics)} />
            )}
            <Handle {...{ block, name, onSelect, onHover }} pressed={selected === block.blockId} />
          </div>
        )
      })}
    </div>
  )
}

type Heard = Readonly<Partial<Record<number, DrawingDiagnostic>>>

/**
 * Returns the problems that blocks of this reading reported during rendering, by the block's index, and the function
 * that records them.
 */
function useHeard(reading: PreviewProps['reading'], onDiagnostic: PreviewProps['onDiagnostic']) {
  const [{ of, by }, setHeard] = useState<{ of: unknown; by: Heard }>({ of: reading, by: {} })
  const hear = (diagnostic: DrawingDiagnostic) => {
    // A late block does not report its arrival, so it is not listed.
    if (diagnostic.code !== 'late')
      setHeard(({ of, by }) => ({ of: reading, by: { ...(of === reading && by), [diagnostic.index]: diagnostic } }))
    onDiagnostic?.(diagnostic)
  }
  const heard: Heard = of === reading ? by : {}
  return { heard, hear }
}

type Emptiness = 'nothingLeft' | 'notFilled' | 'emptyBelow'

/**
 * Returns why a block has nothing to show: a required value is still missing, the blocks below a heading show nothing,
 * or what it showed is gone.
 */
function emptinessOf(one: ShownBlock | undefined, diagnostics: readonly Diagnostic[]): Emptiness {
  if (one?.look?.part === 'heading') return 'emptyBelow'
  const within = `$[${one?.block.index}].`
  return diagnostics.some(({ code, path }) => code === 'required' && path.startsWith(within))
    ? 'notFilled'
    : 'nothingLeft'
}

/**
 * The reason why buyers would not see a block: the problem found during rendering, otherwise the problem found during
 * reading.
 */
function Reason({
  name,
  what,
  found,
  empty,
  locale,
}: Pick<PreviewProps, 'locale'> & {
  name: string
  what: Pick<DrawingDiagnostic, 'code' | 'kind' | 'error'> | undefined
  found: Diagnostic | undefined
  /** Why a block has nothing left to show. */
  empty: Emptiness
}) {
  const text = useText('decorationPreview')
  const error = what?.error instanceof Error ? what.error.message : '?'
  const reason = what
    ? text(what.code === 'nothingLeft' ? empty : what.code, { name, kind: what.kind ?? '', error })
    : (found?.message[locale] ?? text('hidden'))
  return (
    reason && (
      <p className={styles.problem}>
        <b>{name}</b> {reason}
      </p>
    )
  )
}

/** The button that covers a block and chooses it. */
function Handle({
  block,
  name,
  pressed,
  onSelect,
  onHover,
}: Pick<PreviewProps, 'onSelect' | 'onHover'> & { block: PreviewBlock; name: string; pressed: boolean }) {
  const text = useText('decorationPreview')
  const number = block.index + 1
  return (
    <button
      type="button"
      className={styles.handle}
      aria-pressed={pressed}
      aria-label={text('select', { number, name })}
      onClick={() => onSelect?.(block)}
      onPointerEnter={() => onHover?.(block)}
      onPointerLeave={() => onHover?.(undefined)}
    >
      <span className={styles.name} aria-hidden="true">
        {text('blockName', { number, name })}
      </span>
    </button>
  )
}
