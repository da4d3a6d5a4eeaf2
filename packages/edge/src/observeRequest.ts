import { SpanStatusCode } from '@opentelemetry/api'
import { isObserved, observe, secondsSince } from './observations.ts'
import { inSpan, isTracing } from './tracing.ts'

export type ObservedRequest = {
  method: string
  header: (name: string) => string | undefined
  /** The route and the status, known once the request is handled. The route is a pattern, never an address. */
  outcome: () => { route: string; status: number }
}

let inFlight = 0

/** Returns the number of requests that this process is handling. */
export function requestsInFlight(): number {
  return inFlight
}

/**
 * Handles a request in a server span that continues the caller's trace, and publishes its route, status and duration.
 */
export async function observeRequest(
  { method, header, outcome }: ObservedRequest,
  answer: () => Promise<void>,
): Promise<void> {
  const began = performance.now()
  inFlight++
  try {
    if (!isTracing()) return await answer()
    const headers = { traceparent: header('traceparent'), tracestate: header('tracestate') }
    await inSpan(
      method,
      async (span) => {
        await answer()
        const { route, status } = outcome()
        span?.updateName(`${method} ${route}`)
        span?.setAttributes({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
      },
      { kind: 'SERVER', headers, attributes: { 'http.request.method': method } },
    )
  } finally {
    inFlight--
    if (isObserved('request')) observe('request', { method, ...outcome(), seconds: secondsSince(began) })
  }
}
