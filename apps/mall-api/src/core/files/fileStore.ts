export type FileStore = {
  put(id: string, bytes: Uint8Array, type: string): Promise<void>
  /** Resolves to undefined if the file does not exist. */
  get(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Succeeds even if the file does not exist. */
  remove(id: string): Promise<void>
}
