import { isId } from '@millwright/domain/id'

/** Reads one value of a query; `undefined` for what it does not take. */
export type Param<Value = unknown> = (value: string) => Value | undefined

/** The search params of a screen, each with its reader. A name that ends in `.*` stands for all that begin like it. */
export type SearchParams = Readonly<Record<string, Param>>

/** What a load is given: of each name the first value that its reader takes. */
export type Query<Params extends SearchParams> = {
  readonly [Name in keyof Params]?: Exclude<ReturnType<Params[Name]>, undefined>
}

/** Any text; what it means is for the load to say. */
export const text: Param<string> = (value) => value || undefined
/** An id of the mall's. */
export const id: Param<string> = (value) => (isId(value) ? value : undefined)
/** A page of a list, from 1, as far as the contract counts. */
export const page: Param<number> = (value) => (/^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined)
/** Written as `1`; absent otherwise. */
export const flag: Param<true> = (value) => (value === '1' ? true : undefined)
/** The number of one order. */
export const orderNumber: Param<string> = (value) => (/^[\w-]{1,64}$/.test(value) ? value : undefined)
/** A moment in epoch milliseconds. */
export const moment: Param<number> = (value) => (/^\d{13}$/.test(value) ? Number(value) : undefined)
/** One of the words. */
export const oneOf =
  <const Words extends readonly string[]>(words: Words): Param<Words[number]> =>
  (value) =>
    words.find((word) => word === value)

function readerOf(params: SearchParams, name: string): Param | undefined {
  if (Object.hasOwn(params, name)) return params[name]
  const family = name.replace(/\..*$/s, '.*')
  return family !== name && Object.hasOwn(params, family) ? params[family] : undefined
}

/** The address with what its screen reads, in one order: whatever else stands in the query makes no page of its own. */
export function declaredUrl(url: URL, params: SearchParams = {}): URL {
  const declared = new URL(url)
  declared.search = String(
    new URLSearchParams([...url.searchParams].filter(([name, value]) => readerOf(params, name)?.(value) !== undefined)),
  )
  declared.searchParams.sort()
  return declared
}

/** The query, parsed by its declaration. */
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
