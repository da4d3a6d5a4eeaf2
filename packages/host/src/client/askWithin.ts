type Ask = typeof fetch

/**
 * Asks for something that is handed on as it comes: the answer has to begin within `ms` milliseconds, and may then take
 * as long as the person's line does.
 */
export async function askWithin(
  ms: number,
  ask: Ask,
  address: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no answer in time', 'TimeoutError')), ms)
  try {
    return await ask(address, { ...init, signal: AbortSignal.any([init.signal, late.signal]) })
  } finally {
    clearTimeout(timer)
  }
}
