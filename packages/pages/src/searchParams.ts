import { isId } from '@millwright/domain/id'

/** Reads one query value. Returns undefined for an invalid value. */
export type Param<Value = unknown> = (value: string) => Value | undefined

/** The readers of a screen's query parameters, by name. A name ending in `.*` matches every name with that prefix. */
export type SearchParams = Readonly<Record<string, Param>>

/** The parsed query of a load: the first valid value of each name. */
export type Query<Params extends SearchParams> = {
  readonly [Name in keyof Params]?: Exclude<ReturnType<Params[Name]>, undefined>
}

/** Reads any text. The load interprets it. */
export const text: Param<string> = (value) => value || undefined
/** Reads an id of the mall. */
export const id: Param<string> = (value) => (isId(value) ? value : undefined)
/** Reads a page number, from 1 to 9999, the contract's limit. */
export const page: Param<number> = (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined)
/** Reads a flag, written as `1`. Other values are invalid. */
export const flag: Param<true> = (value) => (value === '1' ? true : undefined)
/** Reads one order number. */
export const orderNumber: Param<string> = (value) => (/^[\w-]{1,64}$/.test(value) ? value : undefined)
/** Reads a time in epoch milliseconds. */
export const moment: Param<number> = (value) => (/^\d{13}$/.test(value) ? Number(value) : undefined)
/** Reads one of the given words. */
export const oneOf =
  <const Words extends readonly string[]>(words: Words): Param<Words[number]> =>
  (value) =>
    words.find((word) => word === value)

function readerOf(params: SearchParams, name: string): Param | undefined {
  if (Object.hasOwn(params, name)) return params[name]
  const family = name.replace(/\..*$/s, '.*')
  return family !== name && Object.hasOwn(params, family) ? params[family] : undefined
}

/** Returns the address with only the declared parameters, sorted. Other parameters do not create a separate page. */
export function declaredUrl(url: URL, params: SearchParams = {}): URL {
  const declared = new URL(url)
  declared.search = String(
    new URLSearchParams([...url.searchParams].filter(([name, value]) => readerOf(params, name)?.(value) !== undefined)),
  )
  declared.searchParams.sort()
  return declared
}

/** Parses the query by the screen's declaration. */
export function readQuery<Params extends SearchParams>(url: URL, params: Params): Query<Params> {
  const query: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!(name in query)) {
      const read = readerOf(params, name)?.(value)
      if (read !== undefined) query[name] = read
    }
  }
  return query as Query<Params>
}
