/** Scripts and pages, which no camera and no drawing program writes into a picture; long enough to be in none by chance. */
const markup = /<script|<\?php|<!doctype|<html[\s/>]|<svg[\s/>]|<iframe|javascript:/i
/** Programs and archives that begin where a picture has ended. */
const behind = ['PK\x03\x04', 'PK\x05\x06', '%PDF-', 'This program', '\x7fELF', 'Rar!', '7z\xbc\xaf']
/** What a reader of PDF would run, or hand over. */
const acting = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/

/** Whether a file is something else as well (a polyglot), by what stands in it. */
export function hasForeignContent(bytes: Uint8Array, type: string): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (markup.test(text)) return true
  if (type === 'application/pdf') return acting.test(text) || text.includes('PK\x03\x04')
  const rest = text.slice(endOf(text, type))
  return behind.some((mark) => rest.includes(mark))
}

/** Where the picture's own bytes end. */
function endOf(text: string, type: string): number {
  if (type === 'image/webp') return 8 + Buffer.from(text.slice(4, 8), 'latin1').readUInt32LE()
  const mark = type === 'image/png' ? 'IEND' : type === 'image/jpeg' ? '\xff\xd9' : '\x00;'
  const at = text.indexOf(mark, type === 'image/jpeg' ? 0 : 8)
  return at < 0 ? text.length : at + mark.length
}
