import { useEffect, useRef, useState } from 'react'
import type { Dispatch, PointerEvent, RefObject, SetStateAction } from 'react'

/** The zoom and offset. `x` and `y` are fractions of the stage's side, from its centre. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

const MOST = 8
/**
 * The maximum time between the taps of a double tap, in milliseconds, and the maximum movement within a tap, as a
 * fraction of the stage.
 */
const TAP = 300
const STILL = 0.03
/** The minimum swipe distance that switches pictures, as a fraction of the stage. */
const SWIPE = 0.15
const whole: View = { scale: 1, x: 0, y: 0 }

/** Returns the zoomed view. The point `at` stays under the pointer, and the picture stays within its stage. */
export function zoomed(view: View, by: number, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.min(MOST, Math.max(1, view.scale * by))
  const change = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change })
}

function kept({ scale, x, y }: View): View {
  const far = (scale - 1) / 2
  const within = (value: number) => Math.min(far, Math.max(-far, value))
  return { scale, x: within(x), y: within(y) }
}

/** Returns the view of a picture that the wheel, keys, mouse drag and one or two fingers control. */
export function useZoom({ onSwipe }: { onSwipe: (by: 1 | -1) => void }) {
  const [view, setView] = useState(whole)
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  // The start of a one-finger gesture. Undefined with two fingers.
  const began = useRef<Point>(undefined)
  const tapped = useRef({ at: { x: 9, y: 9 }, time: -TAP })

  useWheelZoom(stage, setView)

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event, stage.current)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    setView((seen) => (other ? pinched(seen, before, now, other) : dragged(seen, before, now)))
  }
  const isRtl = () => stage.current !== null && getComputedStyle(stage.current).direction === 'rtl'
  const lift = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId)
    const from = began.current
    began.current = undefined
    if (!from || event.type !== 'pointerup') return
    const at = placeOf(event, stage.current)
    const x = at.x - from.x
    if (distance(at, from) < STILL) tap(at, event.timeStamp)
    else if (view.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > 2 * Math.abs(at.y - from.y))
      onSwipe(x < 0 === isRtl() ? -1 : 1)
  }
  // Not every browser fires `dblclick` for touch.
  const tap = (at: Point, time: number) => {
    const twice = time - tapped.current.time < TAP && distance(at, tapped.current.at) < 2 * STILL
    tapped.current = { at, time: twice ? -TAP : time }
    if (twice) setView((now) => (now.scale > 1 ? whole : zoomed(now, 2.5, at)))
  }

  const zoom = (by: number) => setView((now) => zoomed(now, by))
  const pan = (x: number, y: number) => setView((now) => kept({ ...now, x: now.x + x, y: now.y + y }))
  return {
    view,
    zoom,
    pan,
    isRtl,
    reset: () => setView(whole),
    stage: {
      ref: stage,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        const at = placeOf(event, stage.current)
        began.current = fingers.current.size === 0 && event.isPrimary && event.button === 0 ? at : undefined
        fingers.current.set(event.pointerId, at)
      },
    },
  }
}

function useWheelZoom(stage: RefObject<HTMLElement | null>, setView: Dispatch<SetStateAction<View>>) {
  useEffect(() => {
    const element = stage.current
    // React's wheel listeners are passive, so they could not stop the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = placeOf(event, element)
      setView((now) => zoomed(now, event.deltaY < 0 ? 1.2 : 1 / 1.2, at))
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [stage, setView])
}

function dragged(view: View, before: Point, now: Point): View {
  return kept({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y })
}

/** Returns the view after one of two fingers moved. The point between the fingers stays under them. */
function pinched(view: View, before: Point, now: Point, other: Point): View {
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  return zoomed(view, distance(now, other) / (distance(before, other) || 1), middle)
}

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement | null): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 }
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
