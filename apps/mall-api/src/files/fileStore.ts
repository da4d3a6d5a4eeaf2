/** Where the bytes of files are, by their id. */
export type FileStore = {
  put(id: string, bytes: Uint8Array, type: string): Promise<void>
  /** Nothing, where there is none. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Whether or not there was one. */
  remove(id: string): Promise<void>
}
