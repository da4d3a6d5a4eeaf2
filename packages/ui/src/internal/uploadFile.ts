export type UploadFile = {
  /** The id passed to the callbacks. */
  id: string
  name: string
  /** The size in bytes, if known. */
  size?: number | undefined
  /** The media type, as `image/png`. */
  type: string
  /** The chosen file. Used for the preview, and submitted with the form until `value` is set. */
  file?: File | undefined
  /** The URL of a thumbnail. */
  preview?: string | undefined
  /** The upload progress from 0 to 100. Undefined before and after the upload. */
  progress?: number | undefined
  error?: string | undefined
  /** Whether the file was permanently refused. No retry is offered. */
  final?: boolean | undefined
  /** The value submitted under `name` instead of the file, once the file is stored. */
  value?: string | undefined
}
