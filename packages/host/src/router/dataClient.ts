import { PREFETCH, WITH_SHELL, dataPath } from '../render/pageData.ts'
import type { ActionAnswer, DataAnswer } from '../render/pageData.ts'
import type { Submission } from '../actions/submissionOf.ts'

/** An answer that is none of ours: a proxy's page, a refusal in plain text. Asked for as a page, it explains itself. */
export class ForeignAnswer extends Error {}

/** Asks for the data of an address; with `frame` for what stands around it, too; `ahead` of anybody going there. */
export function fetchPage(
  url: URL,
  { signal, frame = false, ahead = false }: { signal?: AbortSignal; frame?: boolean; ahead?: boolean } = {},
): Promise<DataAnswer> {
  return read(dataPath(url.pathname) + url.search, {
    signal,
    headers: { ...(frame && { [WITH_SHELL]: '1' }), ...(ahead && { [PREFETCH]: '1' }) },
  })
}

/** Posts a form as a navigation: its outcome comes with the page that shows it. */
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
  return (await response.json()) as T
}

function bodyOf(data: FormData, encType: Submission['encType']): BodyInit {
  return encType === 'multipart/form-data'
    ? data
    : new URLSearchParams([...data].filter((field): field is [string, string] => typeof field[1] === 'string'))
}
