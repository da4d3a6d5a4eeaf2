import { hasCodedHead } from './dwg2007.ts'
import { FileFault } from './FileFault.ts'
import { endsAsArchive, latin1, markup } from './markup.ts'

/** Offsets from the Open Design Specification for .dwg files, 5.4.1. */
const MASKED = 0x80
const MASKED_LENGTH = 0x6c
const program = 'This program cannot be run in DOS mode'
/**
 * Releases 13, 14 and 2000 have a section list. Releases 2004 to 2018 have a masked block, and 2007 an encoded header.
 */
const listed = new Set(['AC1012', 'AC1014', 'AC1015'])
const masked = new Set(['AC1018', 'AC1024', 'AC1027', 'AC1032'])

/**
 * Accepts a DWG by its header, if it contains no markup or program and no archive follows. The drawing and its macros
 * are not read.
 */
export function inspectDwg(bytes: Uint8Array): void {
  const text = latin1(bytes)
  const version = text.slice(0, 6)
  const sections = listed.has(version) ? sectionsEnd(Buffer.from(bytes)) : undefined
  const isHead = masked.has(version)
    ? unmasked(bytes).startsWith('AcFssFcAJMB')
    : sections !== undefined || (version === 'AC1021' && hasCodedHead(bytes))
  if (!isHead || markup.test(text) || text.includes(program) || endsAsArchive(text.slice(sections)))
    throw new FileFault('fileFormat')
}

/**
 * Returns where the last listed section ends, or undefined if a section exceeds the file. For these releases AutoCAD
 * stores the materials of a drawing in a section, as an archive.
 */
function sectionsEnd(bytes: Buffer): number | undefined {
  if (bytes.length < 0x80) return undefined
  const count = bytes.readUInt32LE(0x15)
  if (count < 3 || count > 6) return undefined
  const ends = Array.from({ length: count }, (_, index) => 0x19 + index * 9).map(
    (at) => bytes.readUInt32LE(at + 1) + bytes.readUInt32LE(at + 5),
  )
  const end = Math.max(...ends)
  return end <= bytes.length ? end : undefined
}

/** Unmasks the block with a pseudorandom sequence that starts at 1. */
function unmasked(bytes: Uint8Array): string {
  let seed = 1
  return String.fromCharCode(
    ...Array.from(bytes.subarray(MASKED, MASKED + MASKED_LENGTH), (byte) => {
      seed = (Math.imul(seed, 0x343fd) + 0x269ec3) >>> 0
      return byte ^ ((seed >>> 16) & 0xff)
    }),
  )
}
