export type FileVerdict =
  /** The server must not store it. */
  | 'refused'
  /** The server must store it. */
  | 'kept'
  /** The server may refuse it; when it stores it, the mark is no longer in what it stores. */
  | 'harmless'

export interface FileSample {
  /** What the file is, in a few words: the name of its test. */
  readonly what: string
  /** The name under which it is uploaded. */
  readonly name: string
  readonly verdict: FileVerdict
  /** Made when it is asked for: some are large. */
  readonly bytes: () => Buffer | Promise<Buffer>
}

/** What a browser would run, were it shown as a page. Hostile pictures carry it. */
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
