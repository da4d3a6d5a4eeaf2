import { traceHeaders } from '@millwright/edge/tracing'

/** Fetches with the headers that continue the trace at the mall. */
export function fetchInTrace(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, headers: { ...(init.headers as Record<string, string>), ...traceHeaders() } })
}
