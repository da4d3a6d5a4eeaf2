import { fromBufferPromise } from 'yauzl'
import type { Entry } from 'yauzl'
import { TableFault } from './TableFault.ts'

const PARTS_MOST = 2000
/** The maximum unpacked bytes of one part. */
const PART_BYTES = 64 * 1024 * 1024
/** The maximum unpacked bytes of all parts that are read. */
const ALL_BYTES = 128 * 1024 * 1024

/** Reads parts of an archive by name. The stated sizes are checked before a part is unpacked, and bound it after. */
export type ZipParts = { has: (name: string) => boolean; read: (name: string) => AsyncIterable<Buffer> }

export async function openZip(bytes: Uint8Array): Promise<ZipParts> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    validateEntrySizes: true,
  }).catch(() => {
    throw new TableFault('cut')
  })
  if (zip.entryCount > PARTS_MOST) throw new TableFault('heavy')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry)
  } catch {
    throw new TableFault('cut')
  }
  let left = ALL_BYTES
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase())
      if (!entry) return
      if (entry.isEncrypted()) throw new TableFault('locked')
      left -= entry.uncompressedSize
      if (entry.uncompressedSize > PART_BYTES || left < 0) throw new TableFault('heavy')
      try {
        yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
      } catch (error) {
        throw error instanceof TableFault ? error : new TableFault('cut')
      }
    },
  }
}
