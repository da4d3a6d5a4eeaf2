import type { FileKind } from '@millwright/domain/files/fileKinds'
import { partsOf } from '@millwright/domain/partsOf'

export type Sending = {
  file: File
  kind: FileKind
  /** The percentage of bytes sent, 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}
/**
 * The result of an upload. `login`: the session has expired. `lost`: the connection failed, and a retry may succeed.
 */
export type Sent = { filePath: string } | { refused: string } | { problem: 'login' | 'lost' | 'tooLarge' }
export type SendFile = (sending: Sending) => Promise<Sent>

/** Uploads by XMLHttpRequest, since `fetch` reports no upload progress. */
export const sendFile: SendFile = ({ file, kind, onProgress, signal }) =>
  new Promise((resolve) => {
    const data = new FormData()
    data.set('kind', kind)
    data.set('file', file)
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? (100 * loaded) / total : 0))
    request.addEventListener('load', () => resolve(readSent(request.status, request.responseText)))
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, () => resolve({ problem: 'lost' }))
    signal.addEventListener('abort', () => request.abort())
    request.open('POST', '/_upload')
    request.send(data)
  })

export function readSent(status: number, body: string): Sent {
  if (status === 401) return { problem: 'login' }
  if (status === 413) return { problem: 'tooLarge' }
  let answer: ReturnType<typeof partsOf>
  try {
    answer = partsOf(JSON.parse(body))
  } catch {
    return { problem: 'lost' }
  }
  if (status === 200 && typeof answer.filePath === 'string') return { filePath: answer.filePath }
  return typeof answer.refused === 'string' ? { refused: answer.refused } : { problem: 'lost' }
}
