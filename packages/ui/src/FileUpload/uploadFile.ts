export type UploadFile = {
  /** Names it in the callbacks. */
  id: string
  /** Its name, as people know it. */
  name: string
  /** Bytes, where they are known. */
  size?: number | undefined
  /** Its media type, as `image/png`. */
  type: string
  /** What was chosen: makes the preview, and goes with the form as long as there is no `value`. */
  file?: File | undefined
  /** The address of a small picture of it. */
  preview?: string | undefined
  /** 0 to 100 while it is sent; left out before and after. */
  progress?: number | undefined
  /** Why it was not sent. */
  error?: string | undefined
  /** It was refused for good: sending the same file again is not offered. */
  final?: boolean | undefined
  /** What the form carries under `name` in its place once it is stored. */
  value?: string | undefined
}
