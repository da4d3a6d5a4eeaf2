import { acceptOf, formatsOf, maxBytesOf } from '@millwright/domain/files/fileKinds'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import { useText } from '@millwright/i18n/Texts'
import { FileUpload } from '@millwright/ui/FileUpload'
import type { SendFile } from './sendFile.ts'
import { useUploads } from './useUploads.ts'

export type UploadFieldProps = {
  label: string
  name: string
  /** What the files are for: it says which are taken, how large, and who sees them. */
  kind: FileKind
  maxFiles: number
  hint?: string
  error?: string
  required?: boolean
  /** What the form carried before, by `FormState.typed`. */
  stored?: string
  send?: SendFile
}

/**
 * Files of a form: sent while the rest is being filled in, kept when the form is refused. The form carries their paths
 * under `name`; before scripts it carries the files themselves, which its action hands on (`uploadedPaths`). The form is
 * `multipart/form-data`; the screen has the namespace `upload`.
 */
export function UploadField({ name, kind, maxFiles, hint, stored, send, ...field }: UploadFieldProps) {
  const text = useText('upload')
  const uploads = useUploads({ kind, stored, send })
  const maxBytes = maxBytesOf(kind)
  return (
    <FileUpload
      {...field}
      {...uploads}
      onAdd={(change) => {
        // Of one file the next takes the place.
        if (maxFiles === 1 && change.files.length) for (const { id } of uploads.files) uploads.onRemove({ id })
        uploads.onAdd(change)
      }}
      name={name}
      look="pictures"
      hint={hint ?? text('hint', { count: maxFiles, size: maxBytes / 1024 / 1024 })}
      accept={acceptOf(kind)}
      formats={formatsOf(kind)}
      maxFiles={maxFiles}
      maxBytes={maxBytes}
    />
  )
}
