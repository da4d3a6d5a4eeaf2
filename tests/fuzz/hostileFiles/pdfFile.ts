import { deflateSync } from 'node:zlib'

type Objects = Readonly<Record<number, string | Buffer>>

export const text = (value: string): Buffer => Buffer.from(value, 'latin1')

/** Returns the body of a stream object: its dictionary with the correct length, and its bytes. */
export function stream(dictionary: string, bytes: Buffer): Buffer {
  return Buffer.concat([text(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, text('\nendstream')])
}

/** Returns an object stream (ISO 32000, 7.5.7) of the given objects, encoded by `encode` for `filter`. */
export function objectStream(
  objects: Readonly<Record<number, string>>,
  filter = '/FlateDecode',
  encode: (bytes: Buffer) => Buffer = deflateSync,
): Buffer {
  let offsets = ''
  let bodies = ''
  for (const [number, body] of Object.entries(objects)) {
    offsets += `${number} ${bodies.length} `
    bodies += `${body} `
  }
  const count = Object.keys(objects).length
  const dictionary = `/Type /ObjStm /N ${count} /First ${offsets.length} /Filter ${filter}`
  return stream(dictionary, encode(text(offsets + bodies)))
}

const numbered = (number: number, body: string | Buffer): Buffer => {
  return Buffer.concat([text(`${number} 0 obj\n`), Buffer.from(body), text('\nendobj\n')])
}

interface Parts {
  header?: string
  trailer?: string
  /** The offset that the file states for its cross-reference table. Correct by default. */
  startxref?: number
}

/** Returns a PDF with a cross-reference table (7.5.4). Object 1 is the catalogue. */
export function pdfFile(
  objects: Objects,
  { header = '%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', trailer = '', startxref }: Parts = {},
) {
  const parts: Buffer[] = [text(header)]
  let size = parts[0]!.length
  const offsets = new Map<number, number>()
  for (const [key, body] of Object.entries(objects)) {
    const part = numbered(Number(key), body)
    offsets.set(Number(key), size)
    parts.push(part)
    size += part.length
  }
  const last = Math.max(...offsets.keys())
  let table = `xref\n0 ${last + 1}\n0000000000 65535 f \n`
  for (let number = 1; number <= last; number++) {
    const offset = offsets.get(number)
    table += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  }
  parts.push(
    text(`${table}trailer\n<< /Size ${last + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${startxref ?? size}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

/** Returns a PDF with a cross-reference stream (7.5.8). The object stream `holder` contains the objects `inside`. */
export function pdfWithReferenceStream(
  objects: Objects,
  inside: Readonly<Record<number, string>>,
  holder: Buffer,
): Buffer {
  const parts: Buffer[] = [text('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')]
  let size = parts[0]!.length
  const numbers = [...Object.keys(objects), ...Object.keys(inside)].map(Number)
  const holderNumber = Math.max(...numbers) + 1
  const referenceNumber = holderNumber + 1
  const rows = new Map<number, readonly [number, number, number]>([[0, [0, 0, 255]]])
  Object.keys(inside).forEach((key, index) => rows.set(Number(key), [2, holderNumber, index]))
  for (const [key, body] of [...Object.entries(objects), [String(holderNumber), holder] as const]) {
    const part = numbered(Number(key), body)
    rows.set(Number(key), [1, size, 0])
    parts.push(part)
    size += part.length
  }
  rows.set(referenceNumber, [1, size, 0])
  const table = Buffer.alloc((referenceNumber + 1) * 6)
  for (const [number, [kind, where, index]] of rows) {
    table.writeUInt8(kind, number * 6)
    table.writeUInt32BE(where, number * 6 + 1)
    table.writeUInt8(index, number * 6 + 5)
  }
  const dictionary = `/Type /XRef /Size ${referenceNumber + 1} /W [1 4 1] /Root 1 0 R /Filter /FlateDecode`
  parts.push(numbered(referenceNumber, stream(dictionary, deflateSync(table))))
  parts.push(text(`startxref\n${size}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** Appends an incremental update (7.5.6) that replaces objects. */
export function updated(before: Buffer, objects: Objects): Buffer {
  const previous = before.toString('latin1').match(/startxref\s+(\d+)\s+%%EOF\s*$/)![1]!
  const sizeBefore = before.toString('latin1').match(/\/Size (\d+)/)![1]!
  const parts: Buffer[] = [before]
  let size = before.length
  let table = 'xref\n'
  for (const [key, body] of Object.entries(objects)) {
    const part = numbered(Number(key), body)
    table += `${key} 1\n${String(size).padStart(10, '0')} 00000 n \n`
    parts.push(part)
    size += part.length
  }
  parts.push(
    text(`${table}trailer\n<< /Size ${sizeBefore} /Root 1 0 R /Prev ${previous} >>\nstartxref\n${size}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

const drawing = 'q 1 0 0 1 72 720 cm 0 0 m 200 100 l S Q BT /F1 12 Tf 72 600 Td (Bearing 6204) Tj ET'

/**
 * Returns a plain page with a drawing and a line of text, as objects 1 to 5. `catalogue` and `page` are added to the
 * respective dictionaries.
 */
export function plainPage({ catalogue = '', page = '', content = drawing } = {}): Record<number, string | Buffer> {
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
    4: stream('', text(content)),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  }
}
