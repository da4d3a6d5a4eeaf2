import { page, refused, type FileSample } from './FileSample.ts'
import { part, workbookFile, workbookParts } from './workbookFile.ts'
import { zipFile } from './zipFile.ts'

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')
const sheet = 'xl/worksheets/sheet1.xml'

const laughs = () => {
  let entities = '<!ENTITY a0 "ha">'
  for (let level = 1; level < 12; level++) entities += `<!ENTITY a${level} "${`&a${level - 1};`.repeat(10)}">`
  return `<?xml version="1.0"?><!DOCTYPE worksheet [${entities}]><worksheet>&a11;</worksheet>`
}

export const brokenWorkbooks: FileSample[] = [
  refused('a workbook whose sheet unpacks to 400 MB', 'a.xlsx', () =>
    workbookFile({ instead: { [sheet]: zeros(400) } }),
  ),
  refused('a workbook whose sheet unpacks to more than it says', 'a.xlsx', () =>
    zipFile(
      workbookParts().map((entry) =>
        entry.name === sheet ? { ...entry, bytes: zeros(300), claimedSize: 900 } : entry,
      ),
    ),
  ),
  refused('a workbook with fifty parts of 20 MB each', 'a.xlsx', () =>
    workbookFile({ more: Array.from({ length: 50 }, (_, index) => part(`xl/media/image${index}.png`, zeros(20))) }),
  ),
  refused('a workbook of sixty thousand empty parts', 'a.xlsx', () =>
    workbookFile({
      more: Array.from({ length: 60_000 }, (_, index) => part(`xl/media/${index}.png`, '', { stored: true })),
    }),
  ),
  refused('a workbook with a part outside of it', 'a.xlsx', () =>
    workbookFile({ more: [part('../../../etc/cron.d/a', 'x')] }),
  ),
  refused('a workbook with two lists of types', 'a.xlsx', () =>
    workbookFile({
      more: [
        part(
          '[Content_Types].xml',
          '<Types><Override PartName="/xl/a" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
      ],
    }),
  ),
  refused('a workbook with a part of two names', 'a.xlsx', () =>
    workbookFile({ more: [part('xl/theme/theme1.xml', 'x', { localName: 'xl/vbaProject.bin' })] }),
  ),
  refused('a workbook with a part that its directory leaves out', 'a.xlsx', () =>
    workbookFile({ more: [part('xl/vbaProject.bin', 'x', { unlisted: true })] }),
  ),
  refused('a workbook with a part that is encrypted', 'a.xlsx', () =>
    workbookFile({ more: [part('xl/media/image1.png', 'x', { flags: 1 })] }),
  ),
  refused('a workbook with a part packed in an unknown way', 'a.xlsx', () =>
    workbookFile({ more: [part('xl/media/image1.png', 'x', { method: 97, stored: true })] }),
  ),
  refused('a workbook whose sheet grows by entities', 'a.xlsx', () => workbookFile({ instead: { [sheet]: laughs() } })),
  refused('a workbook whose sheet reads a file', 'a.xlsx', () =>
    workbookFile({
      instead: { [sheet]: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><worksheet>&b;</worksheet>' },
    }),
  ),
  refused('a page of HTML before a workbook', 'a.xlsx', () => zipFile(workbookParts(), { before: Buffer.from(page) })),
  refused('a page of HTML after a workbook', 'a.xlsx', () => zipFile(workbookParts(), { comment: page })),
  refused('a page of HTML after a workbook, unannounced', 'a.xlsx', () =>
    Buffer.concat([workbookFile(), Buffer.from(page)]),
  ),
  refused('a program before a workbook', 'a.xlsx', () =>
    zipFile(workbookParts(), { before: Buffer.from('MZ\u0090\0\u0003') }),
  ),
  refused('a workbook that ends in the middle', 'a.xlsx', () => workbookFile().subarray(0, 700)),
  refused('a workbook whose bytes were changed', 'a.xlsx', () => {
    const whole = Buffer.from(workbookFile({ more: [part('xl/media/image1.png', 'honest picture', { stored: true })] }))
    whole.write('broken', whole.indexOf('honest picture'))
    return whole
  }),
  refused('an encrypted workbook', 'a.xlsx', () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
  ),
  refused('an archive under the name of a workbook', 'a.xlsx', () =>
    zipFile([part('META-INF/MANIFEST.MF', 'Main-Class: A'), part('A.class', 'x')]),
  ),
  refused('an empty archive under the name of a workbook', 'a.xlsx', () => zipFile([])),
]
