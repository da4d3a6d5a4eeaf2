import { isRecord } from '@millwright/domain/isRecord'
import type { Block } from './block.ts'
import { choice, link, list, localised, number, only, picture, record } from './decoder.ts'
import type { Decoded, Decoder, JsonSchema, Localised, Report } from './decoder.ts'
import type { LinkTarget } from '@millwright/domain/link/link'

/** The place of an area, in percent of its picture and completely within it. */
export type AreaBox = { x: number; y: number; w: number; h: number }
/** A linked area of a picture. */
export type HotArea = AreaBox & { link: LinkTarget; title: Localised }
type Size = { width: number; height: number }

/** The smallest side of an area in percent. Smaller areas cannot be found. */
const LEAST_PERCENT = 0.5
const MOST_AREAS = 50

const width = choice([1200, 1920], 1200)
const height = number({ fallback: 500, min: 20, max: 4000 })

/**
 * Reads the block's data. `width` is 1920 for pictures as wide as the window. A picture's `height` is its height at
 * that width, so that a page can reserve the space before the picture loads.
 */
const dataAt = (across: number) =>
  record({
    width,
    imgList: list(
      only(pictureAt(across), ({ url }) => url !== ''),
      { max: 10, required: true },
    ),
  })

const pictureOf = (size: Size) =>
  record({
    url: picture({ required: true }),
    alt: localised({ max: 200 }),
    height,
    hotspots: list(hotArea(size), { max: MOST_AREAS }),
  })

/**
 * Pictures below each other with linked areas. Areas are in percent, or in pixels of the picture at the block's width.
 */
export const universal_hotspot: Block<Decoded<ReturnType<typeof dataAt>>> = {
  data: {
    schema: dataAt(1200).schema,
    read: (input, path, report) =>
      dataAt(width.read(fieldOf(input, 'width'), path, ignoreProblem)).read(input, path, report),
  },
  goods: () => [],
  shelves: () => [],
  shops: () => [],
  inks: () => [],
}

/**
 * Returns the places of the areas of a picture as the merchant stored them, `undefined` for one without a place. `data`
 * is the block's `dataField`; `at` is the index of the picture.
 */
export function areaBoxes(data: unknown, at: number): (AreaBox | undefined)[] {
  const pictures = fieldOf(data, 'imgList')
  const one: unknown = Array.isArray(pictures) ? pictures[at] : undefined
  const size = {
    width: width.read(fieldOf(data, 'width'), '', ignoreProblem),
    height: height.read(fieldOf(one, 'height'), '', ignoreProblem),
  }
  const areas = fieldOf(one, 'hotspots')
  return (Array.isArray(areas) ? areas : []).map((area: unknown) =>
    isRecord(area) ? boxOf(area, size, '', ignoreProblem) : undefined,
  )
}

function pictureAt(across: number): Decoder<Decoded<ReturnType<typeof pictureOf>>> {
  return {
    schema: pictureOf({ width: across, height: 500 }).schema,
    read: (input, path, report) =>
      pictureOf({ width: across, height: height.read(fieldOf(input, 'height'), path, ignoreProblem) }).read(
        input,
        path,
        report,
      ),
  }
}

function hotArea(size: Size): Decoder<HotArea | undefined> {
  const target = link({ required: true })
  const words = localised({ max: 60 })
  return {
    schema: areaSchema(target.schema, words.schema),
    read(input, path, report) {
      if (!isRecord(input)) {
        report('wrongType', path)
        return undefined
      }
      const to = target.read(input.link, `${path}.link`, report)
      const box = boxOf(input, size, path, report)
      const title = words.read(input.title ?? nameOf(input.link), `${path}.title`, report)
      return to && box ? { ...box, link: to, title } : undefined
    },
  }
}

/** Returns the part of the area within the picture. */
function boxOf(
  area: Record<string, unknown>,
  { width: across, height: down }: Size,
  path: string,
  report: Report,
): AreaBox | undefined {
  const sides = { x: across, y: down, w: across, h: down }
  const read = Object.entries(sides).map(([name, whole]) => ({ name, whole, ...lengthOf(area[name]) }))
  const wrong = read.find(({ value }) => !Number.isFinite(value))
  if (wrong) {
    report('wrongType', `${path}.${wrong.name}`)
    return undefined
  }
  // A number above 100 cannot be percent, so the editor used pixels for the whole area.
  const counted = read.some(({ value, unit }) => !unit && Math.abs(value) > 100) ? 'px' : '%'
  const [x, y, w, h] = read.map(({ value, unit, whole }) =>
    (unit || counted) === 'px' ? (value / whole) * 100 : value,
  ) as [number, number, number, number]
  const [left, top, right, bottom] = [clamp(x), clamp(y), clamp(x + w), clamp(y + h)]
  // Pixels do not convert exactly, so a tiny overlap of the edge is not reported.
  if ([x, y, x + w, y + h].some((edge) => edge < -0.1 || edge > 100.1)) report('outOfRange', path, { min: 0, max: 100 })
  else if (w < LEAST_PERCENT || h < LEAST_PERCENT) report('outOfRange', path, { min: LEAST_PERCENT, max: 100 })
  const box = { x: round(left), y: round(top), w: round(right - left), h: round(bottom - top) }
  return box.w < LEAST_PERCENT || box.h < LEAST_PERCENT ? undefined : box
}

function lengthOf(input: unknown): { value: number; unit: string } {
  if (typeof input === 'number') return { value: input, unit: '' }
  const [, value = NaN, unit = ''] =
    typeof input === 'string' ? (/^\s*(-?\d{1,6}(?:\.\d{1,9})?)\s*(%|px)?\s*$/.exec(input) ?? []) : []
  return { value: Number(value), unit }
}

/**
 * Returns the name that the editor stored for the link's target, in one language or both. It is the area's title if the merchant wrote no title.
 */
function nameOf(target: unknown): unknown {
  const picked = fieldOf(target, 'link')
  return [fieldOf(target, 'name'), fieldOf(picked, 'prodName'), fieldOf(picked, 'shopName')].find(
    (name) => typeof name === 'string' || isRecord(name),
  )
}

function fieldOf(input: unknown, name: string): unknown {
  return isRecord(input) && Object.hasOwn(input, name) ? input[name] : undefined
}

function areaSchema(target: JsonSchema, words: JsonSchema): JsonSchema {
  const place = { type: 'number', minimum: 0, maximum: 100 - LEAST_PERCENT }
  const length = { type: 'number', minimum: LEAST_PERCENT, maximum: 100 }
  return {
    'x-kind': 'area',
    type: 'object',
    properties: { x: place, y: place, w: length, h: length, link: target, title: words },
    required: ['x', 'y', 'w', 'h', 'link'],
  }
}

const clamp = (percent: number) => Math.min(100, Math.max(0, percent))
const round = (percent: number) => Math.round(percent * 1000) / 1000
const ignoreProblem: Report = () => {}
