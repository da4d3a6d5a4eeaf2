import { PREFETCH, WITH_SHELL, dataPath } from './pageData.ts'
import type { ActionAnswer, DataAnswer } from './pageData.ts'
import type { Submission } from './submissionOf.ts'

/**
 * A response that is not from the shop: a proxy's page or a plain-text refusal. The browser then loads it as a page.
 */
export class ForeignAnswer extends Error {}

/** Fetches the data of an address. `frame` includes the frame's data; `ahead` marks a prefetch. */
export function fetchPage(
  url: URL,
  { signal, frame = false, ahead = false }: { signal?: AbortSignal; frame?: boolean; ahead?: boolean } = {},
): Promise<DataAnswer> {
  return read(dataPath(url.pathname) + url.search, {
    signal,
    headers: { ...(frame && { [WITH_SHELL]: '1' }), ...(ahead && { [PREFETCH]: '1' }) },
  })
}

/** Posts a form as a navigation. The response is the page with the outcome. */
export function post({ action, data, encType }: Submission): Promise<DataAnswer> {
  const url = new URL(action, window.location.href)
  return read(dataPath(url.pathname) + url.search, { method: 'POST', body: bodyOf(data, encType) })
}

/** Posts a form in the background (ADR 13). */
export function postInBackground({
  action,
  data,
  encType,
}: Pick<Submission, 'action' | 'data' | 'encType'>): Promise<ActionAnswer> {
  return read(`/_act${action}`, { method: 'POST', body: bodyOf(data, encType) })
}

async function read<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(path, { ...init, headers: { Accept: 'application/json', ...init.headers } })
  if (!response.ok || !response.headers.get('content-type')?.includes('json'))
    throw new ForeignAnswer(`${path} answered ${response.status}`)
  return response.json()
}

function bodyOf(data: FormData, encType: Submission['encType']): BodyInit {
  return encType === 'multipart/form-data'
    ? data
    : new URLSearchParams([...data].filter((field): field is [string, string] => typeof field[1] === 'string'))
}
