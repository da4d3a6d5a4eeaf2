import type { AreaBox } from '@millwright/contract/blocks/universal_hotspot'
import { useText } from '@millwright/i18n/Texts'
import { useUi } from '@millwright/ui/UiProvider'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { drawnBox, isDrawn, movedBox, resizedBox } from './areas.ts'
import type { Corner, Point } from './areas.ts'
import * as styles from './AreaMap.css.ts'

type AreaMapProps = {
  /** The image path as stored in the data. */
  picture: string
  areas: readonly { box: AreaBox | undefined; name: string }[]
  chosen: number
  hasRoom: boolean
  onChoose: (at: number) => void
  onChange: (at: number, box: AreaBox) => void
  onAdd: (box: AreaBox) => void
  onRemove: (at: number) => void
}

/** A drag that has not ended: of a new area, of an area, or of one of its corners. */
type Drag = { at: number | undefined; from: Point; start: AreaBox; corner?: Corner | undefined; box: AreaBox }

const corners: readonly Corner[] = ['tl', 'tr', 'bl', 'br']

/**
 * A picture with its areas. A pointer draws an area where there is none, and moves or resizes one.
 *
 * Keys: arrows move the focused area, with `Shift` they resize it, `Delete` deletes it, `Escape` ends a drag.
 */
export function AreaMap({ picture, areas, chosen, hasRoom, onChoose, onChange, onAdd, onRemove }: AreaMapProps) {
  const text = useText('editor')
  const { resolvePicture } = useUi()
  const hint = useId()
  const { drag, map, on } = useAreaDrag({ areas, hasRoom, onChoose, onChange, onAdd })
  const boxes = areas.map(({ box }, at) => (drag?.at === at ? drag.box : box))
  return (
    <div className={styles.whole}>
      <p id={hint} className={styles.hint}>
        {text(hasRoom ? 'areaKeys' : 'areaKeysFull')}
      </p>
      <div ref={map} className={styles.map} {...on}>
        <img className={styles.picture} src={resolvePicture(picture)} alt="" draggable={false} />
        {boxes.map((box, at) =>
          box ? (
            <button
              key={at}
              type="button"
              className={styles.area}
              style={placeOf(box)}
              data-at={at}
              aria-pressed={at === chosen}
              aria-label={areas[at]?.name}
              aria-describedby={hint}
              onFocus={() => at !== chosen && onChoose(at)}
              onKeyDown={(event) =>
                onAreaKey(event, { box, change: (next) => onChange(at, next), remove: () => onRemove(at) })
              }
            >
              <span className={styles.number}>{at + 1}</span>
              {at === chosen &&
                corners.map((corner) => <span key={corner} className={styles.corner[corner]} data-corner={corner} />)}
            </button>
          ) : null,
        )}
        {drag?.at === undefined && drag && <div className={styles.drawn} style={placeOf(drag.box)} />}
      </div>
    </div>
  )
}

/** The steps of a key, in percent. */
const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type KeyActions = { box: AreaBox; change: (box: AreaBox) => void; remove: () => void }

function onAreaKey(event: KeyboardEvent, { box, change, remove }: KeyActions): void {
  const step = steps[event.key]
  if (step) change(event.shiftKey ? resizedBox(box, 'br', step) : movedBox(box, step))
  else if (event.key === 'Delete' || event.key === 'Backspace') remove()
  else return
  event.preventDefault()
}

type DragGiven = Pick<AreaMapProps, 'areas' | 'hasRoom' | 'onChoose' | 'onChange' | 'onAdd'>

/** Follows the pointer, and changes the page once when the pointer is lifted. */
function useAreaDrag({ areas, hasRoom, onChoose, onChange, onAdd }: DragGiven) {
  const map = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = map.current!.getBoundingClientRect()
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const target = event.target as HTMLElement
    const area = target.closest<HTMLElement>('[data-at]')
    const from = pointOf(event)
    if (!area) {
      if (!hasRoom) return
      const start = drawnBox(from, from)
      setDrag({ at: undefined, from, start, box: start })
    } else {
      const at = Number(area.dataset.at)
      const start = areas[at]?.box
      if (!start) return
      area.focus()
      onChoose(at)
      setDrag({ at, from, start, corner: target.dataset.corner as Corner | undefined, box: start })
    }
    // The drag goes on outside of the picture. No text is selected, and no image is dragged.
    map.current?.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  const move = (event: PointerEvent) => {
    if (!drag) return
    const to = pointOf(event)
    const by = { x: to.x - drag.from.x, y: to.y - drag.from.y }
    const { at, corner, start, from } = drag
    setDrag({
      ...drag,
      box: at === undefined ? drawnBox(from, to) : corner ? resizedBox(start, corner, by) : movedBox(start, by),
    })
  }
  const up = () => {
    setDrag(undefined)
    if (!drag) return
    const { at, box, start } = drag
    if (at === undefined) {
      if (isDrawn(box)) onAdd(box)
    } else if (box.x !== start.x || box.y !== start.y || box.w !== start.w || box.h !== start.h) onChange(at, box)
  }
  const end = () => setDrag(undefined)
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag) return
    // Only the drag ends, not the dialog around it.
    event.stopPropagation()
    end()
  }
  return {
    drag,
    map,
    on: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: end, onKeyDownCapture: key },
  }
}

const placeOf = ({ x, y, w, h }: AreaBox) => ({
  insetInlineStart: `${x}%`,
  insetBlockStart: `${y}%`,
  inlineSize: `${w}%`,
  blockSize: `${h}%`,
})
