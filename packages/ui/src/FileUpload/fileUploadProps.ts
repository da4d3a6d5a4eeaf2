import type { FieldProps } from '../internal/Field.tsx'
import type { ControlProps } from '../internal/open.ts'
import type { Refusal } from '../internal/partitionFiles.ts'
import type { UploadFile } from '../internal/uploadFile.ts'

export type FileUploadProps = FieldProps &
  ControlProps & {
    /** The form field name. */
    name: string
    /** The files added so far. */
    files?: readonly UploadFile[] | undefined
    /** The accepted file types, as in the `accept` attribute: `image/*,.pdf`. */
    accept?: string | undefined
    /** The accepted types in words, shown when a file of another type is refused: `JPEG / PNG`. */
    formats?: string | undefined
    /** The maximum number of files. With 1, a new file is meant to replace the existing one. */
    maxFiles?: number | undefined
    /** The maximum size of one file, in bytes. */
    maxBytes?: number | undefined
    /** Whether files appear as a list of names or as tiles. */
    look?: 'list' | 'pictures' | undefined
    /** Whether the field is disabled. */
    disabled?: boolean | undefined
    /**
     * Called with the files that were selected, dropped or pasted, and with the refused files and reasons. The
     * component shows the refusals itself. Without this prop it is a plain file input.
     */
    onAdd?: ((change: { files: File[]; refused: { file: File; reason: Refusal }[] }) => void) | undefined
    /** Called when the reader removes a file. */
    onRemove?: ((change: { id: string }) => void) | undefined
    /** Called when the reader retries an upload. Offered for a file whose `error` is not `final`. */
    onRetry?: ((change: { id: string }) => void) | undefined
    /** The id of the form this control belongs to, if it is outside the form element. */
    form?: string | undefined
  }
