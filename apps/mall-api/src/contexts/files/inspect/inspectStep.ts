import { FileFault } from './FileFault.ts'
import { latin1, markup } from './markup.ts'

const token = /\/\*[^]*?\*\/|'(?:[^']|'')*'/g
const file =
  /^\s*ISO-10303-21\s*;\s*HEADER\s*;[^<]*?;\s*ENDSEC\s*;(?:\s*DATA\s*(?:\([^;]*\))?\s*;(?:\s*[#&][^<;]*;)+\s*ENDSEC\s*;)+\s*END-ISO-10303-21\s*;\s*$/

/**
 * Accepts a STEP file (ISO 10303-21, editions 1 and 2): header, data and end, only statements, and no markup in
 * comments.
 */
export function inspectStep(bytes: Uint8Array): void {
  const text = latin1(bytes)
  if (!text.trimEnd().endsWith('END-ISO-10303-21;')) throw new FileFault('fileCut')
  // oxlint-disable-next-line no-control-regex -- text has no control characters
  if (/[\0-\x08\x0b\x0e-\x1f\x7f]/.test(text)) throw new FileFault('fileFormat')
  const statements = text.replace(token, (part) => {
    if (part.startsWith("'")) return "''"
    if (markup.test(part)) throw new FileFault('fileFormat')
    return ' '
  })
  if (!isStep(statements)) throw new FileFault('fileFormat')
}

const isStep = (statements: string): boolean => file.test(statements)
