import { isDeepStrictEqual } from 'node:util'

/** The part of a zod schema that the generator of `calls.ts` reads. */
export type Schema = { def: Def; shape: Record<string, Schema> }
export type Def = {
  type: string
  innerType: Schema
  element: Schema
  options: Schema[]
  in: Schema
  out: Schema
  defaultValue: unknown
  coerce?: boolean
  catchValue: (context: object) => unknown
  getter: () => Schema
  transform: (value: unknown, context: object) => unknown
}

/** Whether the response may be absent. The caller decides on a substitute. */
export function isOptional({ def }: Schema): boolean {
  if (def.type === 'optional') return true
  if (def.type === 'readonly' || def.type === 'nullable') return isOptional(def.innerType)
  if (def.type === 'lazy') return isOptional(def.getter())
  return (
    def.type === 'pipe' &&
    def.out.def.type === 'transform' &&
    isOptional(def.in) &&
    answersAs(def.out.def, null, undefined)
  )
}

export function answersAs(def: Def, given: unknown, wanted: unknown): boolean {
  const transform = def.type === 'pipe' ? def.out.def.transform : def.transform
  return tried(() => transform?.(given, { addIssue() {} }) === wanted) ?? false
}

export function isEmptyList(def: Def): boolean {
  return tried(() => isDeepStrictEqual(def.transform(null, {}), [])) ?? false
}

/** Returns the property from which a transform takes its result. */
export function pickedBy({ in: schema, out }: Def): string | undefined {
  const mark = {}
  return Object.keys(schema.shape).find((name) => out.def.transform({ [name]: mark }, {}) === mark)
}

/** Returns the defaults that a transform adds to an object. */
export function defaultsOf({ transform }: Def): Record<string, unknown> | undefined {
  return tried(() => {
    const empty = transform({}, {}) as Record<string, unknown>
    const other = transform({ other: 1 }, {}) as Record<string, unknown>
    return isDeepStrictEqual(other, { ...empty, other: 1 }) ? empty : undefined
  })
}

/** Returns the result, or `undefined` if a transform throws for the value. */
function tried<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
