import { hasCodedHead } from './dwg2007.ts'
import { FileFault } from './FileFault.ts'
import { endsAsArchive, latin1, markup } from './markup.ts'

/** Places in the file are those of the Open Design Specification for .dwg files, 5.4.1. */
const MASKED = 0x80
const MASKED_LENGTH = 0x6c
const program = 'This program cannot be run in DOS mode'
/** Releases 13, 14 and 2000, with a list of sections; 2004 to 2018, with a masked block; 2007, whose head is coded. */
const listed = new Set(['AC1012', 'AC1014', 'AC1015'])
const masked = new Set(['AC1018', 'AC1024', 'AC1027', 'AC1032'])

/**
 * A DWG by its head, with no page or program within it and no archive behind it. What it draws, and macros in it, are
 * not read.
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
 * Where the last section of the list ends, if all lie within the file. Among them AutoCAD keeps the materials of a
 * drawing that it saves for these releases, as an archive.
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

/** Its block is masked with numbers that a generator makes from 1. */
function unmasked(bytes: Uint8Array): string {
  let seed = 1
  return String.fromCharCode(
    ...Array.from(bytes.subarray(MASKED, MASKED + MASKED_LENGTH), (byte) => {
      seed = (Math.imul(seed, 0x343fd) + 0x269ec3) >>> 0
      return byte ^ ((seed >>> 16) & 0xff)
    }),
  )
}
