import { createRequire } from 'node:module'
import { FileFault } from './FileFault.ts'

/** The maximum number of bytes of memory for qpdf. */
const MAX_MEMORY = 256 * 1024 * 1024
const PAGE = 65_536

type Qpdf = {
  callMain(args: string[]): number
  FS: { writeFile(path: string, bytes: Uint8Array): void; readFile(path: string): Uint8Array }
}
type CreateQpdf = (options: Record<string, unknown>) => Promise<Qpdf>

/** A PDF as qpdf reads it (https://qpdf.readthedocs.io/en/stable/json.html): all objects, with names in plain form. */
export type PdfJson = {
  encrypt: { encrypted: boolean }
  pages: unknown[]
  qpdf: [unknown, Readonly<Record<string, PdfObject>>]
}
export type PdfObject = { value?: unknown; stream?: { dict: Readonly<Record<string, unknown>>; data: string } }

/**
 * Reads a PDF, with the raw bytes of its streams in base64. Throws `fileLocked`, `fileHeavy`, or `fileCut` if qpdf
 * warns. Call it in a worker: it limits the memory and replaces the console of the whole thread.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfJson> {
  boundMemory()
  const said: string[] = []
  // This build prints messages only to console.error.
  console.error = (line: string) => void said.push(line)
  const create: CreateQpdf = createRequire(import.meta.url)('@neslinesli93/qpdf-wasm')
  const qpdf = await create({ quit: () => {} })
  qpdf.FS.writeFile('/in.pdf', bytes)
  const keys = ['qpdf', 'encrypt', 'pages'].map((key) => `--json-key=${key}`)
  let code: number
  try {
    code = qpdf.callMain([
      '--json=2',
      '--json-stream-data=inline',
      '--decode-level=none',
      ...keys,
      '/in.pdf',
      '/out.json',
    ])
  } catch {
    throw new FileFault('fileHeavy')
  }
  const warnings = said.filter((line) => line.startsWith('WARNING') && !harmless.test(line))
  if (said.some((line) => line.includes('bad_alloc'))) throw new FileFault('fileHeavy')
  if (said.some((line) => line.includes('invalid password'))) throw new FileFault('fileLocked')
  if (warnings.length || (code !== 0 && code !== 3)) throw new FileFault('fileCut')
  return JSON.parse(Buffer.from(qpdf.FS.readFile('/out.json')).toString())
}

/** Several programs write a wrong object count, which readers ignore. */
const harmless = /reported number of objects/

function boundMemory(): void {
  const { prototype } = WebAssembly.Memory
  // oxlint-disable-next-line typescript/unbound-method -- called on each memory below
  const grow = prototype.grow
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

/** Returns the object of a reference such as `12 0 R`. */
export function resolve(objects: PdfJson['qpdf'][1], value: unknown): unknown {
  return typeof value === 'string' && /^\d+ \d+ R$/.test(value) ? objects[`obj:${value}`]?.value : value
}
