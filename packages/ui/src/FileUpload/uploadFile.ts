export type UploadFile = {
  /** Names it in the callbacks. */
  id: string
  /** Its name, as people know it. */
  name: string
  /** Bytes, where they are known. */
  size?: number
  /** Its media type, as `image/png`. */
  type: string
  /** What was chosen: makes the preview, and goes with the form as long as there is no `value`. */
  file?: File
  /** The address of a small picture of it. */
  preview?: string
  /** 0 to 100 while it is sent; left out before and after. */
  progress?: number
  /** Why it was not sent. */
  error?: string
  /** It was refused for good: sending the same file again is not offered. */
  final?: boolean
  /** What the form carries under `name` in its place once it is stored. */
  value?: string
}
