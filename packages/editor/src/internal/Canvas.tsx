import { CommerceProvider } from '@millwright/commerce/CommerceProvider'
import type { DecorationData } from '@millwright/decoration/data'
import { planData } from '@millwright/decoration/planData'
import type { DataPlan } from '@millwright/decoration/planData'
import { Preview } from '@millwright/decoration/Preview'
import type { Registry } from '@millwright/decoration/registry'
import type { Locale } from '@millwright/domain/locale'
import { useLocale, useText, Texts } from '@millwright/i18n/Texts'
import { UiProvider, useUi } from '@millwright/ui/UiProvider'
import { useMemo, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { blockName } from '../changes.ts'
import { blockElement } from './blockElement.ts'
import { BlockTools } from './BlockTools.tsx'
import { canvasTexts } from './canvasTexts.ts'
import type { Dragged } from './dragTypes.ts'
import { Frame } from './Frame.tsx'
import { Typing } from './Typing.tsx'
import type { TypedText } from './Typing.tsx'
import { typedTextAt } from './typedTextAt.ts'
import type { Editing } from './useEditing.ts'
import type { Session } from './useSession.ts'
import * as styles from './Canvas.css.ts'

export const windows = { phone: 390, tablet: 768, wide: 1440 } as const
export type WindowName = keyof typeof windows

export type CanvasProps = {
  session: Session
  editing: Editing
  window: WindowName
  locale: Locale
  registry?: Registry | undefined
  dataOf: (plan: DataPlan, locale: Locale) => DecorationData
  dragged: { current: Dragged }
  onDrag: (dragged: Dragged) => void
}

/** The page as buyers see it, in a window of its own. Blocks are chosen, moved, and their texts typed on it. */
export function Canvas(props: CanvasProps) {
  const { session, editing, window, locale, onDrag } = props
  const text = useText('editor')
  const own = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState<TypedText>()
  const { reading, page, selected } = session
  const at = page.findIndex(({ key }) => key === selected)
  const chosen = at < 0 ? undefined : previewIdOf(reading, at)
  const type = (point?: Point) => {
    const element = chosen === undefined ? undefined : blockElement(root.current, chosen)
    const found = element && typedTextAt(element, page[at]?.block, locale, point)
    if (found && selected) setTyped({ ...found, key: selected })
    else session.say(text('saidNoText'))
  }
  return (
    <Frame
      label={text('windowOf', { window: text(window), language: text(locale) })}
      width={windows[window]}
      lang={locale === 'zh' ? 'zh-CN' : 'en'}
    >
      <CanvasPage {...props} root={root} chosen={chosen} onType={type} />
      {selected !== undefined && chosen !== undefined && !typed && (
        <BlockTools
          root={root}
          of={chosen}
          blockKey={selected}
          name={blockName(page[at]?.block, { locale: own, text })}
          editing={editing}
          onType={() => type()}
          onDrag={onDrag}
        />
      )}
      {typed && (
        <Typing root={root} typed={typed} session={session} locale={locale} onEnd={() => setTyped(undefined)} />
      )}
    </Frame>
  )
}

type Point = { x: number; y: number }
type CanvasPageProps = CanvasProps & {
  root: { current: HTMLDivElement | null }
  chosen: string | undefined
  onType: (point: Point) => void
}

function CanvasPage({ session, editing, locale, registry, dataOf, dragged, root, chosen, onType }: CanvasPageProps) {
  const { resolvePicture } = useUi()
  const { drop, on } = useCanvasDrop({ root, editing, dragged })
  const { reading, page } = session
  const plan = JSON.stringify(planData(reading.document, registry))
  const data = useMemo(() => dataOf(JSON.parse(plan) as DataPlan, locale), [dataOf, plan, locale])
  return (
    <UiProvider locale={locale} resolvePicture={resolvePicture}>
      <Texts locale={locale} resources={canvasTexts[locale]}>
        <CommerceProvider>
          <div
            ref={root}
            className={styles.page}
            onDoubleClick={({ clientX: x, clientY: y }) => onType({ x, y })}
            {...on}
          >
            <Preview
              reading={reading}
              locale={locale}
              data={data}
              registry={registry}
              selected={chosen}
              onSelect={({ index }) => session.select(page[index]?.key)}
            />
            {drop && <div className={styles.drop} style={{ insetBlockStart: drop.y }} />}
          </div>
        </CommerceProvider>
      </Texts>
    </UiProvider>
  )
}

/** Returns the id by which the preview knows the block at an index: its own id, otherwise the index. */
function previewIdOf({ document }: Session['reading'], index: number): string {
  const id = document.blocks.find((block) => block.index === index)?.id
  if (id !== undefined) return id
  return document.blocks.some((block) => block.id === String(index)) ? `#${index}` : String(index)
}

type DropArea = { root: { current: HTMLElement | null }; editing: Editing; dragged: { current: Dragged } }

/** Accepts a dragged block between the blocks of the page. Keys reach the same places in the outline. */
function useCanvasDrop({ root, editing, dragged }: DropArea) {
  const [drop, setDrop] = useState<{ at: number; y: number }>()
  const over = (event: DragEvent) => {
    if (!dragged.current || !root.current) return
    event.preventDefault()
    event.dataTransfer.dropEffect = dragged.current.kind === 'fresh' ? 'copy' : 'move'
    setDrop(placeAt(root.current, event.clientY))
  }
  const end = (event: DragEvent) => {
    setDrop(undefined)
    const what = dragged.current
    if (!what || !drop) return
    event.preventDefault()
    if (what.kind === 'fresh') editing.add(what.type, drop.at)
    else editing.move(what.key, drop.at)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setDrop(undefined)
  }
  return { drop, on: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: end } }
}

function placeAt(root: HTMLElement, y: number): { at: number; y: number } {
  const top = root.getBoundingClientRect().top
  const boxes = [...root.querySelectorAll('[data-block-id]')].map((one) => one.getBoundingClientRect())
  const at = boxes.findIndex((box) => y < box.top + box.height / 2)
  const edge = at < 0 ? boxes.at(-1)?.bottom : boxes[at]?.top
  return { at: at < 0 ? boxes.length : at, y: (edge ?? top) - top }
}
