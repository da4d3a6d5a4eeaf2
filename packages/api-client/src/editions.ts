import { OK } from '@millwright/contract/codes'
import type { CallSpec } from '@millwright/contract/call'
import type { CallName, ParsedOf } from '@millwright/contract/contract'
import type { Locale } from '@millwright/domain/locale'
import { PLATFORM_SHOP_ID } from '@millwright/domain/constants'
import type { CallRoute } from './requestOf.ts'

/**
 * The differences of one call in an edition: its method, path and encoding, its input, and the conversion of its `data`
 * to the contract's format.
 */
export type CallChange<N extends CallName> = Partial<Pick<CallSpec, 'method' | 'path' | 'base' | 'encoding'>> & {
  input?: ((input: ParsedOf<N>) => unknown) | undefined
  answer?: ((data: unknown, input: ParsedOf<N>) => unknown) | undefined
}

/**
 * An edition: the differences between one kind of mall4j server and the contract (api.md 1.5). The contract applies to
 * everything else.
 */
export type Edition = {
  /** The header that carries the language. */
  language?: ((locale: Locale) => { header: string; value: string }) | undefined
  /** Codes with another meaning in this edition, mapped to the contract's codes. */
  codes?: Readonly<Record<string, string>> | undefined
  /** Other names for the paging parameters (`pageNum`, `pageSize`) and for the list of records (`list`). */
  paging?: { current: string; size: string; records: string } | undefined
  /**
   * Whether the server has only the calls of the mall4j family. The client then refuses the contract's extensions with
   * A00013 ("no such call") without a request.
   */
  familyOnly?: boolean | undefined
  calls?: { readonly [N in CallName]?: CallChange<N> } | undefined
}

const vendorLanguage = (locale: Locale) => ({ header: 'locale', value: locale === 'zh' ? 'zh_CN' : 'en' })
/** mall4j and cbec return A00002 for "done, and show this message". mall4cloud returns the code for "bad argument". */
const doneWithMessage = { A00002: OK }

/** The open-source mall with a single shop. */
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
      // The product cards of mall4j name no shop, because the mall has only one.
      answer: (data, { shopId = PLATFORM_SHOP_ID }) =>
        eachRecord(data, ({ prodCommNumber, ...card }) => ({ shopId, commentNum: prodCommNumber, ...card })),
    },
    submitOrder: { input: ({ orderShopParams, ...rest }) => ({ ...rest, orderShopParam: orderShopParams }) },
    deliveryOfOrder: { path: '/delivery/check', answer: (data, { orderNumber }) => [packageOf(data, orderNumber)] },
  },
}

/** The bilingual multi-shop mall. */
export const cbec: Edition = {
  familyOnly: true,
  language: vendorLanguage,
  codes: doneWithMessage,
  calls: { deleteItem: { method: 'PUT' } },
}

/** The microservice mall. */
export const mall4cloud: Edition = {
  familyOnly: true,
  codes: { A00002: 'A00014', A03003: 'A03002' },
  paging: { current: 'pageNum', size: 'pageSize', records: 'list' },
  calls: { searchProd: { path: '/ua/search/page' } },
}

/** A call as an edition sends it. `S` is the known part of the call, at least its `CallRoute`. */
export type EditionCall<S extends CallRoute = CallRoute> = {
  spec: S
  input: (parsed: unknown) => unknown
  codeOf: (code: string) => string
  answer: (data: unknown, parsed: unknown) => unknown
}

/**
 * Returns a call (`contract[call]`, or one of `calls.ts`) in an edition, or `undefined` if the edition lacks the call.
 */
export function callInEdition<S extends CallRoute>(
  call: CallName,
  written: S,
  { codes = {}, paging, familyOnly, calls = {} }: Edition = {},
): EditionCall<S> | undefined {
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

/** The part of an edition that a client uses. `createEditionAdapter` creates it. */
export type EditionAdapter = Pick<Edition, 'language'> & {
  callInEdition: <S extends CallRoute>(call: CallName, written: S) => EditionCall<S> | undefined
}

/** Prepares an edition for a client. */
export function createEditionAdapter(edition: Edition): EditionAdapter {
  return { language: edition.language, callInEdition: (call, written) => callInEdition(call, written, edition) }
}

function same(value: unknown): unknown {
  return value
}

/** Splits a sort into key (0 relevance, 1 sales, 2 price) and direction (0 ascending, 1 descending). */
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

/** Converts one package, with its tracking as `data: [{ ftime, context }]`. */
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
