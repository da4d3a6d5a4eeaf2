import type { AskMall } from '../upstreams/createUpstreams.ts'

/** Fetches a response to be streamed: the headers must arrive within `ms` milliseconds, the body may take longer. */
export async function fetchWithHeaderTimeout(
  ms: number,
  ask: AskMall,
  address: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no response in time', 'TimeoutError')), ms)
  try {
    return await ask(address, { ...init, signal: AbortSignal.any([init.signal, late.signal]) })
  } finally {
    clearTimeout(timer)
  }
}
