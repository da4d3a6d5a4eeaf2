import { readServerTime } from '@millwright/domain/time'

/** Converts one value. `path` is its place: `data.records.0.price`. */
export type Leaf = (value: unknown, path: string) => unknown

/**
 * Describes the values of an input or a response that the client converts. The generated calls use shapes instead of
 * schemas, so that the browser needs no schema library. A shape is a leaf; an object of fields; `[shape]`, a list that
 * is empty if absent; `[shape, absent]`, with the value of an absent list; or `[shape, absent, name]`, a list that some
 * servers wrap in a field.
 *
 * Values without a shape pass unchanged. Null counts as absent.
 */
export type Shape = Leaf | ShapeOfList | ShapeOfFields | undefined
type ShapeOfList = readonly [Shape] | readonly [Shape, unknown] | readonly [Shape, unknown, string]
type ShapeOfFields = { readonly [field: string]: Shape }

/** Thrown if a response does not have its shape. */
export class ShapeError extends Error {
  readonly path: string
  constructor(path: string, cause?: unknown) {
    super(`${path} does not fit`, { cause })
    this.path = path
  }
}

type Fields = Record<string, unknown>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Converts a value by its shape. Throws `ShapeError`. `ids` converts values without a shape under names that end in
 * `Id`.
 */
export function shaped(shape: Shape, value: unknown, path: string, ids: Leaf): unknown {
  if (!shape) return plain(value, ids)
  if (typeof shape === 'function') return shape(value, path)
  if (isList(shape)) {
    const [inner, absent = [], under] = shape
    const found = (under !== undefined && isFields(value) ? value[under] : value) ?? undefined
    if (found === undefined) return shape.length > 1 && shape[1] === undefined ? undefined : absent
    if (shape.length > 1) return shaped(inner, found, path, ids)
    if (!Array.isArray(found)) throw new ShapeError(path)
    return found.map((item, index) => shaped(inner, item, `${path}.${index}`, ids))
  }
  if (!isFields(value)) throw new ShapeError(path)
  const read = plain(value, ids, shape) as Fields
  for (const [name, inner] of Object.entries(shape)) {
    const given = value[name] ?? undefined
    if (given !== undefined || Array.isArray(inner)) read[name] = shaped(inner, given, `${path}.${name}`, ids)
  }
  return read
}

function isList(shape: ShapeOfList | ShapeOfFields): shape is ShapeOfList {
  return Array.isArray(shape)
}

/**
 * Copies a value without nulls and without the fields of a shape. Files and other values that are neither lists nor
 * plain objects are returned unchanged.
 */
function plain(value: unknown, ids: Leaf, shape: ShapeOfFields = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, ids))
  if (!isFields(value)) return value ?? undefined
  const kept: Fields = {}
  for (const [name, inner] of Object.entries(value))
    if (inner !== null && !Object.hasOwn(shape, name) && name !== '__proto__')
      kept[name] = name.endsWith('Id') ? ids(inner, name) : plain(inner, ids)
  return kept
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** Java's Long: digits or a number in the API, text in the client. */
export const id: Leaf = (value) => (isNumber(value) ? String(value) : value)

/** An id for a request: a number if it is a safe integer, otherwise digits. */
export const digits: Leaf = (value) =>
  isText(value) && /^\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : value

export const count: Leaf = (value, path) => {
  const number = isText(value) ? Number(value.trim() || NaN) : value
  if (isNumber(number) && Number.isFinite(number)) return number
  throw new ShapeError(path)
}

/** Exact decimal text with at least two places, as `domain/money` writes it. */
export const money: Leaf = (value, path) => {
  const given = isNumber(value) ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : value
  const [, sign, whole, places] = (isText(given) && /^\s*([+-]?)0*(\d*)\.?(\d*?)0*\s*$/.exec(given)) || []
  if (whole === undefined || places === undefined || !/\d/.test(String(given))) throw new ShapeError(path)
  return `${sign === '-' ? '-' : ''}${whole || 0}.${places.padEnd(2, '0')}`
}

/** A rate: tenths in the API, percent in the client. */
export const percent: Leaf = (value, path) => Math.round((count(value, path) as number) * 1000) / 100

export const flag: Leaf = (value) => (value === true || Number(value) === 1 ? 1 : 0)
export const booleanValue: Leaf = (value) => value === true || value === 'true' || Number(value) === 1
export const moment: Leaf = (value) => (isNumber(value) ? value : readServerTime(isText(value) ? value : undefined))
/** Text. Empty if absent. */
export const words: Shape = [undefined, '']
/** Any value, unchecked. */
export const anything: Leaf = (value) => value

/** Some servers send `{ brandList: [{ name }] }`. */
export const namedBrand: Leaf = (value, path) => {
  const brand = isFields(value) ? { brandName: value.name, ...value } : value
  return shaped({ seq: count }, brand, path, id)
}
