import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Buffer
  /** Whether the entry is stored without compression. */
  readonly stored?: boolean
  /** The name in the local header, if it differs from the directory. */
  readonly localName?: string
  /** The uncompressed size stated in the headers. */
  readonly claimedSize?: number
  /** Whether the directory omits the entry. Only readers that scan from the front find it. */
  readonly unlisted?: boolean
  /** General purpose bits: 1 is "encrypted", 8 is "sizes follow". */
  readonly flags?: number
  readonly method?: number
}

interface Written {
  readonly entry: ZipEntry
  readonly offset: number
  readonly packedSize: number
  readonly method: number
  readonly sum: number
}

function localHeader(entry: ZipEntry, method: number, sum: number, packed: Buffer): Buffer {
  const name = Buffer.from(entry.localName ?? entry.name)
  const later = ((entry.flags ?? 0) & 8) !== 0
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(0x0800 | (entry.flags ?? 0), 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(0x00210000, 10)
  header.writeUInt32LE(later ? 0 : sum, 14)
  header.writeUInt32LE(later ? 0 : packed.length, 18)
  header.writeUInt32LE(later ? 0 : (entry.claimedSize ?? entry.bytes.length), 22)
  header.writeUInt16LE(name.length, 26)
  if (!later) return Buffer.concat([header, name, packed])
  const sizes = Buffer.alloc(16)
  sizes.writeUInt32LE(0x08074b50, 0)
  sizes.writeUInt32LE(sum, 4)
  sizes.writeUInt32LE(packed.length, 8)
  sizes.writeUInt32LE(entry.claimedSize ?? entry.bytes.length, 12)
  return Buffer.concat([header, name, packed, sizes])
}

function directoryRow({ entry, offset, packedSize, method, sum }: Written): Buffer {
  const name = Buffer.from(entry.name)
  const row = Buffer.alloc(46)
  row.writeUInt32LE(0x02014b50, 0)
  row.writeUInt16LE(20, 4)
  row.writeUInt16LE(20, 6)
  row.writeUInt16LE(0x0800 | (entry.flags ?? 0), 8)
  row.writeUInt16LE(method, 10)
  row.writeUInt32LE(0x00210000, 12)
  row.writeUInt32LE(sum, 16)
  row.writeUInt32LE(packedSize, 20)
  row.writeUInt32LE(entry.claimedSize ?? entry.bytes.length, 24)
  row.writeUInt16LE(name.length, 28)
  row.writeUInt32LE(offset, 42)
  return Buffer.concat([row, name])
}

/** Returns an archive of these entries, consistent or not, with `before` in front and `comment` at the end. */
export function zipFile(entries: readonly ZipEntry[], { before = Buffer.alloc(0), comment = '' } = {}): Buffer {
  const parts: Buffer[] = [before]
  const written: Written[] = []
  let offset = before.length
  for (const entry of entries) {
    const packed = entry.stored ? entry.bytes : deflateRawSync(entry.bytes)
    const method = entry.method ?? (entry.stored ? 0 : 8)
    const sum = crc32(entry.bytes)
    const part = localHeader(entry, method, sum, packed)
    if (!entry.unlisted) written.push({ entry, offset, packedSize: packed.length, method, sum })
    parts.push(part)
    offset += part.length
  }
  const directory = Buffer.concat(written.map(directoryRow))
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(written.length & 0xffff, 8)
  end.writeUInt16LE(written.length & 0xffff, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment, 'latin1'), 20)
  return Buffer.concat([...parts, directory, end, Buffer.from(comment, 'latin1')])
}
