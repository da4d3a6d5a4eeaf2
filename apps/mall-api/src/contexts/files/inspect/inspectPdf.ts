import { FileFault } from './FileFault.ts'
import { endsAsArchive, latin1, markup } from './markup.ts'
import { readPdf, resolve } from './qpdf.ts'
import type { PdfJson } from './qpdf.ts'
import { unpackStreams } from './unpackStreams.ts'

/** Dictionary keys (ISO 32000-2) of scripts, automatic actions, XML forms and embedded files. */
const activeKeys = new Set([
  '/JS',
  '/JavaScript',
  '/AA',
  '/XFA',
  '/EF',
  '/EmbeddedFiles',
  '/RichMediaContent',
  '/FFilter',
])
/** Actions (12.6.4), annotations (12.5.6) and types that run code, refer to external data or contain another file. */
const activeNames = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/GoTo3DView',
  '/Rendition',
  '/Movie',
  '/Sound',
  '/Screen',
  '/3D',
  '/RichMedia',
  '/RichMediaExecute',
  '/FileAttachment',
  '/EmbeddedFile',
  '/URL',
])
/** Keys of link addresses, and of the base for relative links (12.6.4.8). */
const addresses = new Set(['/URI', '/Base'])
const goodLink = /^(?:https?|mailto|tel):/i
const hasScheme = /^[a-z][a-z\d+.-]*:/i

/** Accepts a PDF that only shows its pages and has web links. Throws a `FileFault` otherwise. */
export async function inspectPdf(bytes: Uint8Array): Promise<void> {
  inspectEnds(latin1(bytes))
  const pdf = await readPdf(bytes)
  if (pdf.encrypt.encrypted) throw new FileFault('fileLocked')
  if (!pdf.pages.length) throw new FileFault('fileCut')
  inspectObjects(pdf)
  await unpackStreams(pdf)
}

/** Checks that nothing precedes the first object and nothing follows the last byte. */
function inspectEnds(text: string): void {
  const end = text.lastIndexOf('%%EOF')
  if (end < 0) throw new FileFault('fileCut')
  const head = text.slice(0, Math.max(0, text.search(/\d\s+obj\b/)))
  if (/[^\s\0]/.test(text.slice(end + 5)) || markup.test(head) || endsAsArchive(text)) throw new FileFault('fileFormat')
}

function inspectObjects({ qpdf: [, objects] }: PdfJson): void {
  const inspect = (value: unknown, inList: boolean): void => {
    if (typeof value === 'string') {
      // Names in arrays are glyphs and colours.
      if (!inList && activeNames.has(value)) throw new FileFault('fileActive')
    } else if (Array.isArray(value)) for (const one of value) inspect(one, true)
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) {
        if (activeKeys.has(key) || (addresses.has(key) && !isGoodLink(objects, one))) throw new FileFault('fileActive')
        inspect(one, false)
      }
  }
  for (const { value, stream } of Object.values(objects)) {
    // A stream whose bytes are in another file (7.3.8.2).
    if (stream && '/F' in stream.dict) throw new FileFault('fileActive')
    inspect(value ?? stream?.dict, false)
  }
}

/** Whether a link address is safe. The catalogue's own `/URI` is a dictionary and is read for its `/Base`. */
function isGoodLink(objects: PdfJson['qpdf'][1], value: unknown): boolean {
  const found = resolve(objects, value)
  if (typeof found !== 'string') return typeof found === 'object'
  const address = found.startsWith('u:') ? found.slice(2).replace(/[\0-\x20]/g, '') : undefined
  if (address === undefined || /^(?:\\|\/[\\/])/.test(address)) return false
  return goodLink.test(address) || !hasScheme.test(address)
}
