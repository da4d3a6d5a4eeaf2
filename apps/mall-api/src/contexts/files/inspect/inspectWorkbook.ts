import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'
import type { Entry, ZipFile } from 'yauzl'
import { FileFault } from './FileFault.ts'
import { inspectPart } from './inspectPart.ts'
import { UnpackBudget } from './UnpackBudget.ts'

const MAX_PARTS = 2000
/** The maximum size of one part in bytes. A part is read whole. */
const MAX_XML = 64 * 1024 * 1024
/** The largest data descriptor: sizes and checksum after a part's bytes, with a signature and 64-bit sizes. */
const MAX_DESCRIPTOR = 24
const HEAD = 30

/** Accepts a workbook of data, formulas, pictures and web links. Throws a `FileFault` otherwise. */
export async function inspectWorkbook(bytes: Uint8Array): Promise<void> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const zip = await fromBufferPromise(buffer, { strictFileNames: true, validateEntrySizes: true })
    if (zip.entryCount > MAX_PARTS) throw new FileFault('fileHeavy')
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    inspectLayout(buffer, entries)
    inspectNames(entries)
    const budget = new UnpackBudget()
    for (const entry of entries) budget.spend(entry.uncompressedSize)
    for (const entry of entries) inspectPart(entry.fileName, await unpack(zip, entry))
  } catch (error) {
    // The zip reader throws plain errors for archives it cannot read.
    throw error instanceof FileFault ? error : new FileFault('fileCut')
  }
}

/** Checks that the parts follow each other from the first byte, then the directory, which ends at the last byte. */
function inspectLayout(buffer: Buffer, entries: readonly Entry[]): void {
  let at = 0
  for (const entry of entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  )) {
    const start = entry.relativeOffsetOfLocalHeader
    const gap = start - at
    if (gap < 0 || gap > (at === 0 ? 0 : MAX_DESCRIPTOR)) throw new FileFault('fileFormat')
    const nameLength = buffer.readUInt16LE(start + 26)
    const name = buffer.subarray(start + HEAD, start + HEAD + nameLength)
    if (!name.equals(entry.fileNameRaw)) throw new FileFault('fileFormat')
    at = start + HEAD + nameLength + buffer.readUInt16LE(start + 28) + entry.compressedSize
  }
  const directory = buffer.indexOf('PK\x01\x02', at, 'latin1')
  const length = entries.reduce(
    (sum, entry) => sum + 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  )
  const rest = buffer.length - directory - length
  // The end of the directory, which has an additional block in 64-bit archives.
  if (directory < at || directory - at > MAX_DESCRIPTOR || (rest !== 22 && rest !== 22 + 56 + 20))
    throw new FileFault('fileFormat')
}

function inspectNames(entries: readonly Entry[]): void {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (new Set(names).size < names.length) throw new FileFault('fileFormat')
  for (const name of ['[content_types].xml', '_rels/.rels', 'xl/workbook.xml']) {
    if (!names.includes(name)) throw new FileFault('fileFormat')
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new FileFault('fileLocked')
  if (entry.uncompressedSize > MAX_XML) throw new FileFault('fileHeavy')
  const whole = await buffer(await zip.openReadStreamPromise(entry))
  if (crc32(whole) !== entry.crc32) throw new FileFault('fileCut')
  return whole
}
