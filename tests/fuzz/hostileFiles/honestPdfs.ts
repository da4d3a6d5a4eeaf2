import { deflateSync } from 'node:zlib'
import { kept, type FileSample } from './FileSample.ts'
import { objectStream, pdfFile, pdfWithReferenceStream, plainPage, stream, text, updated } from './pdfFile.ts'

const link = (address: string) =>
  `<< /Type /Annot /Subtype /Link /Rect [72 600 200 620] /Border [0 0 0] /A << /S /URI /URI (${address}) >> >>`

export const honestPdfs: FileSample[] = [
  kept('a PDF of one drawing', '6204.pdf', () => pdfFile(plainPage())),
  kept('a PDF with links to a site and to a mailbox', 'catalogue.pdf', () =>
    pdfFile(plainPage({ page: `/Annots [${link('https://example.com/6204')} ${link('mailto:sales@example.com')}]` })),
  ),
  kept('a PDF whose links begin at a site', 'site.pdf', () =>
    pdfFile(
      plainPage({ catalogue: '/URI << /Base (https://example.com/) >>', page: `/Annots [${link('6204.html')}]` }),
    ),
  ),
  kept('a PDF that opens at its first page', 'opens.pdf', () =>
    pdfFile(plainPage({ catalogue: '/OpenAction [3 0 R /Fit]' })),
  ),
  kept('a PDF whose contents lead to its pages', 'outline.pdf', () =>
    pdfFile({
      ...plainPage({
        catalogue: '/Outlines 6 0 R /PageMode /UseOutlines /OpenAction << /S /GoTo /D [3 0 R /XYZ null null null] >>',
      }),
      6: '<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>',
      7: '<< /Title (Page 1) /Parent 6 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
    }),
  ),
  kept('a PDF that speaks of JavaScript, /Launch and <script> on its page', 'manual.pdf', () =>
    pdfFile(
      {
        ...plainPage({
          content: 'BT /F1 12 Tf 72 600 Td (The /JavaScript and /Launch keys, see <script> and /JS) Tj ET',
        }),
        6: '<< /Title (JavaScript for machines: /JS /AA /OpenAction) >>',
      },
      { trailer: '/Info 6 0 R' },
    ),
  ),
  kept('a PDF with object streams and a stream of references', '图纸 A3.pdf', () => {
    const { 4: content, ...rest } = plainPage()
    const inside = rest as Record<number, string>
    return pdfWithReferenceStream({ 4: content! }, inside, objectStream(inside))
  }),
  kept('a PDF with packed contents and a picture', 'photo.pdf', () =>
    pdfFile({
      ...plainPage({ page: '/Rotate 90' }),
      4: stream('/Filter /FlateDecode', deflateSync(text('q 200 0 0 200 72 500 cm /Im1 Do Q'))),
      6: stream(
        '/Type /XObject /Subtype /Image /Width 64 /Height 64 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        deflateSync(Buffer.alloc(64 * 64 * 3, 200)),
      ),
    }),
  ),
  kept('a PDF with an honest later version', 'revised.pdf', () =>
    updated(pdfFile(plainPage()), { 4: stream('', text('0 0 m 300 300 l S')) }),
  ),
  kept('a PDF with a form that sends nothing', 'form.pdf', () =>
    pdfFile({
      ...plainPage({ catalogue: '/AcroForm << /Fields [6 0 R] /DA (/Helv 0 Tf 0 g) >>' }),
      6: '<< /FT /Tx /T (amount) /V (12) /Type /Annot /Subtype /Widget /Rect [72 72 200 90] /P 3 0 R >>',
    }),
  ),
  kept('a PDF of many pages that name one font', 'price-list.pdf', () => {
    const objects = plainPage()
    const numbers = Array.from({ length: 300 }, (_, index) => index + 10)
    objects[2] = `<< /Type /Pages /Count 300 /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] >>`
    for (const number of numbers) {
      objects[number] =
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
    }
    return pdfFile(objects)
  }),
]
