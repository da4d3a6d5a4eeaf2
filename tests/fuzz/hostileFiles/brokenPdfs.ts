import { deflateSync } from 'node:zlib'
import { harmless, mark, page, refused, type FileSample } from './FileSample.ts'
import { objectStream, pdfFile, pdfWithReferenceStream, plainPage, stream, text } from './pdfFile.ts'
import { zipFile } from './zipFile.ts'

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)

export const brokenPdfs: FileSample[] = [
  refused('a page of HTML before a PDF', 'a.pdf', () => Buffer.concat([text(page), pdfFile(plainPage())])),
  refused('a page of HTML after a PDF', 'a.pdf', () => Buffer.concat([pdfFile(plainPage()), text(page.repeat(20))])),
  refused('a page of HTML in the first comment of a PDF', 'a.pdf', () =>
    pdfFile(plainPage(), { header: `%PDF-1.7\n%${page}\n` }),
  ),
  refused('an archive after a PDF', 'a.pdf', () =>
    Buffer.concat([pdfFile(plainPage()), zipFile([{ name: 'a.class', bytes: text('\xCA\xFE\xBA\xBE') }])]),
  ),
  refused('HTML that only begins as a PDF', 'a.pdf', () => text(`%PDF-1.7\n${page}`)),
  refused('a program under the name of a PDF', 'a.pdf', () => Buffer.concat([text('MZ\x90\0\x03'), Buffer.alloc(400)])),
  refused('a PDF that ends in the middle', 'a.pdf', () => {
    const whole = pdfFile(plainPage())
    return whole.subarray(0, Math.floor(whole.length / 2))
  }),
  refused('a PDF without pages', 'a.pdf', () => pdfFile({ 1: '<< /Type /Catalog >>' })),
  refused('a PDF whose page unpacks to 400 MB', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 4: stream('/Filter /FlateDecode', deflateSync(zeros(400))) }),
  ),
  refused('a PDF whose page is packed twice and unpacks to 300 MB', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 4: stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(zeros(300)))) }),
  ),
  refused('a PDF whose object stream unpacks to 300 MB', 'a.pdf', () => {
    const inside = { 6: '<< >>' }
    const holder = objectStream(inside, '/FlateDecode', (bytes) =>
      deflateSync(Buffer.concat([bytes, Buffer.alloc(300 << 20, ' ')])),
    )
    return pdfWithReferenceStream(plainPage(), inside, holder)
  }),
  refused('a PDF with forty pages of 20 MB each', 'a.pdf', () => {
    const packed = deflateSync(zeros(20))
    const objects = plainPage()
    objects[2] = `<< /Type /Pages /Count 40 /Kids [${Array.from({ length: 40 }, (_, index) => `${index + 100} 0 R`).join(' ')}] >>`
    for (let index = 0; index < 40; index++) {
      objects[index + 100] = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents ${index + 200} 0 R >>`
      objects[index + 200] = stream('/Filter /FlateDecode', packed)
    }
    return pdfFile(objects)
  }),
  refused('a PDF with arrays in arrays, a hundred thousand deep', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 6: '['.repeat(100_000) + ']'.repeat(100_000) }),
  ),
  refused('a PDF with dictionaries in dictionaries, fifty thousand deep', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 6: '<</a'.repeat(50_000) + ' 1' + '>>'.repeat(50_000) }),
  ),
  refused('a PDF whose page tree contains itself', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 2: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }),
  ),
  refused('a PDF whose cross-reference table refers to itself', 'a.pdf', () => {
    const whole = pdfFile(plainPage())
    const start = whole.toString('latin1').match(/startxref\n(\d+)/)![1]!
    return pdfFile(plainPage(), { trailer: `/Prev ${Number(start)}` })
  }),
  harmless('a PDF with HTML in its title', 'a.pdf', () =>
    pdfFile({ ...plainPage(), 6: `<< /Title (${mark.replaceAll(/[()]/g, '')}) >>` }, { trailer: '/Info 6 0 R' }),
  ),
  harmless('a PDF under the name of a page', 'a.html', () => pdfFile(plainPage())),
  harmless('a PDF under the name of a program', 'invoice.pdf.exe', () => pdfFile(plainPage())),
  refused('an empty file', 'a.pdf', () => Buffer.alloc(0)),
]
