import type { CallSpec } from '@millwright/contract/call'
import { isRecord } from '@millwright/domain/isRecord'

/** The method, path and encoding of a call. */
export type CallRoute = Pick<CallSpec, 'method' | 'path' | 'base' | 'encoding' | 'raw' | 'ours'>
export type Bases = { base: string; imBase?: string | undefined }
export type WireRequest = {
  url: string
  method: CallSpec['method']
  headers: Record<string, string>
  body?: string | FormData | undefined
}

/**
 * Builds the request of a call from its parsed input. Path parameters are taken out; the rest is the query of a GET or
 * the body of any other method. A bare list or number is a legal body (api.md 1.1).
 */
export function requestOf(spec: CallRoute, input: unknown, { base, imBase = base }: Bases): WireRequest {
  const { method, encoding } = spec
  const rest: Record<string, unknown> = isRecord(input) ? { ...input } : {}
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = segment(rest[name])
    delete rest[name]
    return value
  })
  const url = (spec.base === 'im' ? imBase : base).replace(/\/+$/, '') + path

  if (method === 'GET') {
    const query = pairs(rest).toString()
    return { url: query ? `${url}?${query}` : url, method, headers: {} }
  }
  if (encoding === 'multipart') {
    const body = new FormData()
    for (const [key, value] of Object.entries(rest)) body.append(key, value instanceof Blob ? value : String(value))
    return { url, method, headers: {}, body }
  }
  if (encoding === 'form') {
    return {
      url,
      method,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      body: pairs(rest).toString(),
    }
  }
  const body = isRecord(input) ? (Object.keys(rest).length ? rest : undefined) : input
  if (body === undefined) return { url, method, headers: {} }
  return { url, method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
}

/**
 * Encodes one path segment. Refuses `.` and `..`, which `fetch` would resolve to another call: `DELETE /p/myOrder/..`.
 */
function segment(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || text === '.' || text === '..') throw new RangeError(`"${text}" is not allowed in a path`)
  return encodeURIComponent(text)
}

function pairs(record: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(record))
    if (value !== undefined && value !== null) query.set(key, String(value))
  return query
}
