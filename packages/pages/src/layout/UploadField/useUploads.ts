import { useCallback, useEffect, useRef, useState } from 'react'
import { filePathsOf } from '@millwright/domain/files/filePath'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import { useText } from '@millwright/i18n/Texts'
import type { UploadFile } from '@millwright/ui/FileUpload'
import { sendFile } from './sendFile.ts'
import type { SendFile } from './sendFile.ts'

export type UploadsProps = {
  kind: FileKind
  /** Paths that the mall already stores, as the form carried them: `"files/a,files/b"`. */
  stored?: string | readonly string[]
  send?: SendFile
}

/** Uploads files while the form is being filled in. Removing a file aborts its upload. */
export function useUploads({ kind, stored, send = sendFile }: UploadsProps) {
  const text = useText('upload')
  const [files, setFiles] = useState<readonly UploadFile[]>(() =>
    filePathsOf(stored).map((path, at) => ({
      id: path,
      name: text('stored', { n: at + 1 }),
      type: '',
      preview: path,
      value: path,
    })),
  )
  const sendings = useRef(new Map<string, AbortController>())
  const count = useRef(0)
  const change = useCallback(
    (id: string, news: Partial<UploadFile>) =>
      setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one))),
    [],
  )

  const start = async (id: string, file: File) => {
    const sending = new AbortController()
    sendings.current.set(id, sending)
    change(id, { progress: 0, error: undefined, final: undefined })
    const { signal } = sending
    const sent = await send({ file, kind, signal, onProgress: (progress) => change(id, { progress }) })
    sendings.current.delete(id)
    if (signal.aborted) return
    if ('filePath' in sent) change(id, { value: sent.filePath, progress: undefined })
    else {
      const final = 'refused' in sent || sent.problem === 'tooLarge'
      change(id, { progress: undefined, error: 'refused' in sent ? sent.refused : text(sent.problem), final })
    }
  }
  useEffect(() => {
    const all = sendings.current
    return () => {
      for (const sending of all.values()) sending.abort()
    }
  }, [])

  return {
    files,
    onAdd: ({ files: added }: { files: File[] }) => {
      const fresh = added.map((file) => {
        const { name, size, type } = file
        return { id: `new-${++count.current}`, file, name, size, type }
      })
      setFiles((all) => [...all, ...fresh])
      for (const { id, file } of fresh) void start(id, file)
    },
    onRemove: ({ id }: { id: string }) => {
      sendings.current.get(id)?.abort()
      setFiles((all) => all.filter((one) => one.id !== id))
    },
    onRetry: ({ id }: { id: string }) => {
      const { file } = files.find((one) => one.id === id) ?? {}
      if (file) void start(id, file)
    },
  }
}
