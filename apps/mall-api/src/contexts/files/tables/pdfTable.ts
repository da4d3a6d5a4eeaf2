import { getDocumentProxy } from 'unpdf'
import { FileFault } from '../inspect/FileFault.ts'
import { latin1 } from '../inspect/markup.ts'
import { readPdf } from '../inspect/qpdf.ts'
import { unpackStreams } from '../inspect/unpackStreams.ts'
import { CELL_MOST, TableRows } from './Table.ts'
import type { Table } from './Table.ts'
import { TableFault } from './TableFault.ts'

const PAGES_MOST = 60
/** The maximum number of pieces of text on a page. */
const PIECES_MOST = 20_000

type Piece = { text: string; x: number; y: number; width: number; height: number }

/**
 * Reads the text of a PDF by its positions: pieces at one height are a row, and a gap wider than a letter separates
 * cells. Scripts, actions, links and attached files are never run or opened.
 */
export async function pdfTables(bytes: Uint8Array): Promise<Table[]> {
  await checkPdf(bytes)
  // The reader takes the buffer over, so the picture search comes first.
  const hasPictures = /\/Subtype\s*\/Image\b/.test(latin1(bytes))
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true }).catch(() => {
    throw new TableFault('cut')
  })
  const all = new TableRows()
  for (let number = 1; number <= Math.min(pdf.numPages, PAGES_MOST) && !all.cut; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: false })
    const pieces = items.slice(0, PIECES_MOST).flatMap((item): Piece[] => {
      if (!('str' in item) || !item.str.trim()) return []
      const [, , , , x = 0, y = 0] = item.transform as number[]
      return [{ text: item.str.slice(0, CELL_MOST), x, y, width: item.width, height: item.height || 10 }]
    })
    for (const row of rowsOf(pieces)) if (!all.add(row)) break
  }
  if (pdf.numPages > PAGES_MOST) all.cut = true
  if (!all.rows.length && hasPictures) throw new TableFault('scan')
  return [all.table('')]
}

/** Throws if the PDF is damaged, needs a password or unpacks to too much. */
async function checkPdf(bytes: Uint8Array): Promise<void> {
  try {
    const pdf = await readPdf(bytes)
    if (!pdf.pages.length) throw new FileFault('fileCut')
    await unpackStreams(pdf)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    throw new TableFault(error.problem === 'fileLocked' ? 'locked' : error.problem === 'fileHeavy' ? 'heavy' : 'cut')
  }
}

/** Groups the pieces of a page into rows from top to bottom, each a list of cells from left to right. */
function rowsOf(pieces: readonly Piece[]): string[][] {
  const rows: { y: number; height: number; pieces: Piece[] }[] = []
  for (const piece of pieces.toSorted((one, other) => other.y - one.y || one.x - other.x)) {
    const row = rows.at(-1)
    if (row && Math.abs(row.y - piece.y) < Math.min(row.height, piece.height) / 2) row.pieces.push(piece)
    else rows.push({ y: piece.y, height: piece.height, pieces: [piece] })
  }
  return rows.map((row) => cellsOf(row.pieces.toSorted((one, other) => one.x - other.x)))
}

function cellsOf(pieces: readonly Piece[]): string[] {
  const cells: string[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { text, x, width, height } of pieces) {
    const gap = x - end
    if (!cells.length || gap > height * 0.9) cells.push(text)
    else cells[cells.length - 1] += gap > height * 0.15 ? ` ${text}` : text
    end = Math.max(end, x + width)
  }
  return cells
}
