import { OK } from '@millwright/contract/codes'
import type { CallSpec } from '@millwright/contract/call'
import type { CallName, ParsedOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { Place } from './requestOf.ts'

/**
 * How one call differs in an edition of the family: where it is, what it is sent, and how its `data` becomes the
 * contract's.
 */
export type CallChange<N extends CallName> = Partial<Pick<CallSpec, 'method' | 'path' | 'base' | 'encoding'>> & {
  input?: ((input: ParsedOf<N>) => unknown) | undefined
  answer?: ((data: unknown, input: ParsedOf<N>) => unknown) | undefined
}

/** What differs between servers of the family (api.md 1.5). Whatever is left out is as the contract says. */
export type Edition = {
  /** The header that says the language. */
  language?: ((locale: Locale) => { header: string; value: string }) | undefined
  /** Codes that mean something else here, and the contract's codes for what they mean. */
  codes?: Readonly<Record<string, string>> | undefined
  /** Pages are asked for by other names (`pageNum`, `pageSize`), and their records stand under another (`list`). */
  paging?: { current: string; size: string; records: string } | undefined
  /**
   * Calls that the contract has beyond the family are not asked for: they are refused at once with A00013, "no such
   * call".
   */
  familyOnly?: boolean | undefined
  calls?: { readonly [N in CallName]?: CallChange<N> } | undefined
}

const vendorLanguage = (locale: Locale) => ({ header: 'locale', value: locale === 'zh' ? 'zh_CN' : 'en' })
/** "Done, and show this" in the shops' line; the cloud line says "bad argument" with it. */
const doneWithMessage = { A00002: OK }

/** The open single-shop mall. */
export const mall4j: Edition = {
  familyOnly: true,
  language: vendorLanguage,
  codes: doneWithMessage,
  calls: {
    topNoticeList: { path: '/shop/notice/topNoticeList', input: () => ({}) },
    topNoticeListOfBuyer: { path: '/shop/notice/topNoticeList', input: () => ({}) },
    noticePage: { path: '/shop/notice/noticeList', input: ({ current, size }) => ({ current, size }) },
    noticeInfo: { path: '/shop/notice/info/{id}' },
    searchProd: {
      path: '/search/searchProdPage',
      input: ({ keyword, shopId, current, size, sort }) => ({
        prodName: keyword ?? '',
        shopId,
        current,
        size,
        ...orderOf(sort),
      }),
      // Its cards name no shop: there is one.
      answer: (data, { shopId = PLATFORM_SHOP_ID }) =>
        eachRecord(data, ({ prodCommNumber, ...card }) => ({ shopId, commentNum: prodCommNumber, ...card })),
    },
    submitOrder: { input: ({ orderShopParams, ...rest }) => ({ ...rest, orderShopParam: orderShopParams }) },
    deliveryOfOrder: { path: '/delivery/check', answer: (data, { orderNumber }) => [packageOf(data, orderNumber)] },
  },
}

/** The bilingual mall of many shops. */
export const cbec: Edition = {
  familyOnly: true,
  language: vendorLanguage,
  codes: doneWithMessage,
  calls: { deleteItem: { method: 'PUT' } },
}

/** The mall of many services. */
export const mall4cloud: Edition = {
  familyOnly: true,
  codes: { A00002: 'A00014', A03003: 'A03002' },
  paging: { current: 'pageNum', size: 'pageSize', records: 'list' },
  calls: { searchProd: { path: '/ua/search/page' } },
}

/** A call as one server speaks it. `S` is what is known of the call: at least where it goes. */
export type Spoken<S extends Place = Place> = {
  spec: S
  input: (parsed: unknown) => unknown
  codeOf: (code: string) => string
  answer: (data: unknown, parsed: unknown) => unknown
}

/** A call (`contract[call]`, or one of `calls.ts`) in an edition; `undefined` where the edition does not have it. */
export function asSpoken<S extends Place>(
  call: CallName,
  written: S,
  { codes = {}, paging, familyOnly, calls = {} }: Edition = {},
): Spoken<S> | undefined {
  if (familyOnly && written.ours) return undefined
  const {
    input = same,
    answer = same,
    ...place
  } = (calls[call] ?? {}) as CallChange<CallName> & {
    input?: (parsed: unknown) => unknown
    answer?: (data: unknown, parsed: unknown) => unknown
  }
  return {
    spec: { ...written, ...place },
    input: (parsed) => (paging ? paged(input(parsed), paging) : input(parsed)),
    codeOf: (code) => (Object.hasOwn(codes, code) ? codes[code]! : code),
    answer: (data, parsed) => answer(paging ? unpaged(data, paging) : data, parsed),
  }
}

/** What a client asks of an edition; `inEdition` makes it. */
export type InEdition = Pick<Edition, 'language'> & {
  asSpoken: <S extends Place>(call: CallName, written: S) => Spoken<S> | undefined
}

/** An edition for a client. */
export function inEdition(edition: Edition): InEdition {
  return { language: edition.language, asSpoken: (call, written) => asSpoken(call, written, edition) }
}

function same(value: unknown): unknown {
  return value
}

/** 0 by relevance, 1 by sales, 2 by price; and 0 upwards, 1 downwards. */
function orderOf(sort: number | undefined): { sort: number; orderBy: number } {
  if (sort === 4 || sort === 5) return { sort: 2, orderBy: sort === 4 ? 1 : 0 }
  return sort === 2 || sort === 3 ? { sort: 1, orderBy: sort === 2 ? 1 : 0 } : { sort: 0, orderBy: 0 }
}

type Loose = Record<string, unknown>
const isLoose = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

function eachRecord(data: unknown, change: (record: Loose) => Loose): unknown {
  return isLoose(data) && Array.isArray(data.records)
    ? { ...data, records: data.records.map((record: unknown) => (isLoose(record) ? change(record) : record)) }
    : data
}

/** One package, with its way as `data: [{ ftime, context }]`. */
function packageOf(data: unknown, orderNumber: string): unknown {
  const { companyName, companyHomeUrl, dvyFlowId, data: way } = isLoose(data) ? data : {}
  const traces = Array.isArray(way)
    ? way.filter(isLoose).map(({ ftime, time, context }) => ({ acceptTime: ftime ?? time, acceptStation: context }))
    : []
  return { orderNumber, deliveryDto: { companyName, companyHomeUrl, dvyFlowId, traces } }
}

function paged(input: unknown, names: NonNullable<Edition['paging']>): unknown {
  if (!isLoose(input) || !('current' in input && 'size' in input)) return input
  const { current, size, ...rest } = input
  return { ...rest, [names.current]: current, [names.size]: size }
}

function unpaged(data: unknown, names: NonNullable<Edition['paging']>): unknown {
  if (!isLoose(data) || 'records' in data || !(names.records in data)) return data
  const { [names.records]: records, ...rest } = data
  return { ...rest, records }
}
