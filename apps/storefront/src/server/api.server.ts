import { ApiError } from '@millwright/api-client/apiError'
import { createClient } from '@millwright/api-client/client'
import type { ClientOptions } from '@millwright/api-client/client'
import { PAY_SWITCH_CACHE } from '@millwright/domain/constants'
import { config } from './config.server.ts'
import { log } from './log.server.ts'
import { createStaleWhileRevalidate } from '../cache/staleWhileRevalidate.server.ts'
import type { Deadline } from './deadline.server.ts'
import { createSharedStore } from '../cache/sharedStore.server.ts'

type Client = ReturnType<typeof createClient>
type Locale = ClientOptions['locale']
type LooseCall = (input?: unknown, options?: { signal?: AbortSignal }) => Promise<unknown>

/** Calls whose answer depends on nothing but their input and the language: no token goes with them. */
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

/** Calls that a browser which was logged in before is known by (ADR 29), and those that make it known. */
const ofDevice = [
  'sendLoginCode',
  'sendUpdatePwdCode',
  'login',
  'smsLogin',
  'registerOrBindUser',
  'register',
  'checkUpdatePwdSms',
] as const satisfies readonly (keyof Client)[]

// A person waits for the page: one more try, then the error screen.
const options = { base: config.apiBase, imBase: config.imBase, timeoutMs: 2_500, retries: 1, password: config.password }
const remember = createStaleWhileRevalidate()
const shared = createSharedStore()
// What can be paid with changes seldom: five hours (R7.04).
const rememberPaySwitch = createStaleWhileRevalidate({ fresh: PAY_SWITCH_CACHE, stale: PAY_SWITCH_CACHE })
const anonymous = { zh: createClient({ ...options, locale: 'zh' }), en: createClient({ ...options, locale: 'en' }) }

/** What was refused, or nobody waits for, would be so again. */
const mayCome = (error: unknown) => !(error instanceof ApiError && ['refused', 'login', 'aborted'].includes(error.kind))

export type Asking = {
  locale: Locale
  token: () => string | undefined
  signal: AbortSignal
  deadline: Deadline
  requestId: string
  address?: string | undefined
  /** What the person's browser says that it is: a session's list names it. */
  agent?: string | undefined
  /** An answer did not come that may come when it is asked for again. */
  onMissed?: () => void
  /** What the mall knows this browser by. */
  device?: () => string | undefined
  onDevice?: (token: string) => void
}

/** The mall as one person's request sees it, within the time that the person waits. */
export function apiFor({
  locale,
  token,
  signal,
  deadline,
  requestId,
  address,
  agent,
  onMissed,
  device,
  onDevice,
}: Asking): Client {
  const client = createClient({
    ...options,
    timeoutMs: deadline.left,
    requestId: () => requestId,
    ...((address || agent) && { fetch: onBehalfOf(address, agent) }),
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
  })
  for (const name of ofDevice) {
    const call = client[name] as LooseCall
    ;(client as Record<string, LooseCall>)[name] = async (input) => {
      const deviceToken = device?.()
      const answer = await call(deviceToken === undefined ? input : { ...(input as object), deviceToken })
      const given = (answer as { deviceToken?: unknown } | null)?.deviceToken
      if (typeof given === 'string') onDevice?.(given)
      return answer
    }
  }
  for (const name of common) {
    const call = anonymous[locale][name] as LooseCall
    ;(client as Record<string, LooseCall>)[name] = (input) => {
      const key = `${locale} ${name} ${JSON.stringify(input ?? null)}`
      const answer = (name === 'getSysPaySwitch' ? rememberPaySwitch : remember)(key, () =>
        shared(key, () => call(input)),
      )
      return deadline
        .within(answer, () => new ApiError('timeout', '', { call: name }))
        .catch((error: unknown) => {
          if (mayCome(error)) onMissed?.()
          throw error
        })
    }
  }
  return client
}

/** The mall counts by the person's address and lists sessions by the person's browser, not by the shop's. */
function onBehalfOf(address: string | undefined, agent: string | undefined): NonNullable<ClientOptions['fetch']> {
  const own = { ...(address && { 'X-Forwarded-For': address }), ...(agent && { 'User-Agent': agent }) }
  return (url, init) => fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...own } })
}
