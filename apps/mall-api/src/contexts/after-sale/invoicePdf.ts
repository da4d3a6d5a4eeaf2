import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PdfDocument from 'pdfkit'
import type { Locale } from '@millwright/domain/locale'
import { capitalAmount } from '@millwright/domain/money/capitalAmount'
import { toCents } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { headerTypes, invoiceTypes } from '@millwright/domain/order/invoice'
import { VAT_RATE } from '@millwright/domain/order/invoiceTax'
import { writeServerTime } from '@millwright/domain/time'
import type { InvoiceDocument, InvoiceLine } from './invoiceDocument.ts'
import { invoiceDocumentTexts } from './invoiceDocumentTexts.ts'

type Pdf = InstanceType<typeof PdfDocument>
type Words = (typeof invoiceDocumentTexts)[Locale]

const FONT = join(
  dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
  '../fonts/NotoSansHans-Regular.otf',
)
const EDGE = 36
const WIDTH = 595.28 - 2 * EDGE
const FOOT = 841.89 - EDGE - 24
const INK = '#1d2733'
const MUTED = '#5b6875'
const LINE = '#b8c1ca'
const SEAL = '#a4262c'
const CELL = 5

/** Widths in points. Together they fill the page between its margins. */
const columns = [
  { key: 'item', width: 168, align: 'left' },
  { key: 'quantity', width: 62, align: 'right' },
  { key: 'price', width: 64, align: 'right' },
  { key: 'amount', width: 68, align: 'right' },
  { key: 'net', width: 66, align: 'right' },
  { key: 'rate', width: 34, align: 'right' },
  { key: 'tax', width: WIDTH - 462, align: 'right' },
] as const

/**
 * Renders an invoice as PDF 1.7 on A4. The same document always gives the same bytes. The one embedded font holds the
 * characters used, so that the text can be searched and copied.
 */
export async function invoicePdf(document: InvoiceDocument, locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const words = invoiceDocumentTexts[locale]
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: EDGE, left: EDGE, right: EDGE, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale === 'zh' ? 'zh-CN' : 'en',
    displayTitle: true,
    info: {
      Title: `${titleOf(document, words)} ${document.number}`,
      Author: document.seller.name[locale],
      CreationDate: new Date(document.issuedAt),
    },
  })
  const bytes: Uint8Array[] = []
  const made = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => bytes.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.font(FONT).fillColor(INK)
  let y = drawHead(pdf, document, words)
  y = drawParties(pdf, document, words, locale, y)
  y = drawLines(pdf, document, words, locale, y)
  y = drawSums(pdf, document, words, y)
  drawNotes(pdf, document, words, y)
  drawFeet(pdf, document, words)
  pdf.end()
  await made
  return Uint8Array.from(Buffer.concat(bytes))
}

function titleOf({ buyer }: InvoiceDocument, words: Words): string {
  return buyer.invoiceType === invoiceTypes.special ? words.special : words.electronic
}

function drawHead(pdf: Pdf, document: InvoiceDocument, words: Words): number {
  const facts: [string, string][] = [
    [words.number, document.number],
    [words.date, writeServerTime(document.issuedAt).slice(0, 10)],
    ...(document.formerNumber ? [[words.former, document.formerNumber] satisfies [string, string]] : []),
  ]
  pdf
    .fontSize(18)
    .fillColor(SEAL)
    .text(titleOf(document, words), EDGE, EDGE + 4, { width: 300 })
  const low = pdf.y
  let y = EDGE + 4
  for (const [term, fact] of facts) {
    pdf
      .fontSize(9)
      .fillColor(MUTED)
      .text(term, EDGE + 310, y, { width: 85, lineBreak: false })
    pdf.fillColor(INK).text(fact, EDGE + 395, y, { width: WIDTH - 395, align: 'right', lineBreak: false })
    y += 15
  }
  return Math.max(low, y) + 8
}

function drawParties(pdf: Pdf, document: InvoiceDocument, words: Words, locale: Locale, top: number): number {
  const { buyer, seller } = document
  const special = buyer.invoiceType === invoiceTypes.special
  const person = buyer.headerType === headerTypes.personal
  const facts = {
    buyer: [
      [words.name, `${buyer.headerName ?? ''}${person ? words.personal : ''}`],
      [words.taxNumber, buyer.invoiceTaxNumber],
      [words.addressPhone, special ? `${buyer.registerAddress ?? ''} ${buyer.registerPhone ?? ''}` : undefined],
      [words.bank, special ? `${buyer.bankName ?? ''} ${buyer.bankAccount ?? ''}` : undefined],
    ],
    seller: [
      [words.name, seller.name[locale]],
      [words.taxNumber, seller.creditCode],
      [words.address, special ? seller.address[locale] : undefined],
    ],
  }
  const half = WIDTH / 2
  const lows = (['buyer', 'seller'] as const).map((party, at) => {
    const x = EDGE + at * half + 8
    let y = top + 8
    pdf.fontSize(8).fillColor(SEAL).text(words[party], x, y)
    y = pdf.y + 3
    for (const [term, fact] of facts[party]) {
      if (!fact) continue
      pdf
        .fontSize(7)
        .fillColor(MUTED)
        .text(term!, x, y, { width: half - 16 })
      pdf
        .fontSize(9)
        .fillColor(INK)
        .text(fact, x, pdf.y, { width: half - 16 })
      y = pdf.y + 4
    }
    return y
  })
  const low = Math.max(...lows) + 4
  pdf
    .lineWidth(0.7)
    .strokeColor(LINE)
    .rect(EDGE, top, WIDTH, low - top)
    .stroke()
  pdf
    .moveTo(EDGE + half, top)
    .lineTo(EDGE + half, low)
    .stroke()
  return low
}

function drawLines(pdf: Pdf, document: InvoiceDocument, words: Words, locale: Locale, top: number): number {
  let y = drawTableHead(pdf, words, top)
  for (const line of document.lines) {
    const cells = cellsOf(line, words, locale)
    pdf.fontSize(8)
    const high = heightOf(pdf, cells.item)
    if (y + high > FOOT) y = nextPage(pdf, document, words)
    drawCells(pdf, cells, y)
    y += high
    pdf
      .lineWidth(0.4)
      .strokeColor(LINE)
      .moveTo(EDGE, y)
      .lineTo(EDGE + WIDTH, y)
      .stroke()
  }
  return y
}

type Cells = Record<(typeof columns)[number]['key'], string>

function cellsOf(line: InvoiceLine, words: Words, locale: Locale): Cells {
  const name = line.kind === 'item' ? (line.name?.[locale] ?? '') : words[line.kind]
  return {
    item: [name, line.model, line.articleNumber && words.articleNumber(line.articleNumber)].filter(Boolean).join('\n'),
    quantity: line.quantity === undefined ? '' : `${line.quantity} ${line.unit?.[locale] ?? ''}`.trim(),
    price: line.price === undefined ? '' : grouped(toCents(line.price)),
    amount: grouped(line.amount),
    net: grouped(line.net),
    rate: percent(line.rate ?? VAT_RATE),
    tax: grouped(line.tax),
  }
}

function drawCells(pdf: Pdf, cells: Cells, y: number, { size = 8, ink = INK }: { size?: number; ink?: string } = {}) {
  let x = EDGE
  for (const { key, width, align } of columns) {
    pdf
      .fontSize(size)
      .fillColor(ink)
      .text(cells[key], x + CELL, y + CELL, { width: width - 2 * CELL, align })
    x += width
  }
}

function heightOf(pdf: Pdf, item: string): number {
  return pdf.heightOfString(item, { width: columns[0].width - 2 * CELL }) + 2 * CELL
}

function drawTableHead(pdf: Pdf, words: Words, y: number): number {
  pdf.fontSize(7)

  const high = Math.max(...columns.map(({ key, width }) => pdf.heightOfString(words[key], { width: width - 2 * CELL })))
  pdf.rect(EDGE, y, WIDTH, high + 2 * CELL).fill('#f1f4f6')
  drawCells(pdf, words, y, { size: 7, ink: MUTED })
  const low = y + high + 2 * CELL
  pdf
    .lineWidth(0.7)
    .strokeColor(LINE)
    .rect(EDGE, y, WIDTH, low - y)
    .stroke()
  return low
}

function nextPage(pdf: Pdf, document: InvoiceDocument, words: Words): number {
  pdf.addPage()
  pdf
    .fontSize(9)
    .fillColor(MUTED)
    .text(`${titleOf(document, words)} ${document.number} (${words.goOn})`, EDGE, EDGE, { width: WIDTH })
  return drawTableHead(pdf, words, pdf.y + 6)
}

function drawSums(pdf: Pdf, document: InvoiceDocument, words: Words, top: number): number {
  const { net, tax, total } = document
  let y = top + 70 > FOOT ? nextPage(pdf, document, words) : top
  drawCells(
    pdf,
    { item: words.sum, quantity: '', price: '', amount: yuan(total), net: yuan(net), rate: '', tax: yuan(tax) },
    y,
  )
  y += 12 + 2 * CELL
  pdf
    .lineWidth(0.7)
    .strokeColor(LINE)
    .moveTo(EDGE, y)
    .lineTo(EDGE + WIDTH, y)
    .stroke()
  pdf
    .fontSize(8)
    .fillColor(MUTED)
    .text(words.words, EDGE + CELL, y + 9, { width: 90 })
  pdf
    .fontSize(10)
    .fillColor(INK)
    .text(capitalAmount(total), EDGE + 96, y + 7, { width: 200 })
  const low = Math.max(pdf.y, y + 20)
  pdf
    .fontSize(8)
    .fillColor(MUTED)
    .text(words.total, EDGE + 300, y + 9, { width: 100 })
  pdf
    .fontSize(12)
    .fillColor(SEAL)
    .text(yuan(total), EDGE + 400, y + 6, { width: WIDTH - 400 - CELL, align: 'right' })
  const end = Math.max(low, pdf.y) + 6
  pdf
    .lineWidth(0.7)
    .strokeColor(LINE)
    .rect(EDGE, y, WIDTH, end - y)
    .stroke()
  return end
}

function drawNotes(pdf: Pdf, document: InvoiceDocument, words: Words, top: number) {
  const { orderNumbers, poNumbers = [] } = document
  const own = poNumbers.length ? `${words.poNumbers} ${poNumbers.join(', ')}; ` : ''
  const text = `${own}${words.orders} ${orderNumbers.join(', ')}`
  pdf.fontSize(8)
  const high = pdf.heightOfString(text, { width: WIDTH })
  if (top + 8 + high > FOOT) pdf.addPage()
  pdf.fillColor(MUTED).text(text, EDGE, top + 8 + high > FOOT ? EDGE : top + 8, { width: WIDTH })
}

function drawFeet(pdf: Pdf, { number }: InvoiceDocument, words: Words) {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at)
    pdf
      .fontSize(7)
      .fillColor(MUTED)
      .text(words.note, EDGE, FOOT + 14, { width: 360, lineBreak: false })
      .text(count > 1 ? words.page(at + 1, count) : number, EDGE + 360, FOOT + 14, {
        width: WIDTH - 360,
        align: 'right',
        lineBreak: false,
      })
  }
}

function yuan(amount: Money): string {
  return grouped(amount).replace(/\d/, '¥$&')
}

function grouped(amount: Money): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, ',')
}

function percent(rate: string): string {
  return `${Math.round(Number(rate) * 100)}%`
}
