import { ApiError } from '@millwright/api-client/apiError'
import { createClient } from '@millwright/api-client/client'
import type { ClientOptions } from '@millwright/api-client/client'
import { PAY_SWITCH_CACHE } from '@millwright/domain/constants'
import { partsOf } from '@millwright/domain/partsOf'
import type { ShopConfig } from '../config/readOptions.ts'
import type { RequestClientOptions } from '../config/shopOptions.ts'
import type { WebConfig } from '@millwright/contract/site/entities'
import { log } from '@millwright/edge/log'
import { createStaleWhileRevalidate } from '../cache/staleWhileRevalidate.server.ts'
import type { AskMall } from '../upstreams/createUpstreams.ts'
import type { Deadline } from './deadline.server.ts'
import { observedClient, recordsCalls } from './observedClient.ts'
import { createSharedStore } from '../cache/sharedStore.server.ts'
import { withShopName } from './withShopName.ts'

type Client = ReturnType<typeof createClient>
type Locale = ClientOptions['locale']
type LooseCall = (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>

/** Calls whose response depends only on the input and the language. They carry no token. */
const common = [
  'getPcWebConfig',
  'getSysServiceSwitch',
  'getSysPaySwitch',
  'serviceTerms',
  'servicePolicy',
  'topNoticeList',
  'hotSearch',
  'hotShops',
  'homepage',
  'categoryInfo',
  'categoryPath',
  'brandsByCategory',
] as const satisfies readonly (keyof Client)[]

/** Calls about products. Their responses are public as well, but change with orders, reviews and stock. */
const catalogue = [
  'prodInfo',
  'prodInfos',
  'prodsByIds',
  'prodShelves',
  'skuList',
  'prodOffers',
  'prodRelated',
  'recommendList',
  'prodCommData',
  'prodCommPage',
  'couponsOfProd',
  'supermarket',
] as const satisfies readonly (keyof Client)[]

/** Milliseconds for which requests share a response about products. */
const CATALOGUE_CACHE = 2_000

/** Calls that send or receive the token of a known browser (ADR 29). */
const ofDevice = [
  'sendLoginCode',
  'sendUpdatePwdCode',
  'login',
  'smsLogin',
  'registerOrBindUser',
  'register',
  'checkUpdatePwdSms',
] as const satisfies readonly (keyof Client)[]

/** Returns whether a retry may succeed. Refused and aborted calls would fail again. */
const mayCome = (error: unknown) => !(error instanceof ApiError && ['refused', 'login', 'aborted'].includes(error.kind))

export type RequestClientContext = {
  locale: Locale
  token: () => string | undefined
  signal: AbortSignal
  deadline: Deadline
  requestId: string
  address?: string | undefined
  /** The browser's user agent, for the list of sessions. */
  agent?: string | undefined
  /** Called when a call failed that may succeed later. */
  onMissed?: () => void
  /** The token by which the mall knows this browser. */
  device?: () => string | undefined
  onDevice?: (token: string) => void
}

/** Creates the mall client of one request, bound to the request's deadline. */
export type CreateRequestClient = (asking: RequestClientContext) => Client

type SharedCall = (typeof common)[number] | (typeof catalogue)[number]
type AskForAll = (name: SharedCall, locale: Locale, input: unknown) => Promise<unknown>

/** Creates the clients of a shop's requests. Responses that are the same for all visitors are shared. */
export function createRequestClientFactory(
  config: Pick<ShopConfig, 'apiBase' | 'askMall' | 'imBase' | 'password' | 'createClient' | 'cache' | 'name'>,
): CreateRequestClient {
  // Only one retry precedes the error screen, because a person waits for the page.
  const usual = { timeoutMs: 2_500, retries: 1, password: config.password, fetch: config.askMall }
  const make = (options: RequestClientOptions): Client =>
    config.createClient?.(options) ?? createClient({ ...options, base: config.apiBase, imBase: config.imBase })
  const remember = createStaleWhileRevalidate({ name: 'call' })
  const shared = createSharedStore(config.cache)
  // Payment options change rarely, so they are cached for five hours.
  const rememberPaySwitch = createStaleWhileRevalidate({ fresh: PAY_SWITCH_CACHE, stale: PAY_SWITCH_CACHE })
  const rememberGoods = createStaleWhileRevalidate({ fresh: CATALOGUE_CACHE, stale: CATALOGUE_CACHE, name: 'goods' })
  // A buyer must see an order or a review on the next page, so every write ends all responses about products.
  let writes = 0
  const onWrite = () => void writes++
  const everyones = (locale: Locale) => observedClient(make({ ...usual, locale }))
  const anonymous = { zh: everyones('zh'), en: everyones('en') }
  const askForAll: AskForAll = (name, locale, input) => {
    const key = `${locale} ${name} ${JSON.stringify(input ?? null)}`
    const call = anonymous[locale][name] as LooseCall
    if (isOfCatalogue(name)) return rememberGoods(`${writes} ${key}`, () => call(input))
    return (name === 'getSysPaySwitch' ? rememberPaySwitch : remember)(key, () => shared(key, () => call(input)))
  }
  // The cache keeps the mall's own name, since other shops may share the cache.
  const askNamed: AskForAll = async (name, locale, input) => {
    const answer = await askForAll(name, locale, input)
    return name === 'getPcWebConfig' ? withShopName(config.name, answer as WebConfig) : answer
  }
  // A client of the shop's own may send the token with any call, so its responses about products are not shared.
  const names: readonly SharedCall[] = config.createClient ? common : [...common, ...catalogue]
  return (asking) => {
    const own = make({ ...usual, ...optionsOf(asking), fetch: onBehalfOf(asking, config.askMall, onWrite) })
    // Wrapping every call of every request takes time, so calls are wrapped only if they are recorded.
    const client = recordsCalls() ? observedClient(own) : own
    return Object.assign(client, callsOfDevice(client, asking), callsForAll(names, asking, askNamed))
  }
}

function optionsOf({
  locale,
  token,
  signal,
  deadline,
  requestId,
  onMissed,
}: RequestClientContext): RequestClientOptions {
  return {
    timeoutMs: deadline.left,
    requestId: () => requestId,
    locale,
    token,
    signal,
    onEffect: (effect, error) => {
      if (mayCome(error)) onMissed?.()
      if (error.kind !== 'aborted' && (effect.do === 'glitch' || effect.do === 'silent'))
        log('warn', 'call', {
          request: requestId,
          call: error.call,
          kind: error.kind,
          code: error.code ?? error.path ?? error.status,
        })
    },
  }
}

/** Wraps the calls that send the browser's token to the mall and keep the token that the mall returns. */
function callsOfDevice(client: Client, { device, onDevice }: RequestClientContext): Record<string, LooseCall> {
  return Object.fromEntries(
    ofDevice.map((name) => {
      const call = client[name] as LooseCall
      const named: LooseCall = async (input) => {
        const deviceToken = device?.()
        const answer = await call(deviceToken === undefined ? input : { ...partsOf(input), deviceToken })
        const given = partsOf(answer).deviceToken
        if (typeof given === 'string') onDevice?.(given)
        return answer
      }
      return [name, named]
    }),
  )
}

/** Wraps the calls with shared responses, so that this request waits for them only until its deadline. */
function callsForAll(
  names: readonly SharedCall[],
  { locale, deadline, onMissed }: RequestClientContext,
  askForAll: AskForAll,
): Record<string, LooseCall> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      (input: unknown) =>
        deadline
          .within(askForAll(name, locale, input), () => new ApiError('timeout', '', { call: name }))
          .catch((error: unknown) => {
            if (mayCome(error)) onMissed?.()
            throw error
          }),
    ]),
  )
}

/**
 * Forwards the person's address and user agent: the mall rate-limits by address and lists sessions by browser. Calls
 * `onWrite` after each call that may have changed something for a buyer.
 */
function onBehalfOf({ address, agent }: RequestClientContext, askMall: AskMall, onWrite: () => void): AskMall {
  const own = { ...(address && { 'X-Forwarded-For': address }), ...(agent && { 'User-Agent': agent }) }
  return async (url, init) => {
    try {
      return await askMall(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...own } })
    } finally {
      if (init.method !== 'GET' && url.includes('/p/')) onWrite()
    }
  }
}

function isOfCatalogue(name: SharedCall): boolean {
  return catalogue.some((one) => one === name)
}
