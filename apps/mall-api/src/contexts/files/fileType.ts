import type { FileType } from '@millwright/domain/files/fileKinds'

/**
 * Returns the type of a file by its first bytes, or undefined if the type is not allowed. The file's name and declared
 * type are not trusted.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp'
  if (/^GIF8[79]a/.test(head)) return 'image/gif'
  if (/^AC10\d\d/.test(head)) return 'application/acad'
  if (head.startsWith('ISO-10303-21')) return 'model/step'
  if (head.startsWith('PK\x03\x04')) return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return head.startsWith('%PDF-') ? 'application/pdf' : undefined
}
