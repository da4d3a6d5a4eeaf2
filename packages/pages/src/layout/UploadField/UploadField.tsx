import { acceptOf, formatsOf, maxBytesOf } from '@millwright/domain/files/fileKinds'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import { useText } from '@millwright/i18n/Texts'
import { FileUpload } from '@millwright/ui/FileUpload'
import type { SendFile } from './sendFile.ts'
import { useUploads } from './useUploads.ts'

export type UploadFieldProps = {
  label: string
  name: string
  /** The purpose of the files. Determines the accepted formats, the size limit and who may read the files. */
  kind: FileKind
  maxFiles: number
  hint?: string
  error?: string
  required?: boolean
  /** The value that the form posted before, from `FormState.typed`. */
  stored?: string
  send?: SendFile
}

/**
 * A file field that uploads while the form is being filled in, and keeps its files if the form is refused. The form
 * carries their paths under `name`. Without scripts it carries the files themselves, and the action uploads them
 * (`uploadedPaths`). The form must be `multipart/form-data`, and the screen needs the namespace `upload`.
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
        // In a field for one file, a new file replaces the old one.
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
