import type { FileKind } from '@millwright/domain/files/fileKinds'

export type Sending = {
  file: File
  kind: FileKind
  /** 0 to 100, of what has left. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}
/** `login`: nobody is logged in any more. `lost`: the line broke, and trying again may do. */
export type Sent = { filePath: string } | { refused: string } | { problem: 'login' | 'lost' | 'tooLarge' }
export type SendFile = (sending: Sending) => Promise<Sent>

/** By XMLHttpRequest: `fetch` tells no progress of what it sends. */
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
  let answer: { filePath?: unknown; refused?: unknown } | null
  try {
    answer = JSON.parse(body) as typeof answer
  } catch {
    return { problem: 'lost' }
  }
  if (status === 200 && typeof answer?.filePath === 'string') return { filePath: answer.filePath }
  return typeof answer?.refused === 'string' ? { refused: answer.refused } : { problem: 'lost' }
}
