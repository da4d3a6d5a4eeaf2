import { useEffect, useRef, useState } from 'react'
import { en, zh } from '@millwright/i18n/namespaces/decorationFields'
import { useText } from '@millwright/i18n/Texts'
import type { DrawingDiagnostic } from '../drawing.ts'
import type { BlocksProps } from '../Blocks/Blocks.tsx'
import { drawBlock } from '../internal/Block.tsx'
import { groundStyle, readGround } from '../internal/ground.ts'
import { readyPage, shownBlocks } from '../internal/shownBlocks.ts'
import { typesOf } from '../internal/typesOf.ts'
import { useProblems } from '../internal/useProblems.ts'
import { withMall } from '../internal/withMall.ts'
import { looks as mall } from '../looks.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { AnyDocument, DecorationSource } from '../read.ts'
import type { Look, Registry } from '../registry.ts'
import * as page from '../Blocks/Blocks.css.ts'
import * as styles from './Preview.css.ts'

export type PreviewProps = Omit<BlocksProps, 'document' | 'looks' | 'beside' | 'inPlace'> & {
  /**
   * The page as `readDecoration` returned it; unreadable parts are shown with the reason. Keep this object and `data`
   * between renders.
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
 * `blockId` is the merchant's `id`, otherwise the index as text (`#0` if another block's id is `0`). The block has it
 * as `data-block-id`.
 */
export type PreviewBlock = { blockId: string; index: number; type: string }

/**
 * Renders a page for its editor: every block can be chosen, links are inactive, and a block that buyers would not see
 * shows the reason.
 *
 * When: merchants work at a page. Instead: `Decoration` where buyers see it.
 *
 * Keys: `Tab` walks the blocks, `Enter` or `Space` chooses one.
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
  const [heard, setHeard] = useState<{ of: unknown; by: Readonly<Record<number, DrawingDiagnostic>> }>({
    of: reading,
    by: {},
  })
  const hear = (diagnostic: DrawingDiagnostic) => {
    // A late block does not report its arrival, so it is not listed.
    if (diagnostic.code !== 'late')
      setHeard(({ of, by }) => ({ of: reading, by: { ...(of === reading && by), [diagnostic.index]: diagnostic } }))
    onDiagnostic?.(diagnostic)
  }
  const ground = readGround(colour)
  const ready = readyPage(data)
  const shown = new Map(
    shownBlocks(reading.document, withMall<Look<never>>(mall, registry), data, ready).map((one) => [
      one.block.index,
      one,
    ]),
  )
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
        const what = one?.problem ?? (heard.of === reading ? heard.by[index] : undefined)
        const found = reading.diagnostics.find(({ path }) => path === `$[${index}]`)
        const name = Object.hasOwn(names, type) ? names[type]! : type
        const reason = what
          ? text(what.code, {
              name,
              kind: what.kind ?? '',
              error: what.error instanceof Error ? what.error.message : '?',
            })
          : one
            ? undefined
            : (found?.message[locale] ?? text('hidden'))
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
            {reason && (
              <p className={styles.problem}>
                <b>{name}</b> {reason}
              </p>
            )}
            <button
              type="button"
              className={styles.handle}
              aria-pressed={selected === block.blockId}
              aria-label={text('select', { number: index + 1, name })}
              onClick={() => onSelect?.(block)}
              onPointerEnter={() => onHover?.(block)}
              onPointerLeave={() => onHover?.(undefined)}
            >
              <span className={styles.name} aria-hidden="true">
                {text('blockName', { number: index + 1, name })}
              </span>
            </button>
          </div>
        )
      })}
    </div>
  )
}
