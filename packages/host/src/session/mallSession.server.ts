import { ApiError } from '@millwright/api-client/apiError'
import type { LoaderContext } from '@millwright/pages/loader'
import type { RequestClientContext } from '../client/requestClient.ts'
import type { ShopRuntime } from '../shopRuntime.ts'
import type { Cookies } from './cookies.server.ts'

const WEEK = 7 * 86_400
const HALF_YEAR = 180 * 86_400
/** Matches tokens that are safe in a header. All tokens of the mall match. */
const tokenPattern = /^[\x21-\x7e]{1,3000}$/

/** Creates the client for the calls of one request to the mall, and manages the token and the buyer of the request. */
export function createMallSession(
  { createRequestClient }: ShopRuntime,
  { own, setOwn }: Cookies,
  asking: Omit<RequestClientContext, 'token' | 'onMissed' | 'device' | 'onDevice'>,
) {
  let token = tokenPattern.exec(own('token') ?? '')?.[0]
  let device = /^[\x21-\x7e]{1,200}$/.exec(own('device') ?? '')?.[0]
  let user: LoaderContext['user']
  let missed = false
  const api = createRequestClient({
    ...asking,
    token: () => token,
    onMissed: () => {
      missed = true
    },
    device: () => device,
    onDevice: (fresh) => {
      device = fresh
      setOwn('device', fresh, HALF_YEAR)
    },
  })
  const logOut = () => {
    if (token) setOwn('token', '', 0)
    token = undefined
    user = undefined
  }
  return {
    api,
    missed: () => missed,
    token: () => token,
    user: () => {
      if (user || token === undefined) return user
      const asked = token
      user = api.userInfo().catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.kind !== 'login') throw error
        // A newer sign-in during the call keeps its token.
        if (token === asked) logOut()
        return undefined
      })
      // Not every caller awaits the promise.
      user.catch(() => undefined)
      return user
    },
    forgetUser: () => {
      user = undefined
    },
    logIn: (fresh: string) => {
      token = fresh
      user = undefined
      setOwn('token', fresh, WEEK)
    },
    logOut,
  }
}
