import { fileTypeOf } from '../fileType.ts'
import { latin1 } from '../inspect/markup.ts'
import type { Table } from './Table.ts'
import { TableFault } from './TableFault.ts'
import { textTables } from './textTables.ts'
import { workbookTables } from './workbookTables.ts'

const HEAD = 4096

/** Reads the tables of a file by its content; its name is not trusted. Call it in a worker: it has no limit on time. */
export async function tablesOf(bytes: Uint8Array): Promise<Table[]> {
  const tables = await read(bytes)
  const filled = tables.filter(({ rows }) => rows.length)
  if (!filled.length) throw new TableFault('noRows')
  return filled
}

async function read(bytes: Uint8Array): Promise<Table[]> {
  const type = fileTypeOf(bytes)
  if (type === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet') return workbookTables(bytes)
  // Loaded on demand: most files are workbooks.
  if (type === 'application/pdf') return (await import('./pdfTable.ts')).pdfTables(bytes)
  const head = latin1(bytes.subarray(0, HEAD))
  if (head.startsWith('\xd0\xcf\x11\xe0')) {
    // A workbook with a password is an encrypted package in this format.
    throw new TableFault(
      latin1(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e') ? 'locked' : 'oldWorkbook',
    )
  }
  if (type || isOther(head)) throw new TableFault('other')
  return textTables(bytes)
}

/** Whether a file is a picture, an archive, a program, a page or a document of another program. */
function isOther(head: string): boolean {
  return (
    // oxlint-disable-next-line no-control-regex -- the first bytes of archives
    /^(?:PK|Rar!|7z\xbc\xaf|\x1f\x8b|BZh|MZ|\x7fELF|BM|II\*\0|MM\0\*|\{\\rtf|%!PS)/.test(head) ||
    /^.{4}ftyp/s.test(head) ||
    /^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|svg|\?xml|\?php|script)/i.test(head)
  )
}
