import { vi } from 'vitest'
import type { ApiError } from '../../apiError.ts'
import { createClient } from '../../client.ts'
import type { ClientOptions } from '../../client.ts'

export const base = 'http://mall.test/api'
export const envelope = (data: unknown, code = '00000', msg = '') => Response.json({ code, msg, data })

/** Creates a client of a server with the test's responses. */
export function clientOf(
  answer: (url: string, init: RequestInit) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => answer(url, init))
  return { fetch, api: createClient({ base, locale: 'zh', token: () => 'secret', fetch, retries: 0, ...options }) }
}

export const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers)
export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('answered')
    },
    (error: ApiError) => error,
  )
