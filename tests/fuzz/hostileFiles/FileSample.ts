export type FileVerdict =
  /** The server must not store the file. */
  | 'refused'
  /** The server must store the file. */
  | 'kept'
  /** The server may refuse the file. If stored, the stored file must not contain the mark. */
  | 'harmless'

export interface FileSample {
  /** A short description, used as the test's name. */
  readonly what: string
  readonly name: string
  readonly verdict: FileVerdict
  /** Created on demand, because some files are large. */
  readonly bytes: () => Buffer | Promise<Buffer>
}

/** A script that a browser would run if it rendered the file as a page. Hostile pictures contain it. */
export const mark = '<script>alert(document.domain)</script>'
export const page = `<!doctype html><html><body>${mark}</body></html>`

export const refused = (what: string, name: string, bytes: FileSample['bytes']): FileSample => {
  return { what, name, verdict: 'refused', bytes }
}
export const kept = (what: string, name: string, bytes: FileSample['bytes']): FileSample => {
  return { what, name, verdict: 'kept', bytes }
}
export const harmless = (what: string, name: string, bytes: FileSample['bytes']): FileSample => {
  return { what, name, verdict: 'harmless', bytes }
}
