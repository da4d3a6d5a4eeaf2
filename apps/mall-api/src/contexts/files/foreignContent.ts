import { latin1, markup } from './inspect/markup.ts'

/** Signatures of programs and archives that may follow a picture. */
const behind = ['PK\x03\x04', 'PK\x05\x06', '%PDF-', 'This program', '\x7fELF', 'Rar!', '7z\xbc\xaf']

/** Whether a picture also contains another format (a polyglot). */
export function hasForeignContent(bytes: Uint8Array, type: string): boolean {
  const text = latin1(bytes)
  if (markup.test(text)) return true
  const rest = text.slice(endOf(text, type))
  return behind.some((mark) => rest.includes(mark))
}

function endOf(text: string, type: string): number {
  if (type === 'image/webp') return 8 + Buffer.from(text.slice(4, 8), 'latin1').readUInt32LE()
  const mark = type === 'image/png' ? 'IEND' : type === 'image/jpeg' ? '\xff\xd9' : '\x00;'
  const at = text.indexOf(mark, type === 'image/jpeg' ? 0 : 8)
  return at < 0 ? text.length : at + mark.length
}
