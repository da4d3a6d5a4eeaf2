import type { AreaBox } from '@millwright/contract/blocks/universal_hotspot'

/** A place on a picture, in percent of its width and height. */
export type Point = { x: number; y: number }
/** The corner by which an area is resized: top or bottom, left or right. */
export type Corner = 'tl' | 'tr' | 'bl' | 'br'

/** The smallest side of an area that is drawn or resized here, in percent. */
const LEAST = 2

/** Returns the area between two corners of a picture, in either order. */
export function drawnBox(from: Point, to: Point): AreaBox {
  const [one, other] = [within(from), within(to)]
  return exact({
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    w: Math.abs(one.x - other.x),
    h: Math.abs(one.y - other.y),
  })
}

/** Whether an area is large enough to be meant: a press without a move draws nothing. */
export const isDrawn = ({ w, h }: AreaBox): boolean => w >= LEAST && h >= LEAST

/** Moves an area. It stays within its picture and keeps its size. */
export function movedBox(box: AreaBox, by: Point): AreaBox {
  return exact({ ...box, x: between(0, box.x + by.x, 100 - box.w), y: between(0, box.y + by.y, 100 - box.h) })
}

/** Moves one corner of an area. The opposite corner stays. */
export function resizedBox({ x, y, w, h }: AreaBox, corner: Corner, by: Point): AreaBox {
  const [right, bottom] = [x + w, y + h]
  const left = corner.endsWith('l') ? between(0, x + by.x, right - LEAST) : x
  const top = corner.startsWith('t') ? between(0, y + by.y, bottom - LEAST) : y
  const end = corner.endsWith('r') ? between(x + LEAST, right + by.x, 100) : right
  const foot = corner.startsWith('b') ? between(y + LEAST, bottom + by.y, 100) : bottom
  return exact({ x: left, y: top, w: end - left, h: foot - top })
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))
const within = ({ x, y }: Point): Point => ({ x: between(0, x, 100), y: between(0, y, 100) })

/** A tenth of a percent is about one pixel of a wide picture. */
const tenth = (percent: number) => Math.round(percent * 10) / 10
const exact = ({ x, y, w, h }: AreaBox): AreaBox => ({ x: tenth(x), y: tenth(y), w: tenth(w), h: tenth(h) })
